export const title = 'الإشعارات';
export const intro = 'اختر كيف نُعلمك بالاستفسارات الجديدة.';
/** What is loaded, with its article. */
export const yourNotices = 'إعدادات الإشعارات';

export const mailMe = 'إعلامي بالاستفسارات الجديدة عبر البريد الإلكتروني';
export const atOnce = 'فورًا';
export const daily = 'مرة في اليوم، الساعة 8 صباحًا';
export const never = 'عدم الإرسال';
export const choose = 'اختر';
export const quietHours = 'ساعات الهدوء (اختياري)';
export const from = 'من';
export const until = 'إلى';
export const timeOf = 'بتوقيت';
export const india = 'الهند';
export const emirates = 'الإمارات';
export const bothTimes = 'أدخل الوقتين معًا، أو اتركهما فارغين';
export const quietHoursHint = 'ما يصلك في ساعات الهدوء نُعلمك به دفعة واحدة عند انتهائها.';
export const save = 'حفظ';
export const saving = 'جارٍ الحفظ…';
export const saved = 'تم حفظ إعدادات الإشعارات';

export const onThisDevice = 'الإشعارات على هذا الجهاز';
export const hearOnThisDevice = 'تلقَّ إشعارًا بكل استفسار جديد على هذا الجهاز فور وروده.';
export const addToHomeScreen =
  'لتصلك إشعارات الاستفسارات الجديدة على هذا الجهاز، أضف الموقع إلى الشاشة الرئيسية (مشاركة، ثم إضافة إلى الشاشة الرئيسية) وافتحه منها.';
export const tellMe = 'تفعيل الإشعارات الفورية';
export const asking = 'جارٍ طلب الإذن…';
export const putAway = 'إخفاء';
