import { isolated } from '#languages/isolated.ts';

export const views = 'طرق العرض';
export const savedViews = 'طرق العرض المحفوظة';
export const all = 'الكل';
/** Behind the name of a view. */
export const changed = 'معدَّلة';
export const shared = 'مشتركة';
export const sharedBy = (name: string) => `شاركها ${isolated(name)}`;
export const openWith = (name: string) => `فتح هذه القائمة بطريقة العرض ${isolated(name)}`;
export const editNamed = (name: string) => `تعديل ${isolated(name)}`;
export const saveChanges = 'حفظ التعديلات';
export const saveAs = 'حفظ باسم…';

export const saveTitle = 'حفظ كطريقة عرض';
export const edit = 'تعديل طريقة العرض';
export const name = 'الاسم';
export const shareWithAdmins = 'المشاركة مع كل مديري المنصة';
export const save = 'حفظ طريقة العرض';
export const remove = 'حذف طريقة العرض';
