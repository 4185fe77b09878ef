export const changedMeanwhile = 'Changed in the meantime';
export const somebodySaved = 'Somebody saved this product while you were editing it.';
export const chooseWhatToKeep = 'Choose what to keep; nothing is saved before you save the form.';
export const nothingOfYoursChanged = 'They did not change the fields that you changed.';
export const yours = 'Yours';
export const savedMeanwhile = 'Saved in the meantime';
export const alsoTakenOver = 'Also saved in the meantime, and kept';
export const useThese = 'Use these';
/** A field without a value, and a product without pictures. */
export const empty = 'Empty';
export const noMedia = 'None';

// What fields that are chosen together are called.
export const category = 'Category';
export const details = 'Details';
export const picturesAndVideos = 'Pictures and videos';
