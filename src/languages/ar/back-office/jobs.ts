type Progress = { seen: string; all: string };

export const progress = ({ seen, all }: Progress) => `${seen} من ${all}`;
export const stoppedAt = ({ seen, all }: Progress) => `توقّف عند ${seen} من ${all}.`;
type Outcome = { done: string; failed: string };
export const outcome = ({ done, failed }: Outcome) => `تم: ${done}، تعذّر: ${failed}`;
export const waitForApproval = (count: string) => `، منها بانتظار الاعتماد: ${count}`;
export const undoneOutcome = ({ done, failed }: Outcome) =>
  `تم التراجع عن: ${done}، تغيّر بعد ذلك: ${failed}`;
/** `action` is the label of what is undone. */
export const undoing = (action: string) => `تراجع: ${action}`;
/** `total` may end in a plus sign. */
export const forAllThatMatch = ({ action, total }: { action: string; total: string }) =>
  `${action}: كل النتائج المطابقة (${total})`;
export const byPerCent = ({ action, percent }: { action: string; percent: number }) =>
  `${action}، ${percent > 0 ? '+' : '−'}${Math.abs(percent)}٪`;
export const by = (name: string) => `بواسطة ${name}`;
export const goesOnByItself =
  'يُنفَّذ في الخلفية، ويمكن إيقافه أو التراجع عنه خلال ساعة من انتهائه، ويمكنك إغلاق هذه الصفحة في هذه الأثناء.';
/** What is done to many products. */
export const actions: Readonly<Record<string, string>> = {
  'change-prices': 'تغيير الأسعار',
  move: 'تغيير الفئة أو النوع',
  'set-attribute': 'تحديد خاصية',
  'set-trending': 'تمييز كرائج',
  'clear-trending': 'إلغاء التمييز',
  'take-down': 'إيقاف العرض',
  'put-up': 'إعادة العرض',
  'set-sold': 'تسجيل البيع',
  'set-available': 'إتاحة للبيع',
  reserve: 'حجز',
  'set-quantity': 'تحديد الكمية',
  hide: 'إخفاء',
  show: 'إظهار',
  delete: 'حذف',
};
export const goesOnWhenClosed = 'أغلق هذه النافذة وسيستمر العمل في الخلفية.';
export const stop = 'إيقاف';
export const goOn = 'متابعة';
export const goOnInBackground = 'متابعة في الخلفية';
export const show = 'عرض';
export const showAndUndo = 'عرض وتراجع';
export const putAway = (action: string) => `إخفاء «${action}»`;
