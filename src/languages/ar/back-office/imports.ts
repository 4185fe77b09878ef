import { plural } from '#languages/ar/plural.ts';
import { isolated } from '#languages/isolated.ts';

export const title = 'الاستيراد والتصدير';
export const text = 'منتجات كثيرة دفعة واحدة، من جدول تحتفظ به لديك';

export const importProducts = 'استيراد المنتجات';
export const fillIn = 'املأ القالب، أو استخدم جدولًا لديك بعناوين الأعمدة نفسها.';
export const chooseHere = 'اختر الجدول هنا. نفحصه أولًا صفًّا صفًّا، ولا يتغيّر شيء في هذه المرحلة.';
export const addPictures = 'أضف الصور المذكورة في صفوفه، ثم استورد.';
export const chooseTable = 'اختيار جدول';
export const checking = 'جارٍ الفحص…';
export const limits = 'ملف CSV أو XLSX، بحد أقصى 5,000 منتج و10 ميغابايت';
export const tableOfProducts = 'جدول المنتجات';

export const latest = 'أحدث عمليات الاستيراد';
export const rows = (count: number) =>
  plural(count, {
    zero: 'بلا صفوف',
    one: 'صف واحد',
    two: 'صفّان',
    few: '# صفوف',
    many: '# صفًّا',
    other: '# صف',
  });
export const checked = 'تم الفحص';
export const importing = 'جارٍ الاستيراد';
export const paused = 'متوقّف مؤقتًا';
export const done = 'اكتمل';
export const undoing = 'جارٍ التراجع';
export const undone = 'تم التراجع';

export const download = 'تنزيل';
export const downloadText =
  'جدول فارغ بعناوين الأعمدة مع صفّ واحد للمثال، أو كل منتجاتك بالأعمدة نفسها: عدّلها هناك ثم استورد الملف من جديد.';
export const template = 'القالب';
export const templateCategory = 'فئة القالب';
export const detailsOfAll = 'بتفاصيل كل الفئات';
export const detailsOf = (category: string) => `بتفاصيل ${isolated(category)}`;
export const templateAs = (format: string) => `القالب بصيغة ${format}`;
export const yourProducts = 'منتجاتك';
export const exportAs = (format: string) => `تصدير بصيغة ${format}`;

export const guide = 'ما يمكن أن يحتويه الجدول';
export const guideText =
  'يعرض القالب بصيغة XLSX الشرح نفسه في أوراق مستقلة. وتُقرأ عناوين الأعمدة بالإنجليزية والعربية، مهما كانت حالة الأحرف والمسافات والعلامات.';
export const guideSummary = 'الأعمدة والفئات والأنواع';
/** What is loaded, at the start of a sentence. */
export const list = 'القائمة';
export const needed = 'مطلوب';
export const taxonomy = 'الفئات والأنواع';
export const taxonomyTable = 'الفئات والفئات الفرعية والأنواع';
export const category = 'الفئة';
export const subCategory = 'الفئة الفرعية';
export const productType = 'نوع المنتج';
