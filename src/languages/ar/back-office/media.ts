export const picturesAndVideos = 'الصور ومقاطع الفيديو';
export const upToFour = 'أربعة ملفات على الأكثر، وأولها صورة الغلاف.';
export const dropSeveral = 'أفلِت عدة ملفات معًا، واسحبها لترتيبها.';
export const chooseSeveral = 'اختر عدة ملفات معًا، وحرّكها بالأسهم.';
export const isCoverNow = 'أصبح هذا هو الغلاف.';
export const movedTo = (position: number) => `نُقل إلى الموضع ${position}.`;
export const imageTakenOut = (position: number) => `أُزيلت الصورة ${position}.`;
export const imageReplaced = (position: number) => `استُبدلت الصورة ${position}.`;
export const videoTakenOut = (position: number) => `أُزيل مقطع الفيديو ${position}.`;
export const videoReplaced = (position: number) => `استُبدل مقطع الفيديو ${position}.`;
export const noEmptySlot = 'لا يوجد موضع فارغ لإعادته إليه.';
export const noRoom = (left: number) =>
  `المكان يتّسع لأربعة ملفات. عدد الملفات التي لم تُضَف: ${left}.`;
/** What is cropped, at the start of a sentence. */
export const picture = (position: number) => `الصورة ${position}`;
export const pictureNotOpened = 'تعذّر فتح هذه الصورة. حاول مرة أخرى.';

export const switchToVideoTitle = 'هل تريد التبديل إلى فيديو؟';
export const switchToImageTitle = 'هل تريد التبديل إلى صورة؟';
export const pictureWillGo = (position: number) => `ستُزال الصورة في الموضع ${position} من المنتج.`;
export const videoWillGo = (position: number) =>
  `سيُزال مقطع الفيديو في الموضع ${position} من المنتج.`;
export const switchToVideo = 'التبديل إلى فيديو';
export const switchToImage = 'التبديل إلى صورة';
export const switchToVideoIn = (position: number) => `التبديل إلى فيديو في الموضع ${position}`;
export const switchToImageIn = (position: number) => `التبديل إلى صورة في الموضع ${position}`;

export const uploadImage = (position: number) => `رفع الصورة ${position}`;
export const uploadVideo = (position: number) => `رفع مقطع الفيديو ${position}`;
export const acceptedImages = 'PNG أو JPG حتى 10 ميغابايت';
export const acceptedVideos = 'MP4 أو MOV حتى 20 ميغابايت';
export const takePhotograph = (position: number) => `التقاط صورة للموضع ${position}`;
export const takeVideo = (position: number) => `تصوير فيديو للموضع ${position}`;
export const imageFile = (position: number) => `ملف الصورة ${position}`;
export const videoFile = (position: number) => `ملف مقطع الفيديو ${position}`;

/** The name of what is in a slot, within the texts below. */
export const image = (position: number) => `الصورة ${position}`;
export const video = (position: number) => `مقطع الفيديو ${position}`;
export const previewOf = (what: string) => `معاينة ${what}`;
export const cover = 'الغلاف';
export const cancelUploadOf = (what: string) => `إلغاء رفع ${what}`;
export const remove = (what: string) => `إزالة ${what}`;
export const chooseAnotherFile = 'اختيار ملف آخر';
export const moveEarlier = (what: string) => `تقديم ${what}`;
export const moveLater = (what: string) => `تأخير ${what}`;
export const turnOrCrop = (what: string) => `تدوير ${what} أو اقتصاصها`;
export const replace = (what: string) => `استبدال ${what}`;

export const videoTooLarge = (megabytes: number) =>
  `حجم هذا الفيديو ${megabytes} ميغابايت، والحد الأقصى 20 ميغابايت. قصّره أو سجّله بدقة 1080p ثم اختره مرة أخرى.`;
export const pictureTooLarge = (megabytes: number) =>
  `حجم هذه الصورة ${megabytes} ميغابايت، والحد الأقصى 10 ميغابايت. اختر صورة أصغر.`;
export const neitherPictureNorVideo =
  'هذا الملف ليس صورة ولا فيديو. اختر ملف JPEG أو PNG أو MP4 أو MOV.';
