export const moveFrame = 'फ़्रेम खिसकाएँ';
export const moveLeftEdge = 'बायाँ किनारा खिसकाएँ';
export const moveRightEdge = 'दायाँ किनारा खिसकाएँ';
export const moveTopEdge = 'ऊपर का किनारा खिसकाएँ';
export const moveBottomEdge = 'नीचे का किनारा खिसकाएँ';
export const preview = 'झलक';
export const choosePicture = 'फ़ोटो चुनें';
export const chooseAnother = 'दूसरी चुनें';
export const acceptedPictures = 'PNG, JPG, GIF, 10MB तक';
export const removePicture = 'फ़ोटो हटाएँ';
export const turnAndCrop = 'घुमाएँ और काटें';
export const cannotBeOpened = 'यह फ़ोटो यहाँ नहीं खुल सकती। इसे ऐसे ही काम में लिया जा सकता है।';
export const howToCrop = 'फ़्रेम या उसके किनारे खींचें। कीबोर्ड से फ़्रेम या किनारे पर जाएँ और ऐरो कुंजियाँ दबाएँ।';
export const howToCropByTouch = 'उँगली से फ़्रेम या उसके किनारे खिसकाएँ।';
export const turn = 'घुमाएँ';
export const square = 'चौकोर';
export const whole = 'पूरी';
export const preparing = 'तैयार हो रही है...';
export const usePicture = 'यह फ़ोटो लें';
export const pictureBeingCropped = 'काटी जा रही फ़ोटो';
type Outcome = {
  /** The picture's name at the start of a sentence: 'Picture 2'. */
  what: string;
  width: number;
  height: number;
};
export const becomesPart = ({ what, width, height }: Outcome) =>
  `${what} का फ़्रेम वाला हिस्सा रहेगा, ${width} × ${height} पिक्सेल। यह प्रोडक्ट के साथ सेव होगा।`;
export const staysAsItIs = ({ what, width, height }: Outcome) =>
  `${what} जैसी है वैसी, ${width} × ${height} पिक्सेल।`;
export const notAPicture = 'यह फ़ोटो नहीं है। PNG, JPG या GIF फ़ाइल चुनें।';
export const pictureTooLarge = (megabytes: number) =>
  `यह फ़ोटो ${megabytes} MB की है। 10 MB तक चलेगी।`;
