import type { ReactNode } from 'react';
import { plural } from '#languages/ar/plural.ts';
import { isolated } from '#languages/isolated.ts';

export const title = 'استيراد المنتجات';
export const backToAll = 'العودة إلى كل عمليات الاستيراد';
/** What is loaded, at the start of a sentence. */
export const thisImport = 'عملية الاستيراد';
export const list = 'القائمة';

// How an import stands, and how it goes on.
export const readyToImport = (count: number) =>
  plural(count, {
    one: 'تم الفحص، ولم يُستورد شيء بعد. منتج واحد جاهز للاستيراد.',
    two: 'تم الفحص، ولم يُستورد شيء بعد. منتجان جاهزان للاستيراد.',
    few: 'تم الفحص، ولم يُستورد شيء بعد. # منتجات جاهزة للاستيراد.',
    many: 'تم الفحص، ولم يُستورد شيء بعد. # منتجًا جاهزًا للاستيراد.',
    other: 'تم الفحص، ولم يُستورد شيء بعد. # منتج جاهز للاستيراد.',
  });
export const readyOnceSent = (count: number) =>
  plural(count, {
    one: 'تم الفحص. منتج واحد ينتظر وصول الملفات المذكورة في صفّه.',
    two: 'تم الفحص. منتجان ينتظران وصول الملفات المذكورة في صفّيهما.',
    few: 'تم الفحص. # منتجات تنتظر وصول الملفات المذكورة في صفوفها.',
    many: 'تم الفحص. # منتجًا بانتظار وصول الملفات المذكورة في صفوفها.',
    other: 'تم الفحص. # منتج بانتظار وصول الملفات المذكورة في صفوفها.',
  });
export const onlyFaults = 'تم الفحص. لا يوجد ما يمكن استيراده: صحّح الأخطاء واختر الملف من جديد.';
export const nothingToChange = 'تم الفحص. لا يوجد ما يتغيّر: منتجاتك مطابقة لهذا الملف بالفعل.';
export const importCount = (count: number) =>
  plural(count, {
    one: 'استيراد منتج واحد',
    two: 'استيراد منتجين',
    few: 'استيراد # منتجات',
    many: 'استيراد # منتجًا',
    other: 'استيراد # منتج',
  });
export const importing = 'جارٍ الاستيراد. يمكنك مغادرة هذه الصفحة، وسيستمرّ.';
export const paused = (count: number) =>
  plural(count, {
    one: 'متوقّف مؤقتًا. بقي منتج واحد.',
    two: 'متوقّف مؤقتًا. بقي منتجان.',
    few: 'متوقّف مؤقتًا. بقيت # منتجات.',
    many: 'متوقّف مؤقتًا. بقي # منتجًا.',
    other: 'متوقّف مؤقتًا. بقي # منتج.',
  });
export const goOn = 'متابعة';
export const done = 'اكتمل.';
export const doneWithout = (count: number) =>
  plural(count, {
    one: 'اكتمل. استُبعد منتج واحد.',
    two: 'اكتمل. استُبعد منتجان.',
    few: 'اكتمل. استُبعدت # منتجات.',
    many: 'اكتمل. استُبعد # منتجًا.',
    other: 'اكتمل. استُبعد # منتج.',
  });
export const tryAgain = 'إعادة محاولة ما استُبعد';
export const undoing = 'جارٍ التراجع. يمكنك مغادرة هذه الصفحة، وسيستمرّ.';
export const goneAgain = (count: number) =>
  plural(count, {
    one: 'تم التراجع. أُزيل منتج واحد.',
    two: 'تم التراجع. أُزيل منتجان.',
    few: 'تم التراجع. أُزيلت # منتجات.',
    many: 'تم التراجع. أُزيل # منتجًا.',
    other: 'تم التراجع. أُزيل # منتج.',
  });
export const asBefore = (count: number) =>
  plural(count, {
    one: 'تم التراجع. عاد منتج واحد إلى ما كان عليه.',
    two: 'تم التراجع. عاد منتجان إلى ما كانا عليه.',
    few: 'تم التراجع. عادت # منتجات إلى ما كانت عليه.',
    many: 'تم التراجع. عدد المنتجات التي عادت إلى ما كانت عليه: #.',
    other: 'تم التراجع. عدد المنتجات التي عادت إلى ما كانت عليه: #.',
  });
export const goneOrAsBefore = (count: number) =>
  plural(count, {
    one: 'تم التراجع عن منتج واحد: أُزيل أو عاد إلى ما كان عليه.',
    two: 'تم التراجع عن منتجين: أُزيلا أو عادا إلى ما كانا عليه.',
    few: 'تم التراجع عن # منتجات: أُزيلت أو عادت إلى ما كانت عليه.',
    many: 'تم التراجع عن # منتجًا: أُزيلت أو عادت إلى ما كانت عليه.',
    other: 'تم التراجع عن # منتج: أُزيلت أو عادت إلى ما كانت عليه.',
  });
/** A sentence after one of the three before. */
export const changedSince = (count: number) =>
  plural(count, {
    one: 'وبقي منتج واحد عُدّل بعد ذلك على حاله.',
    two: 'وبقي منتجان عُدّلا بعد ذلك على حالهما.',
    few: 'وبقيت # منتجات عُدّلت بعد ذلك على حالها.',
    many: 'وعدد المنتجات التي عُدّلت بعد ذلك فبقيت على حالها: #.',
    other: 'وعدد المنتجات التي عُدّلت بعد ذلك فبقيت على حالها: #.',
  });

// Its numbers.
export const productsInFile = 'منتجات الملف';
export const newProducts = 'جديدة';
export const changed = 'معدَّلة';
export const alreadySo = 'مطابقة بالفعل';
export const withFault = 'فيها خطأ';
export const undone = 'تم التراجع عنها';
export const notUndone = 'لم يتم التراجع عنها';

export const undoBar = 'التراجع';
export const importBar = 'الاستيراد';
export const productsUndone = ({ done, all }: { done: string; all: string }) =>
  `المنتجات: ${done} من ${all}`;
export const rowsDone = ({ done, all }: { done: string; all: string }) =>
  `الصفوف: ${done} من ${all}`;

export const readAs = (encoding: string) =>
  `لا يذكر الملف ترميز حروفه، وقد قُرئ على أنه ${isolated(encoding)}. ضع علامة هنا إن كانت الصفوف أدناه مقروءة كما يجب. وإن لم تكن كذلك، فاحفظ الملف بصيغة CSV UTF-8 واختره من جديد.`;
export const stop = 'إيقاف';
export const stopping = 'جارٍ الإيقاف…';
export const starting = 'جارٍ البدء…';
export const undoThis = 'التراجع عن هذا الاستيراد';
export const undo = 'تراجع';
export const goToProducts = 'الانتقال إلى منتجاتك';
export const goToAllProducts = 'الانتقال إلى المنتجات';

/** What is going to be undone; at least one of the two is not 0. */
export function undoText({ added, changed }: { added: number; changed: number }): string {
  const gone = plural(added, {
    one: 'سيُحذف منتج واحد أضافه هذا الاستيراد',
    two: 'سيُحذف منتجان أضافهما هذا الاستيراد',
    few: 'ستُحذف # منتجات أضافها هذا الاستيراد',
    many: 'سيُحذف # منتجًا أضافها هذا الاستيراد',
    other: 'سيُحذف # منتج أضافها هذا الاستيراد',
  });
  const before = plural(changed, {
    one: 'سيعود منتج واحد عدّله إلى ما كان عليه',
    two: 'سيعود منتجان عدّلهما إلى ما كانا عليه',
    few: 'ستعود # منتجات عدّلها إلى ما كانت عليه',
    many: 'سيعود # منتجًا عدّلها إلى ما كانت عليه',
    other: 'سيعود # منتج عدّلها إلى ما كانت عليه',
  });
  const what = changed === 0 ? gone : added === 0 ? before : `${gone}، و${before}`;
  return `${what}. ويبقى ما عُدّل بعد ذلك على حاله.`;
}

// What is left out.
export const leftOut = 'ما استُبعد';
export const willBeLeftOut = 'ما سيُستبعد';
export const rowsWithFault = (count: number) =>
  plural(count, {
    one: 'صف واحد فيه خطأ، تجده أدناه في «ما يجب تصحيحه».',
    two: 'صفّان فيهما خطأ، تجدهما أدناه في «ما يجب تصحيحه».',
    few: '# صفوف فيها خطأ، تجدها أدناه في «ما يجب تصحيحه».',
    many: '# صفًّا فيها خطأ، تجدها أدناه في «ما يجب تصحيحه».',
    other: '# صف فيها خطأ، تجدها أدناه في «ما يجب تصحيحه».',
  });
export const rowsLacking = (count: number) =>
  plural(count, {
    one: 'صف واحد يذكر ملفات لم ترسلها بعد. أرسلها أدناه أولًا.',
    two: 'صفّان يذكران ملفات لم ترسلها بعد. أرسلها أدناه أولًا.',
    few: '# صفوف تذكر ملفات لم ترسلها بعد. أرسلها أدناه أولًا.',
    many: '# صفًّا تذكر ملفات لم ترسلها بعد. أرسلها أدناه أولًا.',
    other: '# صف تذكر ملفات لم ترسلها بعد. أرسلها أدناه أولًا.',
  });
export const rowsUnchanged = (count: number) =>
  plural(count, {
    one: 'صف واحد لا يغيّر شيئًا: المنتج مطابق له بالفعل.',
    two: 'صفّان لا يغيّران شيئًا: المنتجان مطابقان لهما بالفعل.',
    few: '# صفوف لا تغيّر شيئًا: المنتجات مطابقة لها بالفعل.',
    many: '# صفًّا لا تغيّر شيئًا: المنتجات مطابقة لها بالفعل.',
    other: '# صف لا تغيّر شيئًا: المنتجات مطابقة لها بالفعل.',
  });
const listed = (words: readonly string[]) => words.map(isolated).join('، ');
export const otherSheets = ({ sheets, read }: { sheets: readonly string[]; read: string }) =>
  `${sheets.length === 1 ? 'الورقة' : 'الأوراق'} ${listed(sheets)}: لم تُقرأ إلا الورقة «${isolated(read)}». احفظ كل ورقة في ملف مستقل.`;
export const ignoredColumns = (columns: readonly string[]) =>
  columns.length === 1
    ? `العمود ${listed(columns)}: لا يوجد لدينا عمود بهذا الاسم.`
    : `الأعمدة ${listed(columns)}: لا توجد لدينا أعمدة بهذه الأسماء.`;

// Faults and notes.
export const faults = {
  title: 'ما يجب تصحيحه',
  says: 'استُبعدت هذه الصفوف. صحّحها في ملفك واختره من جديد، أو أرسل الملفات المذكورة فيها: الصفوف المستوردة تبقى كما هي.',
  label: 'الخطأ',
  all: 'الأخطاء',
  byRow: 'الأخطاء حسب الصف',
};
export const notes = {
  title: 'ما يجدر بك معرفته',
  says: 'تُستورد هذه الصفوف، مع الملاحظات التالية.',
  label: 'الملاحظة',
  all: 'الملاحظات',
  byRow: 'الملاحظات حسب الصف',
};
export const row = 'الصف';
export const column = 'العمود';
export const value = 'القيمة';
export const quoted = (value: string) => `«${isolated(value)}»`;
export const showAll = (count: string) => `عرض الكل (${count})`;
export const downloadList = 'تنزيل هذه القائمة';

// What it will do.
export const preview = 'ما سيفعله الاستيراد';
export const firstRows = 'الصفوف الأولى';
export const firstRowsTable = 'الصفوف الأولى كما ستصبح';
export const product = 'المنتج';
export const prices = 'الأسعار';
export const changes = 'ما يتغيّر';
export const isNew = 'جديد';
export const empty = 'فارغ';
type FieldChange = { field: ReactNode; before: string; after: string };
export const fieldChange = ({ field, before, after }: FieldChange) => (
  <>
    {field} <bdi>{before}</bdi> ← <bdi>{after}</bdi>
  </>
);
export const furthestMoves = 'أكبر تغيّرات الأسعار';
type Move = { row: number; name: string; before: string; after: string };
export const move = ({ row, name, before, after }: Move) =>
  `الصف ${row}، ${isolated(name)}: ${isolated(before)} ← ${isolated(after)}`;

// Its pictures and videos.
export const picturesTitle = 'الصور ومقاطع الفيديو';
export const allFilesHere = (count: number) =>
  plural(count, {
    one: 'وصل الملف الوحيد المذكور في صفوفك. أعد إرساله إن تغيّر.',
    two: 'وصل الملفان المذكوران في صفوفك. أعد إرسال ما تغيّر منهما.',
    few: 'وصلت الملفات المذكورة في صفوفك، وعددها #. أعد إرسال ما تغيّر منها.',
    many: 'وصلت الملفات المذكورة في صفوفك، وعددها #. أعد إرسال ما تغيّر منها.',
    other: 'وصلت الملفات المذكورة في صفوفك، وعددها #. أعد إرسال ما تغيّر منها.',
  });
type Missing = { named: string; missing: string };
export const filesMissing = ({ named, missing }: Missing) =>
  `عدد الملفات المذكورة في صفوفك ${named}، ولم يصل منها ${missing}. تُستبعد الصفوف التي تنقصها ملفات حتى تصل.`;
export const manyFilesMissing = ({ named, missing }: Missing) =>
  `عدد الملفات المذكورة في صفوفك ${named}، ولم يصل منها ${missing} على الأقل. تُستبعد الصفوف التي تنقصها ملفات حتى تصل.`;
export const noneNamed = 'لا يذكر أي صف هذه الملفات. يجب أن تتطابق أسماؤها.';
/** After why files were refused. */
export const sentIsKept = 'ما أُرسل من قبل محفوظ.';
export const chooseFiles = 'اختيار ملفات أو ملف ZIP';
export const chooseFolder = 'اختيار مجلد';
export const dropHere = 'أو أفلتها هنا، والمجلدات كذلك';
/** What is uploaded. */
export const pictures = 'الصور';
export const cancel = 'إلغاء';
export const whichMissing = 'الملفات الناقصة';
export const fileList = (names: readonly string[]) => listed(names);
export const pictureFiles = 'ملفات الصور أو ملف ZIP';
export const pictureFolder = 'مجلد الصور';

export const unpacking = (name: string) => `فك ضغط ${isolated(name)}`;
export const waitsForUnpacking = (name: string) => `وصل ${isolated(name)} وينتظر فك ضغطه.`;
type Unpacked = { name: string; seen: string; entries: string };
export const unpackingFiles = ({ name, seen, entries }: Unpacked) =>
  `جارٍ فك ضغط ${isolated(name)}: ${seen} من ${entries} من الملفات. يمكنك مغادرة هذه الصفحة، وسيستمرّ.`;
export const stopUnpacking = 'إيقاف فك الضغط';
export const stopped = 'أُوقف قبل أن يكتمل.';
export const filesTaken = (count: number) =>
  plural(count, {
    zero: 'لم يُستلم أي ملف.',
    one: 'تم استلام ملف واحد.',
    two: 'تم استلام ملفين.',
    few: 'تم استلام # ملفات.',
    many: 'تم استلام # ملفًّا.',
    other: 'تم استلام # ملف.',
  });
export const filesUnknown = (count: number) =>
  plural(count, {
    one: 'لم يُستخدم ملف واحد لا يذكره أي صف.',
    two: 'لم يُستخدم ملفان لا يذكرهما أي صف.',
    few: 'لم تُستخدم # ملفات لا يذكرها أي صف.',
    many: 'لم يُستخدم # ملفًّا لا يذكرها أي صف.',
    other: 'لم يُستخدم # ملف لا يذكرها أي صف.',
  });
