export const picturesAndVideos = 'फ़ोटो और वीडियो';
export const upToFour = 'चार तक। पहली फ़ोटो कवर है।';
export const dropSeveral = 'कई एक साथ यहाँ छोड़ें और खींचकर क्रम बदलें।';
export const chooseSeveral = 'कई एक साथ चुनें और तीरों से क्रम बदलें।';
export const isCoverNow = 'अब यह कवर है।';
export const movedTo = (position: number) => `${position} नंबर पर ले जाया गया।`;
export const imageTakenOut = (position: number) => `फ़ोटो ${position} हटा दी गई।`;
export const imageReplaced = (position: number) => `फ़ोटो ${position} बदल दी गई।`;
export const videoTakenOut = (position: number) => `वीडियो ${position} हटा दिया गया।`;
export const videoReplaced = (position: number) => `वीडियो ${position} बदल दिया गया।`;
export const noEmptySlot = 'वापस रखने के लिए कोई जगह खाली नहीं है।';
export const noRoom = (left: number) => `चार की ही जगह है। ${left} और नहीं जोड़े जा सके।`;
/** What is cropped, at the start of a sentence. */
export const picture = (position: number) => `फ़ोटो ${position}`;
export const pictureNotOpened = 'यह फ़ोटो नहीं खुली। फिर कोशिश करें।';

export const switchToVideoTitle = 'वीडियो लगाएँ?';
export const switchToImageTitle = 'फ़ोटो लगाएँ?';
export const pictureWillGo = (position: number) => `${position} नंबर की फ़ोटो प्रोडक्ट से हट जाएगी।`;
export const videoWillGo = (position: number) => `${position} नंबर का वीडियो प्रोडक्ट से हट जाएगा।`;
export const switchToVideo = 'वीडियो लगाएँ';
export const switchToImage = 'फ़ोटो लगाएँ';
export const switchToVideoIn = (position: number) => `${position} नंबर पर वीडियो लगाएँ`;
export const switchToImageIn = (position: number) => `${position} नंबर पर फ़ोटो लगाएँ`;

export const uploadImage = (position: number) => `फ़ोटो ${position} अपलोड करें`;
export const uploadVideo = (position: number) => `वीडियो ${position} अपलोड करें`;
export const acceptedImages = 'PNG, JPG, 10MB तक';
export const acceptedVideos = 'MP4, MOV, 20MB तक';
export const takePhotograph = (position: number) => `${position} नंबर के लिए फ़ोटो खींचें`;
export const takeVideo = (position: number) => `${position} नंबर के लिए वीडियो बनाएँ`;
export const imageFile = (position: number) => `फ़ोटो ${position} की फ़ाइल`;
export const videoFile = (position: number) => `वीडियो ${position} की फ़ाइल`;

/** The name of what is in a slot, within the texts below. */
export const image = (position: number) => `फ़ोटो ${position}`;
export const video = (position: number) => `वीडियो ${position}`;
export const previewOf = (what: string) => `${what} की झलक`;
export const cover = 'कवर';
export const cancelUploadOf = (what: string) => `${what} का अपलोड रद्द करें`;
export const remove = (what: string) => `${what} हटाएँ`;
export const chooseAnotherFile = 'दूसरी फ़ाइल चुनें';
export const moveEarlier = (what: string) => `${what} पहले करें`;
export const moveLater = (what: string) => `${what} बाद में करें`;
export const turnOrCrop = (what: string) => `${what} घुमाएँ या काटें`;
export const replace = (what: string) => `${what} बदलें`;

export const videoTooLarge = (megabytes: number) =>
  `यह वीडियो ${megabytes} MB का है। 20 MB तक चलेगा: इसे छोटा काटें या 1080p में बनाएँ, और फिर चुनें।`;
export const pictureTooLarge = (megabytes: number) =>
  `यह फ़ोटो ${megabytes} MB की है। 10 MB तक चलेगी: छोटी फ़ोटो चुनें।`;
export const neitherPictureNorVideo = 'यह न फ़ोटो है, न वीडियो। JPEG, PNG, MP4 या MOV फ़ाइल चुनें।';
