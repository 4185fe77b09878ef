export const moveFrame = 'Move the frame';
export const moveLeftEdge = 'Move the left edge';
export const moveRightEdge = 'Move the right edge';
export const moveTopEdge = 'Move the top edge';
export const moveBottomEdge = 'Move the bottom edge';
export const preview = 'Preview';
export const choosePicture = 'Choose a picture';
export const chooseAnother = 'Choose another';
export const acceptedPictures = 'PNG, JPG, GIF up to 10MB';
export const removePicture = 'Remove picture';
export const turnAndCrop = 'Turn and crop';
export const cannotBeOpened = 'This picture cannot be opened here. It can be used as it is.';
export const howToCrop =
  'Drag the frame or its edges. With the keyboard, go to the frame or an edge and use the arrow keys.';
export const howToCropByTouch = 'Move the frame or its edges with a finger.';
export const turn = 'Turn';
export const square = 'Square';
export const whole = 'Whole';
export const preparing = 'Preparing...';
export const usePicture = 'Use this picture';
export const pictureBeingCropped = 'The picture being cropped';
type Outcome = {
  /** The picture's name at the start of a sentence: 'Picture 2'. */
  what: string;
  width: number;
  height: number;
};
export const becomesPart = ({ what, width, height }: Outcome) =>
  `${what} becomes the part in the frame, ${width} × ${height} pixels. It is saved with the product.`;
export const staysAsItIs = ({ what, width, height }: Outcome) =>
  `${what} as it is, ${width} × ${height} pixels.`;
export const notAPicture = 'This is not a picture. Choose a PNG, JPG or GIF file.';
export const pictureTooLarge = (megabytes: number) =>
  `This picture is ${megabytes} MB. It can have at most 10 MB.`;
