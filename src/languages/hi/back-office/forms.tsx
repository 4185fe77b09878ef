import type { ReactNode } from 'react';

export const uploadCancelled = 'अपलोड रद्द कर दिया गया। कुछ सेव नहीं हुआ।';
export const typedWasKept = 'आपका लिखा हुआ बना हुआ है।';
export const showNewest = 'सबसे नया दिखाएँ';
export const compareAndChoose = 'तुलना करके चुनें';
export const discardTitle = 'जो लिखा है उसे छोड़ दें?';
export const notSavedYet = 'यह अभी सेव नहीं हुआ है।';
export const discard = 'छोड़ दें';
export const keepEditing = 'लिखते रहें';
export const hidePassword = 'पासवर्ड छिपाएँ';
export const showPassword = 'पासवर्ड दिखाएँ';
export const uploading = (what: string) => `अपलोड हो रहा है: ${what}`;
export const percent = (count: number) => `${count}%`;
export const saving = 'सेव हो रहा है…';
/** `unseen` makes of words what only screen readers say. */
export const cancelUpload = (what: string, unseen: (words: string) => ReactNode) => (
  <>रद्द करें{unseen(`: ${what} का अपलोड`)}</>
);
