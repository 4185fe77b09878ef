import { plural } from '#languages/ar/plural.ts';
import { quoted } from '#languages/quoted.ts';

// Pictures, videos, documents and tables that were sent.

const PHONE =
  'على iPhone اختر الإعدادات › الكاميرا › الصيغ › «الأكثر توافقًا» لتُحفظ الملفات القادمة بصيغة مناسبة.';

export const heicRefused = `هذه الصورة بصيغة HEIC التي لا تعرضها المتصفّحات. احفظها بصيغة JPEG واخترها من جديد. ${PHONE}`;
export const hevcRefused = `هذا الفيديو بصيغة HEVC (H.265) التي لا تشغّلها متصفّحات كثيرة. صدّره بصيغة MP4 مع H.264 واختره من جديد. ${PHONE}`;
export const profileRefused = `ألوان هذا الفيديو أدق (10 بت أو 4:2:2 أو 4:4:4) مما تشغّله متصفّحات كثيرة. صوّره أو صدّره بصيغة MP4 مع H.264 بعمق 8 بت و4:2:0 من دون HDR أو ProRes أو Log، واختره من جديد. ${PHONE}`;

export const pictureTooLarge = 'حجم هذه الصورة أكبر من 10 ميغابايت. اختر ملفًّا أصغر.';
export const videoTooLarge = 'حجم هذا الفيديو أكبر من 20 ميغابايت. اختر مقطعًا أقصر أو أصغر.';
export const tableTooLarge =
  'حجم هذا الملف أكبر من 10 ميغابايت. قسّمه واستورد الأجزاء واحدًا تلو الآخر.';
export const documentTooLarge = 'حجم هذا المستند أكبر من 10 ميغابايت. اختر ملفًّا أصغر.';
export const archiveTooLarge =
  'حجم ملف ZIP هذا أكبر من 200 ميغابايت. قسّمه وأرسل الأجزاء واحدًا تلو الآخر.';
export const fileEmpty = 'هذا الملف فارغ. اختر ملفًّا آخر.';
export const uploadCutOff = 'انقطع الرفع. يُرجى المحاولة من جديد.';
export const notAPicture =
  'لا يمكننا استخدام هذا الملف صورةً. اختر ملفًّا بصيغة JPEG أو PNG أو GIF أو WebP أو AVIF.';
export const notAVideo = 'لا يمكننا استخدام هذا الملف مقطعَ فيديو. اختر ملفًّا بصيغة MP4 أو MOV.';
export const notADocument =
  'تُقبل المستندات بصيغة PDF أو JPEG أو PNG أو WebP. اختر ملفًّا بإحدى هذه الصيغ.';
export const pdfDamaged = 'ملف PDF هذا تالف أو غير مكتمل. احفظه من جديد وأعد المحاولة.';
export const pictureDamaged =
  'هذه الصورة تالفة أو غير مكتملة. افتحها واحفظها من جديد ثم اختر الملف الجديد.';
export const tooManyPixels = ({ isAvif, megapixels }: { isAvif: boolean; megapixels: number }) =>
  `دقة هذه الصورة أعلى من المسموح به. اختر صورة${isAvif ? ' AVIF' : ''} لا تتجاوز ${megapixels} ميغابكسل و16,000 بكسل لكل ضلع.`;
export const tooManyFrames = 'في هذه الصورة المتحركة أكثر من 1,000 إطار. اختر صورة ثابتة.';
export const videoDamaged = 'هذا الفيديو تالف أو غير مكتمل. صدّره من جديد واختر الملف الجديد.';
export const videoHasNoPicture = 'لا يحتوي هذا الملف على صورة متحركة. اختر فيديو آخر.';
export const videoNotPlayable =
  'لا تشغّل المتصفّحات هذا النوع من الفيديو. صدّره بصيغة MP4 مع H.264 واختره من جديد.';
export const videoHasManyPixels =
  'دقة هذا الفيديو أعلى من المسموح به. اختر فيديو لا يتجاوز 8,192 بكسل لكل ضلع.';
export const documentTakesTooMuch =
  'يحتاج هذا المستند إلى أكثر مما يتّسع له الخادم. اختر منتجات أقل.';
export const manyFilesNow = 'نفحص ملفات كثيرة الآن. يُرجى المحاولة من جديد بعد لحظات.';
export const noSuchFile = 'هذا الملف غير موجود.';
export const storeAway =
  'يتعذّر حفظ الصور ومقاطع الفيديو حاليًا. لم يُحفظ شيء. يُرجى المحاولة من جديد بعد بضع دقائق.';
export const diskFull =
  'لا مساحة لملفات أخرى حاليًا. لم يُحفظ شيء. يُرجى المحاولة لاحقًا؛ وعلى مشغّل هذا الموقع توفير مساحة.';

const goOn = (hours: number) =>
  plural(hours, {
    zero: 'تابع الآن، أو اطلب منا زيادة الحد.',
    one: 'تابع بعد ساعة، أو اطلب منا زيادة الحد.',
    two: 'تابع بعد ساعتين، أو اطلب منا زيادة الحد.',
    few: 'تابع بعد # ساعات، أو اطلب منا زيادة الحد.',
    many: 'تابع بعد # ساعة، أو اطلب منا زيادة الحد.',
    other: 'تابع بعد # ساعة، أو اطلب منا زيادة الحد.',
  });

export const quotaOfFiles = ({ files, hours }: { files: string; hours: number }) =>
  `الحد اليومي للبائع ${files} من الملفات، وهذا يتجاوزه. ${goOn(hours)}`;
export const quotaOfBytes = ({ megabytes, hours }: { megabytes: string; hours: number }) =>
  `الحد اليومي للبائع ${megabytes} ميغابايت من الملفات، وهذا يتجاوزه. ${goOn(hours)}`;
export const ticketTooOld = 'مضى وقت طويل على إرسال أحد الملفات. اختره من جديد ثم احفظ.';
export const documentsFull =
  'أرسلت أقصى ما نحتفظ به من المستندات (30 ميغابايت). اكتب من دون مستند، أو راسلنا بالبريد الإلكتروني.';
export const choosePictureOrVideo = 'اختر صورة أو مقطع فيديو.';
export const chooseTable = 'اختر ملف CSV أو XLSX.';
export const chooseZip = 'اختر ملف ZIP.';

export const tableUnreadable =
  'تتعذّر قراءة هذا الملف جدولًا. احفظه بصيغة CSV (UTF-8) أو XLSX واختره من جديد.';
export const textCalledWorkbook =
  'اسم هذا الملف ينتهي بـ .xlsx، لكنه نص عادي وليس مصنّف Excel، ولا جدول منتجات فيه. احفظ الجدول بصيغة XLSX أو CSV من برنامج جداول واختر ذلك الملف.';
export const lettersUnknown =
  'تتعذّر معرفة ترميز حروف هذا الملف. احفظه بصيغة CSV UTF-8 أو XLSX واختره من جديد.';
export const tooManyRows = ({ most }: { most: string }) =>
  `في هذا الملف أكثر من ${most} صف. قسّمه واستورد الأجزاء واحدًا تلو الآخر.`;
export const cellTooFar = ({
  cell,
  rows,
  columns,
}: {
  cell: string;
  rows: string;
  columns: number;
}) =>
  `الخلية \u2068${cell}\u2069 غير فارغة، والحد الأقصى للجدول ${rows} صف و${columns} عمودًا. أفرغ ما يتجاوز ذلك أو قسّم الجدول، واختره من جديد.`;
export const tooMuchText = 'في هذا الجدول نصوص أكثر من المسموح به. قسّمه واختر الأجزاء بالتتابع.';
export const workbookUnpacksToMuch =
  'حجم هذا المصنّف بعد فك ضغطه كبير جدًّا. احفظ ورقة المنتجات وحدها، أو احفظها بصيغة CSV، واخترها من جديد.';
export const workbookDamaged =
  'هذا المصنّف تالف. احفظه من جديد بصيغة XLSX أو CSV واختر الملف الجديد.';
export const workbookUnreadable = 'تتعذّر قراءة هذا المصنّف. احفظه بصيغة XLSX أو CSV واختره من جديد.';
export const sheetHidden = ({ sheet }: { sheet: string }) =>
  `المنتجات في الورقة ${quoted(sheet)} وهي مخفية. أظهر هذه الورقة، أو احفظها في ملف مستقل، واختره من جديد.`;
export const fileUnpacksToMuch = 'حجم هذا الملف بعد فك ضغطه أكبر بكثير من حجم صورة أو مقطع فيديو.';
export const fileNotUnpacked = 'يتعذّر فك ضغط هذا الملف. أنشئ ملف ZIP من جديد.';
export const zipHasManyFiles = ({ most }: { most: number }) =>
  `في ملف ZIP هذا أكثر من ${most} ملف. قسّمه إلى أجزاء.`;
export const zipUnpacksToMuch = 'حجم ملف ZIP هذا بعد فك ضغطه كبير جدًّا. قسّمه إلى أجزاء.';
export const zipDamaged = 'ملف ZIP هذا تالف. أنشئه من جديد وأعد المحاولة.';
export const notOwnFiles = ({ field }: { field: string }) =>
  `لا يقبل ${field} إلا ملفات هذا المنتج الموجودة.`;
export const notKeptFiles = 'لا يقبل mediaOrder إلا الملفات المُبقاة وملفات هذا النموذج.';
export const mediaAway = 'تعذّر عرض الصور ومقاطع الفيديو الآن. يُرجى المحاولة بعد بضع دقائق.';
export const tableTakesTooMuch =
  'هذا الملف أكبر من أن يُقرأ. قسّمه أو احفظه بصيغة CSV، ثم اختره من جديد.';
