export const picturesAndVideos = 'Pictures and videos';
export const upToFour = 'Up to four. The first one is the cover.';
export const dropSeveral = 'Drop several at once, and drag them into order.';
export const chooseSeveral = 'Choose several at once, and move them with the arrows.';
export const isCoverNow = 'This is the cover now.';
export const movedTo = (place: number) => `Moved to place ${place}.`;
export const imageTakenOut = (place: number) => `Image ${place} was taken out.`;
export const imageReplaced = (place: number) => `Image ${place} was replaced.`;
export const videoTakenOut = (place: number) => `Video ${place} was taken out.`;
export const videoReplaced = (place: number) => `Video ${place} was replaced.`;
export const noEmptyPlace = 'There is no empty place to put it back to.';
export const noRoom = (left: number) => `There is room for four. ${left} more could not be added.`;
/** What is cropped, at the start of a sentence. */
export const picture = (place: number) => `Picture ${place}`;
export const pictureNotOpened = 'This picture could not be opened. Try again.';

export const switchToVideoTitle = 'Switch to video?';
export const switchToImageTitle = 'Switch to image?';
export const pictureWillGo = (place: number) =>
  `The picture in place ${place} is taken out of the product.`;
export const videoWillGo = (place: number) =>
  `The video in place ${place} is taken out of the product.`;
export const switchToVideo = 'Switch to Video';
export const switchToImage = 'Switch to Image';
export const switchToVideoIn = (place: number) => `Switch to Video in place ${place}`;
export const switchToImageIn = (place: number) => `Switch to Image in place ${place}`;

export const uploadImage = (place: number) => `Upload Image ${place}`;
export const uploadVideo = (place: number) => `Upload Video ${place}`;
export const acceptedImages = 'PNG, JPG up to 10MB';
export const acceptedVideos = 'MP4, MOV up to 20MB';
export const takePhotograph = (place: number) => `Take a photograph for place ${place}`;
export const takeVideo = (place: number) => `Take a video for place ${place}`;
export const imageFile = (place: number) => `Image ${place} file`;
export const videoFile = (place: number) => `Video ${place} file`;

/** The name of what is in a place, within the texts below. */
export const image = (place: number) => `image ${place}`;
export const video = (place: number) => `video ${place}`;
export const previewOf = (what: string) => `Preview of ${what}`;
export const cover = 'Cover';
export const cancelUploadOf = (what: string) => `Cancel the upload of ${what}`;
export const remove = (what: string) => `Remove ${what}`;
export const chooseAnotherFile = 'Choose another file';
export const moveEarlier = (what: string) => `Move ${what} earlier`;
export const moveLater = (what: string) => `Move ${what} later`;
export const turnOrCrop = (what: string) => `Turn or crop ${what}`;
export const replace = (what: string) => `Replace ${what}`;

export const videoTooLarge = (megabytes: number) =>
  `This video is ${megabytes} MB. It can have at most 20 MB: cut it shorter, or record it in 1080p, and choose it again.`;
export const pictureTooLarge = (megabytes: number) =>
  `This picture is ${megabytes} MB. It can have at most 10 MB: choose a smaller one.`;
export const neitherPictureNorVideo =
  'This is neither a picture nor a video. Choose a JPEG, PNG, MP4 or MOV file.';
