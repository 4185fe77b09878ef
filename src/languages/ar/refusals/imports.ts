import { plural } from '#languages/ar/plural.ts';
import type { OfField } from '#languages/en/refusals/labels.ts';
import { quoted } from '#languages/quoted.ts';
import { field } from './labels.ts';

// What is wrong with a table of products, its rows and its files.

const allQuoted = (names: readonly string[]) => names.map(quoted).join('، ');

export const columnsMeanTheSame = ({ one, other }: { one: string; other: string }) =>
  `العمودان ${quoted(one)} و${quoted(other)} لهما المعنى نفسه. أزل أحدهما.`;
export const columnsMissing = ({ names }: { names: string[] }) =>
  `الصف الأول ينقصه ما يلي من الأعمدة: ${allQuoted(names)}. نزّل القالب لمقارنة العناوين.`;
export const columnsMissingOnSheet = ({ sheet, names }: { sheet: string; names: string[] }) =>
  `الصف الأول في الورقة ${quoted(sheet)} ينقصه ما يلي من الأعمدة: ${allQuoted(names)}. نزّل القالب لمقارنة العناوين.`;
export const tableHasNoProducts = 'لا منتجات في هذا الملف: فيه عناوين فقط، أو هو فارغ.';
export const tableHasManyProducts =
  'في هذا الملف أكثر من 5,000 منتج. قسّمه واستورد الأجزاء واحدًا تلو الآخر.';

export const importUndone = 'جرى التراجع عن هذا الاستيراد. اختر الملف من جديد.';
export const encodingUnproven =
  'لا يحدّد هذا الملف ترميز حروفه. راجع صفوفه وأكّد أنها مقروءة، أو احفظه بصيغة CSV UTF-8 واختره من جديد.';
export const stillUnpacking = 'ما زال فك ضغط ملف ZIP جاريًا. استورد بعد انتهائه.';
export const otherStillUnpacking =
  'ما زال فك ضغط ملف ZIP سابق لك جاريًا. أرسل الملف التالي بعد انتهائه.';
export const stoppedRunAgain = 'توقّف الاستيراد. شغّله من جديد للمتابعة.';
export const runningStopToUndo = 'الاستيراد جارٍ. أوقفه ثم تراجع عنه.';
export const runningStopOrWait = 'الاستيراد جارٍ. أوقفه أو انتظر انتهاءه.';
export const unpackingInterrupted = 'انقطع فك الضغط. أرسل ملف ZIP من جديد؛ ما استُخرج منه محفوظ.';
export const twoFilesOfName = 'يوجد ملفان بهذا الاسم. استُخدم الأول.';
export const damagedInZip = 'هذا الملف تالف داخل ملف ZIP. أنشئ ملف ZIP من جديد.';
export const fileNotSent = ({ name }: { name: string }) =>
  `لم يُرسل الملف ${quoted(name)}. أرسله ثم شغّل الاستيراد من جديد.`;
export const fileNotSentYet = ({ name }: { name: string }) =>
  `لم يُرسل الملف ${quoted(name)} بعد، ولن يُستورد هذا الصف حتى يُرسل.`;

export const rowHasMoreCells =
  'خلايا هذا الصف أكثر من العناوين. ضع النص أو السعر الذي فيه فواصل بين علامتي اقتباس، أو أعطِ كل عمود عنوانًا.';
export const cellHasLostCharacter = 'في هذه الخلية رمز تتعذّر قراءته. يُرجى كتابته من جديد.';
export const cellHasNoResult =
  'في هذه الخلية معادلة من دون نتيجتها. افتح الملف في برنامج جداول واحفظه هناك، ثم اختره من جديد.';
export const cellShowsFault = ({ text }: { text: string }) =>
  `تعرض هذه الخلية ${quoted(text)} وهي ليست قيمة. أصلح معادلتها أو اكتب القيمة الصحيحة.`;
export const lostDigits =
  'اختصر برنامج الجداول هذا الرقم فضاعت بعض خاناته. اجعل عموده نصًّا واكتبه من جديد.';
export const writeAvailability = 'اكتب available أو reserved أو sold';
export const writeLastDay = 'اكتب آخر يوم للحجز، مثل 2026-12-03';
export const writeLaterDay = 'مضى هذا اليوم. اكتب اليوم أو يومًا لاحقًا.';
export const dayOverStaysAvailable = 'مضى هذا اليوم والمنتج متوفّر، ويبقى كذلك.';
export const pricesFarApart = ({ rupees, dirhams }: { rupees: string; dirhams: string }) =>
  `${rupees} مقابل ${dirhams}: الفرق بين السعرين كبير. هل نقص صفر أم زاد؟`;
export const writeFileName = 'اكتب اسم ملف صورة أو مقطع فيديو، مثل front.jpg';
export const requiredInEntry = ({ label, entry }: OfField & { entry: string }) =>
  `حقل ${field(label)} مطلوب في ${quoted(entry)}`;
export const notOfEntry = ({ heading, entry }: { heading: string; entry: string }) =>
  `لا ينتمي ${quoted(heading)} إلى ${quoted(entry)}. اترك الخلية فارغة.`;
export const leftOutOf = ({ entry, names }: { entry: string; names: string[] }) =>
  `استُبعد ما لا ينتمي إلى ${quoted(entry)}: ${allQuoted(names)}`;

/** The names that may be written, and how many more there are. */
type Allowed = { allowed: string[]; more: number };

const oneOf = ({ allowed, more }: Allowed) =>
  allowed.length === 0
    ? 'لا يوجد شيء بعد: اتركه فارغًا أو اسألنا.'
    : `اختر مما يلي: ${allQuoted(allowed)}${more > 0 ? others(more) : ''}`;

const others = (more: number) =>
  plural(more, {
    zero: '',
    one: ' وواحد آخر',
    two: ' واثنين آخرين',
    few: ' و# أخرى',
    many: ' و# أخرى',
    other: ' و# أخرى',
  });

export const entryMissing = ({ heading, ...allowed }: Allowed & { heading: string }) =>
  `${quoted(heading)} مطلوب. ${oneOf(allowed)}`;
export const entryUnknown = ({
  heading,
  name,
  ...allowed
}: Allowed & { heading: string; name: string }) =>
  `القيمة ${quoted(name)} غير موجودة في ${quoted(heading)}. ${oneOf(allowed)}`;
export const entryUnknownIn = ({
  heading,
  name,
  within,
  ...allowed
}: Allowed & { heading: string; name: string; within: string }) =>
  `القيمة ${quoted(name)} غير موجودة في ${quoted(heading)} ضمن ${quoted(within)}. ${oneOf(allowed)}`;
export const entryNotOpen = ({ name, ...allowed }: Allowed & { name: string }) =>
  `لا يقبل ${quoted(name)} منتجات حاليًا. ${oneOf(allowed)}`;
export const standsInEarlierRow = ({
  column,
  value,
  row,
}: {
  column: string;
  value: string;
  row: number;
}) => `القيمة ${quoted(value)} في العمود ${quoted(column)} واردة من قبل في الصف ${row}`;
export const noSellerCalledSo = 'لا يوجد بائع بهذا البريد الإلكتروني أو رقم الهاتف أو الاسم.';
export const sellerNotApproved = 'هذا البائع غير معتمد.';
export const adminMayImportNoMore = 'لم يعد للمشرف صاحب هذا الاستيراد صلاحية تعديل المنتجات.';
export const sellerHasNoProductWithId = ({ column }: { column: string }) =>
  `ليس لهذا البائع منتج بهذه القيمة في ${quoted(column)}. اترك الخلية فارغة لإضافة منتج جديد.`;
export const noProductWithId = ({ column }: { column: string }) =>
  `ليس لديك منتج بهذه القيمة في ${quoted(column)}. اترك الخلية فارغة لإضافة منتج جديد.`;

// What stands in the place of a column's heading.
export const picturesColumn = 'الصور';
export const wholeRow = 'الصف كله';
export const approvalColumn = 'الاعتماد';
export const detailsColumn = 'التفاصيل';
