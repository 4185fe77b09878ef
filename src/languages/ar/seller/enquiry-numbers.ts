import { plural } from '#languages/ar/plural.ts';

export const title = 'إحصاءات الاستفسارات';
/** What is loaded, with its article. */
export const theNumbers = 'الإحصاءات';
export const ownPage = (views: number) =>
  `${plural(views, {
    zero: 'لم يشاهد أحد صفحتك في هذه الفترة.',
    one: 'شوهدت صفحتك مرة واحدة.',
    two: 'شوهدت صفحتك مرتين.',
    few: 'شوهدت صفحتك # مرات.',
    many: 'شوهدت صفحتك # مرة.',
    other: 'شوهدت صفحتك # مرة.',
  })} تُحتسب لكل زائر مشاهدة واحدة في اليوم، من دون ملفات تعريف الارتباط، والأيام بالتوقيت العالمي (UTC).`;

export const order = 'الترتيب';
export const mostLookedAt = 'الأكثر مشاهدة';
export const mostAskedAbout = 'الأكثر استفسارًا عنها';
export const mostWon = 'الأكثر مبيعًا';

export const views = 'المشاهدات';
export const askedAbout = 'الاستفسارات';
export const won = 'المبيعات';
export const shareOfViews = (share: string) => `${share} من المشاهدات`;
export const shareOfAsked = (share: string) => `${share} من الاستفسارات`;
export const wonInRupees = 'قيمة المبيعات بالروبية';
export const wonInDirhams = 'قيمة المبيعات بالدرهم';
export const takenUpAfter = 'سرعة الاستجابة';
export const median = 'الوسيط، من ورود الاستفسار إلى أول خطوة';
export const before = (value: string) => `${value} في الفترة السابقة`;
export const asBefore = 'بلا تغيير';
export const more = (percent: number) => `زيادة ${percent}%`;
export const less = (percent: number) => `انخفاض ${percent}%`;

export const viewsOverTime = 'المشاهدات بمرور الوقت';
export const noViews = 'لا توجد مشاهدات في هذه الفترة.';
export const enquiriesOverTime = 'الاستفسارات بمرور الوقت';
export const noEnquiries = 'لا توجد استفسارات في هذه الفترة.';
export const wonOverTime = 'المبيعات بمرور الوقت';
export const nothingWon = 'لم يُبَع أي منتج في هذه الفترة.';

export const pieceByPiece = 'حسب المنتج';
export const piece = 'المنتج';
export const asked = 'الاستفسارات';
export const itsEnquiries = 'استفساراتها';
export const countOfEnquiries = (count: string) => `${count}: عرض استفساراتها`;
export const beforeCount = 'الفترة السابقة:';
export const nothing = 'لا شيء في هذه الفترة.';
export const beneath = 'تحت كل رقم ما يقابله في الفترة السابقة.';

export const unasked = 'شوهدت ولم يُسأل عنها';
export const unaskedText = 'قد تحتاج إلى صورة أفضل أو وصف أوفى أو سعر آخر.';
export const nothingUnasked = 'كل ما شوهد سُئل عنه أيضًا.';

export const noNumbersTitle = 'لا إحصاءات في هذه الفترة';
export const noNumbersText =
  'لم يشاهد أحد منتجاتك ولم يسأل عنها. أضف منتجات بصور جيدة وشارك روابطها، أو اختر فترة أطول.';
