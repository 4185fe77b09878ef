export const picturesAndVideos = 'الصور ومقاطع الفيديو';
export const upToFour = 'أربعة ملفات على الأكثر، وأولها صورة الغلاف.';
export const dropSeveral = 'أفلِت عدة ملفات معًا، واسحبها لترتيبها.';
export const chooseSeveral = 'اختر عدة ملفات معًا، وحرّكها بالأسهم.';
export const isCoverNow = 'أصبح هذا هو الغلاف.';
export const movedTo = (place: number) => `نُقل إلى الموضع ${place}.`;
export const imageTakenOut = (place: number) => `أُزيلت الصورة ${place}.`;
export const imageReplaced = (place: number) => `استُبدلت الصورة ${place}.`;
export const videoTakenOut = (place: number) => `أُزيل مقطع الفيديو ${place}.`;
export const videoReplaced = (place: number) => `استُبدل مقطع الفيديو ${place}.`;
export const noEmptyPlace = 'لا يوجد موضع فارغ لإعادته إليه.';
export const noRoom = (left: number) =>
  `المكان يتّسع لأربعة ملفات. عدد الملفات التي لم تُضَف: ${left}.`;
/** What is cropped, at the start of a sentence. */
export const picture = (place: number) => `الصورة ${place}`;
export const pictureNotOpened = 'تعذّر فتح هذه الصورة. حاول مرة أخرى.';

export const switchToVideoTitle = 'هل تريد التبديل إلى فيديو؟';
export const switchToImageTitle = 'هل تريد التبديل إلى صورة؟';
export const pictureWillGo = (place: number) => `ستُزال الصورة في الموضع ${place} من المنتج.`;
export const videoWillGo = (place: number) => `سيُزال مقطع الفيديو في الموضع ${place} من المنتج.`;
export const switchToVideo = 'التبديل إلى فيديو';
export const switchToImage = 'التبديل إلى صورة';
export const switchToVideoIn = (place: number) => `التبديل إلى فيديو في الموضع ${place}`;
export const switchToImageIn = (place: number) => `التبديل إلى صورة في الموضع ${place}`;

export const uploadImage = (place: number) => `رفع الصورة ${place}`;
export const uploadVideo = (place: number) => `رفع مقطع الفيديو ${place}`;
export const acceptedImages = 'PNG أو JPG حتى 10 ميغابايت';
export const acceptedVideos = 'MP4 أو MOV حتى 20 ميغابايت';
export const takePhotograph = (place: number) => `التقاط صورة للموضع ${place}`;
export const takeVideo = (place: number) => `تصوير فيديو للموضع ${place}`;
export const imageFile = (place: number) => `ملف الصورة ${place}`;
export const videoFile = (place: number) => `ملف مقطع الفيديو ${place}`;

/** The name of what is in a place, within the texts below. */
export const image = (place: number) => `الصورة ${place}`;
export const video = (place: number) => `مقطع الفيديو ${place}`;
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
