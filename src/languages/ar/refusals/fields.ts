import { plural } from '#languages/ar/plural.ts';
import type { OfField } from '#languages/en/refusals/labels.ts';
import { quoted } from '#languages/quoted.ts';
import type { Translated } from '../../translations.ts';
import { field } from './labels.ts';

// What is wrong with what was typed: the one file of refusals that the forms of the pages load.

const letters = (count: number) =>
  plural(count, {
    one: 'حرف واحد',
    two: 'حرفين',
    few: '# أحرف',
    many: '# حرفًا',
    other: '# حرف',
  });

export const fieldRequired = ({ label }: OfField) => `حقل ${field(label)} مطلوب`;
export const fieldMustBeText = ({ label }: OfField) => `يجب أن يكون حقل ${field(label)} نصًّا`;
export const fieldTooLong = ({ label, max }: OfField & { max: number }) =>
  `يجب ألّا يتجاوز حقل ${field(label)} ${letters(max)}`;
export const fieldTooShort = ({ label, min }: OfField & { min: number }) =>
  `يجب ألّا يقل حقل ${field(label)} عن ${letters(min)}`;
export const fieldHasControls = ({ label }: OfField) =>
  `يحتوي حقل ${field(label)} على رموز غير مرئية. يُرجى كتابته من جديد.`;
export const fieldHasMarkup = ({ label }: OfField) =>
  `يجب أن يكون حقل ${field(label)} نصًّا عاديًا من دون وسوم HTML`;
export const fieldNeedsLetters = ({ label }: OfField) =>
  `يجب أن يحتوي حقل ${field(label)} على حروف أو أرقام`;
export const fieldOnlySpaces = ({ label }: OfField) =>
  `لا يمكن أن يتكوّن حقل ${field(label)} من مسافات فقط`;
export const fieldHasUnusableCharacter = ({ label }: OfField) =>
  `يحتوي حقل ${field(label)} على رمز لا يمكن استخدامه`;
export const fieldMustBeYesOrNo = ({ label }: OfField) =>
  `يجب أن تكون قيمة ${field(label)} نعم أو لا (yes أو no)`;

export const searchTooLong = 'يجب ألّا تتجاوز عبارة البحث 200 حرف';
export const searchHasUnusableCharacter = 'تحتوي عبارة البحث على رمز لا يمكن البحث عنه';

export const emailRequired = 'البريد الإلكتروني مطلوب';
export const emailTooLong = 'يجب ألّا يتجاوز البريد الإلكتروني 254 حرفًا';
export const emailInvalid = 'يُرجى إدخال بريد إلكتروني صحيح';
export const phoneRequired = 'رقم الهاتف مطلوب';
export const phoneInvalid = 'يُرجى إدخال رقم هاتف صحيح';
export const phoneMustHaveTenDigits = 'يُرجى إدخال رقم هاتف صحيح من 10 أرقام';
export const phoneMustBeText = 'يجب أن يكون رقم الهاتف نصًّا';
export const phoneTooLong = 'رقم الهاتف طويل جدًّا';
export const chatNumberInvalid = ({ label, code }: OfField & { code: string }) =>
  `يجب أن يتكوّن حقل ${field(label)} من 7 إلى 15 رقمًا، بدءًا برمز الدولة مثل \u2068+${code}\u2069`;
export const loginPhoneInvalid = 'يُرجى إدخال رقم هاتف صحيح (10 أرقام على الأقل)';
export const linkIncomplete = 'الرابط غير مكتمل';

export const codeRequired = 'الرمز مطلوب';
export const codeMustHaveSixDigits = 'اكتب الأرقام الستة التي يعرضها تطبيقك';
export const recoveryCodeRequired = 'رمز الاسترداد مطلوب';
export const recoveryCodeInvalid = 'يتكوّن رمز الاسترداد من 16 حرفًا ورقمًا';
export const logInAgain = 'سجّل الدخول من جديد';
export const giveOneFactor = 'أدخل رمزًا أو رمز استرداد أو استخدم مفتاح مرور';
export const passwordRequired = 'كلمة المرور مطلوبة';
export const passwordTooLong = 'يجب ألّا تتجاوز كلمة المرور 254 حرفًا';
export const beginAgain = 'ابدأ من جديد';

export const priceMustBeNumber = ({ label }: OfField) =>
  `يجب أن تكون قيمة حقل ${field(label)} رقمًا`;
export const priceMustBeMoreThanNothing = ({ label }: OfField) =>
  `يجب أن تكون قيمة حقل ${field(label)} أكبر من 0`;
export const priceHasManyDecimals = ({ label }: OfField) =>
  `يقبل حقل ${field(label)} منزلتين عشريتين على الأكثر`;
export const priceTooHigh = ({ label }: OfField) =>
  `يجب ألّا تتجاوز قيمة حقل ${field(label)} 99,99,99,999.99`;
export const priceMustBeInRupees = ({ label }: OfField) =>
  `يجب أن تكون قيمة حقل ${field(label)} بالروبية`;
export const priceMustBeInDirhams = ({ label }: OfField) =>
  `يجب أن تكون قيمة حقل ${field(label)} بالدرهم`;
export const priceMustBeInEither = ({ label }: OfField) =>
  `يجب أن تكون قيمة حقل ${field(label)} بالروبية أو الدرهم`;
export const priceUnclear = ({ label }: OfField) =>
  `قيمة حقل ${field(label)} غير واضحة: اكتب 124999 أو 1,24,999، والكسور بعد نقطة، مثل 19.99`;
export const rateMustBeNumber = 'يجب أن يكون سعر الصرف رقمًا';
export const rateMustBeLike = 'يجب أن يكون سعر الصرف رقمًا مثل 22.9';
export const originalPriceTooLow = ({ label }: OfField) =>
  `يجب أن تكون قيمة حقل ${field(label)} أعلى من السعر بالروبية، أو أن يُترك الحقل فارغًا.`;
export const originalPriceTooLowInAED = ({ label }: OfField) =>
  `يجب أن تكون قيمة حقل ${field(label)} أعلى من السعر بالدرهم، أو أن يُترك الحقل فارغًا.`;
export const originalPriceTooLowInTable = ({ label }: OfField) =>
  `يجب أن تكون قيمة حقل ${field(label)} أعلى من السعر بالروبية، أو أن يُترك الحقل فارغًا.`;
export const percentTooLow = 'لا يمكن خفض الأسعار بأكثر من 90%';
export const percentTooHigh = 'لا يمكن رفع الأسعار بأكثر من 900%';
export const percentMissing = 'حدّد مقدار تغيير الأسعار';

export const saleEndNeedsOriginal = 'لتحديد آخر يوم يلزم سعر أصلي يعود بعده.';
export const mustBeDay = 'يجب إدخال تاريخ، مثل 2026-12-03';
export const mustBeTime = 'يجب إدخال وقت، مثل 22:30';
export const quietHoursIncomplete = 'حدّد وقت البداية ووقت النهاية، أو اتركهما فارغين';
export const chooseReason = 'اختر سببًا';
export const otherNeedsWords = 'التوضيح مطلوب إذا لم يكن السبب في القائمة';
export const sayWhatItIsAbout = 'يُرجى توضيح الموضوع';
export const sayPieceOrShop = 'حدّد القطعة أو المتجر، لا كليهما';

export const countMustBe = ({ label, most }: OfField & { most: number }) =>
  `يجب أن تكون قيمة حقل ${field(label)} عددًا صحيحًا من 1 إلى ${most}`;
export const quantityMustBeWhole = 'يجب أن تكون الكمية عددًا صحيحًا';
export const quantityTooLow = 'يجب ألّا تقل الكمية عن 1';
export const quantityTooHigh = 'يجب ألّا تزيد الكمية على 99';
export const choosePiece = 'اختر قطعة';
export const tooManyPieces = ({ most }: { most: number }) =>
  `يمكنك الاستفسار عن ${most} قطعة على الأكثر في المرة الواحدة`;
export const referenceRequired = 'الرقم المرجعي مطلوب';
export const referenceInvalid =
  'يجب أن يتكوّن الرقم المرجعي من 6 إلى 10 أحرف لاتينية كبيرة أو أرقام';
export const sayWhichPiece = 'حدّد القطعة: productId أو pieces';
export const givePhoneOrEmail = 'أدخل رقم هاتف أو بريدًا إلكترونيًا ليتمكّن البائع من الرد عليك';
export const agreeToSending = 'يُرجى الموافقة على إرسال ما كتبته إلى البائع';
export const chooseWhyLost = 'اختر سبب عدم إتمام البيع';
export const tooManyPiecesChosen = 'اختر 100 قطعة على الأكثر';
export const chooseAtLeastOne = 'اختر واحدًا على الأقل';
export const chooseAtMost = ({ most }: { most: number }) =>
  `الحد الأقصى للاختيار في المرة الواحدة: ${most}`;

export const attributeUnknown = ({ key }: { key: string }) => `لا توجد خاصية باسم ${quoted(key)}`;
export const attributeOfOther = ({ label }: OfField) =>
  `الخاصية ${field(label)} لا تتبع الفئة المختارة`;
export const attributeTakesAtMost = ({ label, most }: OfField & { most: number }) =>
  `الحد الأقصى لعدد القيم في الخاصية ${field(label)} هو ${most}`;
export const attributeTakesOne = ({ label }: OfField) =>
  `تقبل الخاصية ${field(label)} قيمة واحدة فقط`;
export const sizeMustSayAvailable = ({ label, size }: OfField & { size: string }) =>
  `يجب تحديد توفّر ${quoted(size)} في ${field(label)}: true أو false`;
export const attributeHasNoChoices = ({ label }: OfField) =>
  `لا خيارات للخاصية ${field(label)} حتى الآن`;
/** A name that may be known in other languages too. */
export const nameInEither = ({
  name,
  nameArabic,
}: { name: string } & Partial<Translated<'name'>>) => nameArabic || name;
export const someOfNames = ({ names, hasOthers }: { names: string[]; hasOthers: boolean }) =>
  `${names.join('، ')}${hasOthers ? ' …' : ''}`;
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

/** A parameter of an address, and what is said of it. */
export const parameterSays = ({ name, says }: { name: string; says: string }) =>
  name === '' ? says : `\u2068${name}\u2069: ${says}`;
export const chooseStaffRole = 'اختر ما يُسمح لهم به';

export const gstinMustBe = 'يتألف رقم GSTIN من 15 خانة، مثل 32ABCDE1234F1Z5.';
export const trnMustBe = 'يتألف رقم التسجيل الضريبي (TRN) من 15 رقمًا.';
export const upiMustBe = 'معرّف UPI مثل name@bank.';
export const paymentPageMustBe =
  'اكتب عنوانًا يبدأ بـ https:// وفيه {amount} و{reference}، كلٌّ منهما مرة واحدة.';
export const hsnMustBe = 'يتألف رمز HSN من 4 أو 6 أو 8 أرقام.';
export const taxRateMustBe = ({ most }: { most: number }) =>
  `يجب أن تكون الضريبة رقمًا من 0 إلى ${most}، بمنزلتين عشريتين على الأكثر.`;

export const chooseScopes = 'اختر ما يُسمح به للمفتاح';
export const chooseDays = 'اختر متى تنتهي صلاحية المفتاح: بعد 30 أو 90 أو 365 يومًا، أو بلا انتهاء';
export const chooseEvents = 'اختر الأحداث التي يُبلَّغ بها';

export const webhookUrl = 'أدخل العنوان الكامل لخادم عام، مثل https://shop.example/dhow';
