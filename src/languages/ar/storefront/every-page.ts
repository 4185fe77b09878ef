export const skipToContent = 'تخطَّ إلى المحتوى';
/** At the foot of a preview. */
export const isDraft = 'مسودة: لا يراها إلا من لديه هذا الرابط';
export const breadcrumbs = 'مسار التصفّح';

/** What may be done next. */
export const goToShop = 'اذهب إلى المتجر';
export const goHome = 'اذهب إلى الصفحة الرئيسية';
export const tryAgain = 'أعد المحاولة';
export const close = 'إغلاق';
export const undo = 'تراجع';
export const loading = 'جارٍ التحميل';

/** In place of a page. */
export const notFoundTitle = 'الصفحة غير موجودة';
export const notFoundText = 'لا توجد صفحة بهذا العنوان. ربما نُقلت، أو نقص حرف من الرابط.';
export const notLoadedTitle = 'تعذّر تحميل هذه الصفحة';
export const notLoadedText = 'حدث خطأ من جانبنا. يُرجى المحاولة مرة أخرى بعد قليل.';
export const connectionLost = 'انقطع الاتصال';
export const offline = 'أنت غير متصل بالإنترنت';
export const comesByItself = 'يُرجى التحقّق من اتصالك. ستظهر هذه الصفحة تلقائيًا فور عودته.';

/** On a page that stays while there is no connection. */
export const youAreOffline = 'أنت غير متصل بالإنترنت.';
export const comesOnceConnected = 'سيظهر ما طلبته فور عودة الاتصال.';
export const pageStays = 'ما في هذه الصفحة يبقى كما هو.';
