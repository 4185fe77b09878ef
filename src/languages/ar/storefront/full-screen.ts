import { isolated } from '#languages/isolated.ts';
export const close = 'إغلاق';
export const zoomInOrOut = 'تكبير أو تصغير';
export const previousPicture = 'الصورة السابقة';
export const nextPicture = 'الصورة التالية';
export const didNotLoad = 'تعذّر تحميل هذه الصورة.';
export const picturesOf = (piece: string) => `صور ${isolated(piece)}`;
