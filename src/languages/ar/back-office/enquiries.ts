export const region = 'المنطقة';
export const allRegions = 'كل المناطق';
export const seller = 'البائع';
export const priceShown = 'السعر المعروض';
/** The moment of an enquiry. */
export const when = 'الوقت';
export const product = 'المنتج';
export const reference = 'الرقم المرجعي';
export const overTime = 'الاستفسارات بمرور الوقت';
export const noneInThisTime = 'لا توجد استفسارات في هذه الفترة.';
export const nothingAskedAbout = 'لم يرد أي استفسار في هذه الفترة.';
export const period = 'الفترة';
export const last7Days = 'آخر 7 أيام';
export const last30Days = 'آخر 30 يومًا';
export const last90Days = 'آخر 90 يومًا';
export const lastYear = 'آخر سنة';

// How a lead stands.
export const leadNew = 'جديد';
export const leadTalking = 'قيد التواصل';
export const leadReserved = 'محجوز';
export const leadWon = 'تم البيع';
export const leadLost = 'لم يتم البيع';

// Why it is lost.
export const noAnswer = 'لم يردّ العميل';
export const thePrice = 'السعر';
export const boughtElsewhere = 'اشترى من مكان آخر';
export const notAvailable = 'غير متوفّر';
export const anotherReason = 'سبب آخر';
