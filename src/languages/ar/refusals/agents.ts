import { quoted } from '#languages/quoted.ts';

// What programs that shop for people are told.

export const noCheckoutHere =
  'لا يُدفع شيء هنا. للشراء افتح صفحة القطعة، أو اكتب إلى بائعها من هناك.';
export const enquiryNotSent =
  'لم يُرسل شيء. اعرض هذا على صاحب الطلب ليفتح الصفحة أو المحادثة ويرسله بنفسه.';
export const searchNeedsInput = 'اكتب ما تبحث عنه، أو حدّد عامل تصفية.';
export const cursorInvalid = 'هذا المؤشر ليس من مؤشراتنا. ابدأ من جديد من دونه.';
export const filterUnknown = ({ name }: { name: string }) =>
  `لا يوجد هنا عامل تصفية باسم ${quoted(name)}، فلم يُطبَّق.`;
export const categoryUnknown = ({ name }: { name: string }) => `لا توجد فئة باسم ${quoted(name)}.`;
export const tooManyCategories = 'هذه فئات كثيرة في مرة واحدة. اطلب عددًا أقل.';
export const priceFilterReadIn = ({ currency }: { currency: string }) =>
  `لم تُذكر عملة، فاحتُسبت تصفية السعر بعملة ${currency}.`;
export const priceFilterLeftOut = ({ currency }: { currency: string }) =>
  `الأسعار هنا بعملتي INR وAED، فلم تُطبَّق التصفية بعملة ${currency}.`;
export const pieceNotFound = ({ id }: { id: string }) => `لا توجد هنا القطعة ${quoted(id)}.`;
export const pieceOutsideFilters = 'هذه القطعة موجودة، لكنها خارج عوامل التصفية.';
export const tooManyIds = ({ most }: { most: number }) => `الحد الأقصى في المرة الواحدة ${most}.`;
export const profileMustBeHttps = 'يجب أن يكون عنوان الملف التعريفي عنوانًا عامًّا يبدأ بـ https.';
export const profileUnreachable = 'تعذّرت قراءة الملف التعريفي من عنوانه.';
export const profileMalformed = 'ما في عنوان الملف التعريفي ليس ملفًّا تعريفيًّا.';
export const tooManyProfiles = 'نقرأ الآن ملفات تعريفية كثيرة. يُرجى المحاولة بعد دقيقة.';
export const protocolVersionUnsupported = ({ asked, ours }: { asked: string; ours: string }) =>
  `الإصدار ${asked} من البروتوكول غير مدعوم هنا. الإصدار المدعوم ${ours}.`;
export const capabilityNotShared = 'ليست هذه الإمكانية في الملف التعريفي بإصدار لدينا.';
export const toolUnknown = ({ name }: { name: string }) => `لا توجد هنا أداة باسم «${name}».`;
