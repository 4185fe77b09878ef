/** What a call says that got no answer. */
export const connectionLost = 'انقطع الاتصال. يُرجى التحقّق منه والمحاولة مرة أخرى.';
export const offline = 'أنت غير متصل بالإنترنت. يُرجى المحاولة مرة أخرى بعد عودة الاتصال.';
export const noAnswer = 'حدث خطأ من جانبنا. يُرجى المحاولة مرة أخرى بعد قليل.';

/** What is said where a browser keeps nothing. */
export const nothingKept =
  'متصفّحك لا يحفظ شيئًا لهذا الموقع. يُرجى السماح له بملفات تعريف الارتباط وبيانات الموقع، ثم المحاولة مرة أخرى.';

/** In place of a page of which not even the frame could be shown. */
export const somethingWentWrong = 'حدث خطأ ما';
export const pageNotShown = 'تعذّر عرض الصفحة. يُرجى المحاولة مرة أخرى بعد قليل.';
export const backHome = 'العودة إلى الصفحة الرئيسية';

/** The link beside what a form says of the data that it asks for. */
export const privacyNotice = 'إشعار الخصوصية';
