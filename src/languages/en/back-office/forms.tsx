import type { ReactNode } from 'react';

export const uploadCancelled = 'The upload was cancelled. Nothing was saved.';
export const typedWasKept = 'What you typed is still here.';
export const showNewest = 'Show the newest version';
export const compareAndChoose = 'Compare and choose';
export const discardTitle = 'Discard what you typed?';
export const notSavedYet = 'It has not been saved.';
export const discard = 'Discard';
export const keepEditing = 'Keep editing';
export const hidePassword = 'Hide password';
export const showPassword = 'Show password';
export const uploading = (what: string) => `Uploading ${what}`;
export const percent = (count: number) => `${count} %`;
export const saving = 'Saving…';
/** `unseen` makes of words what only screen readers say. */
export const cancelUpload = (what: string, unseen: (words: string) => ReactNode) => (
  <>Cancel{unseen(` the upload of ${what}`)}</>
);
