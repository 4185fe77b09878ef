import { isolated } from '#languages/isolated.ts';

export const sent = 'تم إرسال الرسالة';
export const send = 'إرسال';
export const sending = 'جارٍ الإرسال…';

// What a message tells a seller of its account.
export const approved = 'تم الاعتماد';
export const declined = 'تم الرفض';
export const deactivated = 'تم إيقاف الحساب';
/** An author without a name. */
export const somebody = 'شخص ما';
export const saveDocument = (name: string) => `حفظ ${isolated(name)}`;
/** After a document's name and size, for screen readers. */
export const thenSave = '، حفظ';
