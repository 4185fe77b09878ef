import type { ReactNode } from 'react';
import { plural } from '#languages/ar/plural.ts';
import { isolated } from '#languages/isolated.ts';

export const title = 'قائمة الاستفسار';
export const description = 'قطع تسأل عنها بائعيها، برسالة واحدة لكل بائع.';
export const text = 'اجمع القطع، ثم اسأل كل بائع عن قطعه كلها في رسالة واحدة.';
export const keptByScripts =
  'تُحفظ قائمة الاستفسار في متصفّحك بواسطة JavaScript، وهو غير مفعّل. ويمكنك السؤال عن كل قطعة من صفحتها.';
export const emptyTitle = 'لم تضف شيئًا بعد';
export const emptyText = 'أضف القطع من بطاقاتها أو صفحاتها، ثم اسأل بائعيها من هنا.';
export const yourEnquiries = 'استفساراتك';

/** Of the pieces of a link. */
export const linkedText = 'اسأل كل بائع عن هذه القطع في رسالة واحدة.';
export const needsScripts =
  'يحتاج جمع مزيد من القطع إلى JavaScript، وهو غير مفعّل في متصفّحك. أما هذه القطع فيمكنك السؤال عنها الآن.';
export const goneTitle = 'هذه القطع لم تعد موجودة';
export const goneText = 'لم يعد أيّ منها معروضًا في المتجر.';
export const addToList = 'إضافة إلى قائمة الاستفسار';
export const addAllToList = 'إضافة الكل إلى قائمة الاستفسار';
export const yourList = 'قائمة استفسارك';
export const pieces = (count: number) =>
  plural(count, {
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: '# قطع',
    many: '# قطعة',
    other: '# قطعة',
  });
export const added = (count: number) =>
  plural(count, {
    one: 'أُضيفت قطعة واحدة إلى قائمة الاستفسار',
    two: 'أُضيفت قطعتان إلى قائمة الاستفسار',
    few: 'أُضيفت # قطع إلى قائمة الاستفسار',
    many: 'أُضيفت # قطعة إلى قائمة الاستفسار',
    other: 'أُضيفت # قطعة إلى قائمة الاستفسار',
  });
export const listIsFull = (most: number) =>
  plural(most, {
    one: 'الحد الأقصى لقائمة الاستفسار قطعة واحدة',
    two: 'الحد الأقصى لقائمة الاستفسار قطعتان',
    few: 'الحد الأقصى لقائمة الاستفسار # قطع',
    many: 'الحد الأقصى لقائمة الاستفسار # قطعة',
    other: 'الحد الأقصى لقائمة الاستفسار # قطعة',
  });
export const seeList = 'عرض القائمة';

/** Of one piece; an attribute without a name is a size. */
export const sizeOf = ({ size, piece }: { size: string; piece: string }) =>
  size === '' ? `مقاس ${isolated(piece)}` : `${isolated(size)}: ${isolated(piece)}`;
export const chooseSize = (size: string) =>
  size === '' ? 'اختر المقاس' : `اختر: ${isolated(size)}`;
export const sizeIsMissing = (size: string) =>
  size === ''
    ? 'اختر المقاس، أو «لم أحدّد بعد».'
    : `حدّد الخيار (${isolated(size)})، أو اختر «لم أحدّد بعد».`;
export const notSureYet = 'لم أحدّد بعد';
export const quantityOf = (piece: string) => `الكمية من ${isolated(piece)}`;
export const oneLess = 'إنقاص واحدة';
export const oneMore = 'زيادة واحدة';
export const addNote = 'إضافة ملاحظة';
/** After {@link addNote}, for those who do not see where it stands. */
export const addNoteAbout = (piece: string) => ` عن ${isolated(piece)}`;
export const noteAbout = (piece: string) => `ملاحظة عن ${isolated(piece)}`;
export const noteHint = 'ملاحظة، عن السوار أو الموعد مثلًا';
export const remove = (piece: string) => `إزالة ${isolated(piece)}`;
export const removed = 'تمت الإزالة من قائمة الاستفسار';

/** Of all pieces of one seller. */
export const wordsTo = (seller: string) => `رسالتك إلى ${isolated(seller)}`;
export const optional = 'اختياري';
export const askByChat = (count: number) =>
  plural(count, {
    one: 'اسأل عن هذه القطعة عبر المحادثة',
    two: 'اسأل عن هاتين القطعتين عبر المحادثة',
    few: 'اسأل عن هذه القطع (#) عبر المحادثة',
    many: 'اسأل عن هذه القطع (#) عبر المحادثة',
    other: 'اسأل عن هذه القطع (#) عبر المحادثة',
  });
export const write = (count: number) =>
  plural(count, {
    one: 'اكتب عن هذه القطعة',
    two: 'اكتب عن هاتين القطعتين',
    few: 'اكتب عن هذه القطع (#)',
    many: 'اكتب عن هذه القطع (#)',
    other: 'اكتب عن هذه القطع (#)',
  });
type Asked = { seller: ReactNode; day: string; reference: ReactNode };
export const asked = ({ seller, day, reference }: Asked) => (
  <>
    سألت {seller} عن هذا في {day}. الرقم المرجعي {reference}.
  </>
);
export const removeAsked = (count: number) =>
  plural(count, {
    one: 'إزالة من قائمة الاستفسار',
    two: 'إزالة القطعتين من قائمة الاستفسار',
    few: 'إزالة هذه القطع من قائمة الاستفسار',
    many: 'إزالة هذه القطع من قائمة الاستفسار',
    other: 'إزالة هذه القطع من قائمة الاستفسار',
  });
