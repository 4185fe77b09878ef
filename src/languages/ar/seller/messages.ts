import { isolated } from '#languages/isolated.ts';

export const title = 'الرسائل مع إدارة المنصة';
/** What is loaded, at the start of a sentence. */
export const yourMessages = 'رسائلك';
export const you = 'أنت';
export const write = 'مراسلة إدارة المنصة';
export const writeHint = 'يصلك الرد هنا وعبر البريد الإلكتروني.';

export const chooseDocuments = 'اختيار مستندات';
export const addDocuments = 'إضافة مستندات';
export const remove = (file: string) => `إزالة ${isolated(file)}`;
export const limits = (most: number) =>
  `ملفات PDF أو JPEG أو PNG أو WebP، كل منها 10 ميغابايت على الأكثر، و${most} مستندات إجمالًا. لا يراها إلا أنت وإدارة المنصة.`;
export const tooLarge = 'يجب ألّا يتجاوز حجم المستند 10 ميغابايت.';
export const tooMany = (most: number) => `يمكن إرفاق ${most} مستندات على الأكثر بالرسالة الواحدة.`;
/** What is uploaded. */
export const documents = 'المستندات';
