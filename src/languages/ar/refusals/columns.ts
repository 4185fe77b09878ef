import { isolated } from '#languages/isolated.ts';
import { quoted } from '#languages/quoted.ts';
import type { OtherLanguage } from '../../languages.ts';
import { inIt } from '../content/translated-fields.ts';
import { titles } from '../contracts/product-fields.ts';

// What the columns of a table of products may hold, and what its template says.

export const fieldTitle = ({ field }: { field: keyof typeof titles }) => titles[field];
export const cellYes = 'نعم';
export const cellNo = 'لا';

export const holdsText = 'نص';
export const holdsPlainText = 'نص من دون HTML';
export const holdsTextOrNothing = 'نص من دون HTML، أو فارغ';
export const holdsNameIn = ({ language }: { language: OtherLanguage }) =>
  `نص، أو فارغ: عندئذٍ تعرض الصفحات التي ${inIt('', language).trim()} اسم المنتج`;
export const holdsCategory = 'اسم فئة';
export const holdsSubCategory = 'اسم فئة فرعية من تلك الفئة';
export const holdsProductType = 'اسم نوع من تلك الفئة الفرعية، أو فارغ';
export const holdsPrice = 'رقم أكبر من 0 بمنزلتين عشريتين على الأكثر، مثل 1249.50';
export const holdsOriginalPrice = `${holdsPrice}، وأكبر من السعر بالروبية، أو فارغ`;
export const holdsOriginalPriceAED = `${holdsPrice}، وأكبر من السعر بالدرهم، أو فارغ`;
export const holdsCost =
  'ما كلّفك: رقم أكبر من 0 بمنزلتين عشريتين على الأكثر، أو فارغ. لا يراه أحد غيرك.';
export const holdsPrivateText = 'نص لك وحدك، أو لا شيء';
export const holdsSaleUntil =
  'آخر يوم لسعر التخفيض، مثل 2026-12-03. يُترك فارغًا إن لم تكن له نهاية.';
export const holdsQuantity = 'عدد صحيح من 1 إلى 9999. يُترك فارغًا إن كانت القطعة وحيدة.';
export const holdsYesOrNo = 'yes (نعم) أو no (لا)';
export const holdsArticleNumber =
  'رقمك الخاص، حتى 60 حرفًا، من دون تكرار. يمكن تركه فارغًا إذا ذُكر معرّف المنتج.';
export const holdsAvailability =
  'available (متوفّر) أو reserved (محجوز) أو sold (مُباع). وإن تُرك فارغًا بقي على حاله';
export const holdsReservedUntil = 'آخر يوم في الحجز، مثل 2026-12-03؛ وفارغ إن لم يكن محجوزًا';
export const holdsFileName =
  'اسم ملف ترسله: JPEG أو PNG أو GIF أو WebP أو AVIF أو MP4 أو MOV. وفي التصدير، ملف المنتج.';
export const holdsProductId = 'كما يرد في التصدير، لتعديل ذلك المنتج؛ وفارغ لمنتج جديد';

type Bounds = { unit: string; lowest: number | null; highest: number | null };
export const holdsNumber = ({ unit, lowest, highest }: Bounds) =>
  `رقم${unit === '' ? '' : ` بوحدة ${isolated(unit)}`}${lowest === null ? '' : ` من ${lowest}`}${highest === null ? '' : ` حتى ${highest}`}`;

/** The first labels of an attribute's choices, and whether there are more. */
type Choices = { labels: string[]; more: boolean };
const separate = (words: readonly string[]) => words.map(isolated).join('، ');
const listed = ({ labels, more }: Choices) => `${separate(labels)}${more ? ' …' : ''}`;

export const holdsChoice = (choices: Choices) => `واحد مما يلي: ${listed(choices)}`;
export const holdsChoices = (choices: Choices) =>
  `واحد أو أكثر مما يلي، تفصل بينها ; أو , أو |: ${listed(choices)}`;
export const holdsSizes = (choices: Choices) =>
  `مقاسات مما يلي، تفصل بينها ; أو , أو |، ويُكتب المقاس غير المتوفّر ${quoted(`${choices.labels[0] ?? '42'} (sold)`)}: ${listed(choices)}`;

/** What an attribute's column holds, of which products, and in which it is required. */
type Where = { holds: string; of: string[]; required: string[] };
export const holdsDetail = ({ holds, of, required }: Where) =>
  `${holds}.${of.length === 0 ? '' : ` لمنتجات ${separate(of)}.`}${required.length === 0 ? '' : ` مطلوب في ${separate(required)}.`} يمكن الاستغناء عن هذا العمود.`;

export const allowedSheet = 'المسموح به';
export const allowedColumn = 'العمود';
export const allowedNeeded = 'مطلوب';
export const allowedHolds = 'ما يمكن أن يحتويه';
export const categoriesSheet = 'الفئات';
export const holdsSeller = 'البريد الإلكتروني لبائع معتمد أو رقم هاتفه أو اسمه';
