/** What is said where a browser keeps nothing. */
export const nothingKept =
  'متصفّحك لا يحفظ شيئًا لهذا الموقع. يُرجى السماح له بملفات تعريف الارتباط وبيانات الموقع، ثم المحاولة مرة أخرى.';

/** The link beside what a form says of the data that it asks for. */
export const privacyNotice = 'إشعار الخصوصية';
