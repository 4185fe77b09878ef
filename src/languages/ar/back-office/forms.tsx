import type { ReactNode } from 'react';
import { isolated } from '#languages/isolated.ts';

export const uploadCancelled = 'أُلغي الرفع ولم يُحفظ شيء.';
export const typedWasKept = 'احتفظنا بما كتبته من قبل.';
export const showNewest = 'عرض النسخة الأحدث';
export const compareAndChoose = 'المقارنة والاختيار';
export const discardTitle = 'هل تريد تجاهل ما كتبته؟';
export const notSavedYet = 'لم يُحفظ بعد.';
export const discard = 'تجاهل';
export const keepEditing = 'متابعة التعديل';
export const hidePassword = 'إخفاء كلمة المرور';
export const showPassword = 'إظهار كلمة المرور';
export const uploading = (what: string) => `جارٍ رفع ${isolated(what)}`;
export const percent = (count: number) => `${count}%`;
export const saving = 'جارٍ الحفظ…';
/** `unseen` makes of words what only screen readers say. */
export const cancelUpload = (what: string, unseen: (words: string) => ReactNode) => (
  <>إلغاء{unseen(` رفع ${isolated(what)}`)}</>
);
