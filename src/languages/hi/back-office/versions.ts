export const changedMeanwhile = 'इस बीच बदल गया';
export const somebodySaved = 'जब आप यह प्रोडक्ट बदल रहे थे, तब किसी और ने इसे सेव कर दिया।';
export const chooseWhatToKeep = 'चुनें कि क्या रखना है; फ़ॉर्म सेव करने तक कुछ सेव नहीं होता।';
export const nothingOfYoursChanged = 'आपने जो बदला, उसमें उन्होंने कुछ नहीं बदला।';
export const yours = 'आपका';
export const savedMeanwhile = 'इस बीच सेव हुआ';
export const alsoTakenOver = 'इस बीच यह भी सेव हुआ, और ले लिया गया';
export const useThese = 'ये लें';
/** A field without a value, and a product without pictures. */
export const empty = 'खाली';
export const noMedia = 'कोई नहीं';

// What fields that are chosen together are called.
export const category = 'कैटेगरी';
export const details = 'और जानकारी';
export const picturesAndVideos = 'फ़ोटो और वीडियो';
