export const picturesAndVideos = 'Pictures and videos';
export const upToFour = 'Up to four. The first one is the cover.';
export const dropSeveral = 'Drop several at once, and drag them into order.';
export const chooseSeveral = 'Choose several at once, and move them with the arrows.';
export const isCoverNow = 'This is the cover now.';
export const movedTo = (position: number) => `Moved to position ${position}.`;
export const imageTakenOut = (position: number) => `Image ${position} was removed.`;
export const imageReplaced = (position: number) => `Image ${position} was replaced.`;
export const videoTakenOut = (position: number) => `Video ${position} was removed.`;
export const videoReplaced = (position: number) => `Video ${position} was replaced.`;
export const noEmptySlot = 'There is no empty position to put it back.';
export const noRoom = (left: number) => `There is room for four. ${left} more could not be added.`;
/** What is cropped, at the start of a sentence. */
export const picture = (position: number) => `Picture ${position}`;
export const pictureNotOpened = 'This picture could not be opened. Try again.';

export const switchToVideoTitle = 'Switch to video?';
export const switchToImageTitle = 'Switch to image?';
export const pictureWillGo = (position: number) =>
  `The picture in position ${position} is removed from the product.`;
export const videoWillGo = (position: number) =>
  `The video in position ${position} is removed from the product.`;
export const switchToVideo = 'Switch to Video';
export const switchToImage = 'Switch to Image';
export const switchToVideoIn = (position: number) => `Switch to Video in position ${position}`;
export const switchToImageIn = (position: number) => `Switch to Image in position ${position}`;

export const uploadImage = (position: number) => `Upload Image ${position}`;
export const uploadVideo = (position: number) => `Upload Video ${position}`;
export const acceptedImages = 'PNG, JPG up to 10MB';
export const acceptedVideos = 'MP4, MOV up to 20MB';
export const takePhotograph = (position: number) => `Take a photograph for position ${position}`;
export const takeVideo = (position: number) => `Take a video for position ${position}`;
export const imageFile = (position: number) => `Image ${position} file`;
export const videoFile = (position: number) => `Video ${position} file`;

/** The name of what is in a slot, within the texts below. */
export const image = (position: number) => `image ${position}`;
export const video = (position: number) => `video ${position}`;
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
