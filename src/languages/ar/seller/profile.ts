import { plural } from '#languages/ar/plural.ts';
import { isolated } from '#languages/isolated.ts';

export const title = 'ملفي الشخصي';
export const text = 'إدارة إعدادات حسابك';
export const logOut = 'تسجيل الخروج';
export const failed = 'تعذّر تحميل بيانات المستخدم';
/** What is loaded, at the start of a sentence. */
export const yourProfile = 'ملفك الشخصي';

export const information = 'بيانات الملف الشخصي';
export const edit = 'تعديل';
export const cancel = 'إلغاء';
export const name = 'الاسم';
export const email = 'البريد الإلكتروني';
export const confirmed = 'مؤكَّد';
export const notConfirmed = 'غير مؤكَّد';
export const indianNumber = 'رقم الهاتف الهندي';
export const dubaiNumber = 'رقم هاتف دبي';
export const city = 'المدينة';
export const usuallyReplies = 'مدة الرد المعتادة';
export const openingHours = 'ساعات العمل';
export const rupeesPerDirham = 'سعر الدرهم بالروبية';
export const mailLanguage = 'لغة الرسائل البريدية';
export const about = 'نبذة';
export const notSet = 'غير محدّد';

export const image = 'صورة الملف الشخصي';
export const emailReadOnly = 'البريد الإلكتروني (للقراءة فقط)';
export const reviewedFirst =
  'يراجع مدير المنصة الاسم الجديد أو الرقم الجديد قبل أن يظهر للمتسوّقين.';
export const aboutOptional = 'نبذة (اختياري)';
export const aboutHint = 'بضع كلمات للمتسوّقين.';
export const cityOptional = 'المدينة (اختياري)';
export const repliesOptional = 'مدة الرد المعتادة (اختياري)';
export const notSaid = 'غير محدّد';
export const openingHoursOptional = 'ساعات العمل (اختياري)';
export const openingHoursHint = 'تظهر في صفحتك، مثل: من الاثنين إلى السبت، 10 إلى 7 (الهند).';
export const rupeesPerDirhamOptional = 'سعر الدرهم بالروبية (اختياري)';
export const rupeesPerDirhamHint =
  'سعر الصرف الذي تعتمده، مثل 22.9: يقترح نموذج المنتج السعر الآخر على أساسه. لا يراه المتسوّقون.';
export const mailLanguageHint = 'تتغيّر إذا اخترت لغة أخرى من القائمة أو سجّلت الدخول من صفحاتها.';
export const update = 'تحديث الملف الشخصي';
export const updating = 'جارٍ تحديث الملف الشخصي…';
export const notUpdated = 'تعذّر تحديث الملف الشخصي';

export const waiting = 'قيد المراجعة';
export const notAccepted = 'لم يُقبل';
export const reason = 'السبب:';
export const withdraw = 'سحب الطلب';
export const putAway = 'إخفاء';

export const vacation = 'الإجازة';
export const awayUntilDay = (day: string) => `في إجازة حتى ${day}`;
export const shoppersRead = (words: string) =>
  `يقرأ المتسوّقون في صفحتك وبجانب كل منتج: «${isolated(words)}» ويمكنهم الاستفسار مع ذلك.`;
export const vacationText =
  'حدّد آخر يوم في إجازتك. تبقى منتجاتك معروضة في السوق، ويعرف المتسوّقون متى تصلهم الردود.';
export const goOnVacation = 'بدء إجازة';
export const changeDay = 'تغيير اليوم';
export const amBack = 'عدتُ من الإجازة';
export const vacationBegins =
  'تبدأ الإجازة فورًا، وتنتهي تلقائيًا بعد ذلك اليوم. وتستمرّ الاستفسارات في الوصول.';
export const awayUntil = 'في إجازة حتى';
export const save = 'حفظ';
export const saving = 'جارٍ الحفظ…';

export const lastDays = (days: number) =>
  plural(days, {
    one: 'آخر يوم',
    two: 'آخر يومين',
    few: 'آخر # أيام',
    many: 'آخر # يومًا',
    other: 'آخر # يوم',
  });
export const numbers = (of: { views: string; enquiries: string; won: string }) =>
  `المشاهدات: ${of.views}، الاستفسارات: ${of.enquiries}، المبيعات: ${of.won}`;
export const viewsEnquiriesSales = 'المشاهدات والاستفسارات والمبيعات';

export const sessions = 'الجلسات';
export const sessionsText = 'الأجهزة التي سجّلت الدخول منها.';
export const resetPassword = 'تغيير كلمة المرور';
export const twoStepVerification = 'التحقّق بخطوتين';

export const yourData = 'بياناتك';
export const yourDataText = 'نزّل كل ما نحتفظ به عنك، أو احذف حسابك وكل ما يتبعه.';
export const downloadData = 'تنزيل بياناتي';
export const deleteAccount = 'حذف حسابي';
export const deleteTitle = 'حذف حسابك؟';
export const deleteText =
  'تُحذف منتجاتك وصورك ورسائلك ومستنداتك فورًا، ولا يمكن لأحد استعادتها. ويمكن استخدام بريدك الإلكتروني ورقم هاتفك من جديد.';
export const deleteForGood = 'حذف نهائي';
export const password = 'كلمة المرور';
