import type { OfField } from '#languages/en/refusals/labels.ts';
import { quoted } from '#languages/quoted.ts';
import { field } from './labels.ts';

// Products, their values, and how they stand.

export const tooManyMedia = ({ most }: { most: number }) =>
  `يمكن أن يضم المنتج ${most} من الصور ومقاطع الفيديو على الأكثر.`;
export const priceWouldBeTooHigh = 'سيصبح السعر أعلى من المسموح به.';
export const categoryGone = 'هذه الفئة غير موجودة. اختر فئة أخرى.';
export const subCategoryOfOther = 'هذه الفئة الفرعية لا تتبع الفئة المختارة.';
export const productTypeOfOther = 'نوع المنتج هذا لا يتبع الفئة الفرعية المختارة.';
export const articleNumberTaken = 'لديك منتج برقم الصنف هذا من قبل.';
export const tooManyDrafts = ({ most }: { most: number }) =>
  `لديك ${most} مسودة من قبل. احذف واحدة لتحفظ غيرها.`;
export const sayReservedUntil = 'حدّد آخر يوم لحجز المنتج.';
export const notTakenDown = 'لم يُسحب هذا المنتج من العرض، أو لم يعد مسحوبًا.';
export const sizeNotOfProduct = 'هذا المنتج غير متوفّر أصلًا بهذا المقاس.';
export const productDeletedMeanwhile = 'حُذف هذا المنتج في هذه الأثناء.';
export const tooManyToExport = 'لديك أكثر من 10,000 منتج. اختر CSV الذي يتسع لها كلها.';

export const attributeUnknown = ({ key }: { key: string }) => `لا توجد خاصية باسم ${quoted(key)}`;
export const attributeOfOther = ({ label }: OfField) =>
  `الخاصية ${field(label)} لا تتبع الفئة المختارة`;
export const attributeTakesAtMost = ({ label, most }: OfField & { most: number }) =>
  `تقبل الخاصية ${field(label)} عدد ${most} من القيم على الأكثر`;
export const attributeTakesOne = ({ label }: OfField) =>
  `تقبل الخاصية ${field(label)} قيمة واحدة فقط`;
export const sizeMustSayAvailable = ({ label, size }: OfField & { size: string }) =>
  `يجب تحديد توفّر ${quoted(size)} في ${field(label)}: true أو false`;
export const attributeHasNoChoices = ({ label }: OfField) =>
  `لا خيارات للخاصية ${field(label)} حتى الآن`;
export const notAChoice = ({
  given,
  label,
  choices,
}: OfField & { given: string; choices: string }) =>
  `القيمة ${quoted(given)} ليست من خيارات ${field(label)}: \u2068${choices}\u2069`;
export const thisIsNotAChoice = ({ label, choices }: OfField & { choices: string }) =>
  `هذه القيمة ليست من خيارات ${field(label)}: \u2068${choices}\u2069`;

type Bounds = OfField & { lowest: number | null; highest: number | null; unit: string };

export const attributeMustBeNumber = ({ label, lowest, highest, unit }: Bounds) => {
  const of = unit === '' ? '' : ` \u2068${unit}\u2069`;
  const number = `يجب أن تكون قيمة ${field(label)} رقمًا`;
  if (lowest !== null && highest !== null) return `${number} بين ${lowest} و${highest}${of}`;
  if (lowest !== null) return `${number} لا يقل عن ${lowest}${of}`;
  if (highest !== null) return `${number} لا يزيد على ${highest}${of}`;
  return unit === '' ? number : `${number} (\u2068${unit}\u2069)`;
};
