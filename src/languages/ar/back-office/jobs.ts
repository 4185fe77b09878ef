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
export const inSteps =
  'يُنفَّذ على مراحل ويمكن إيقافه، ولا يمكن التراجع عمّا تم. يمكنك متابعة عملك في هذه الأثناء.';
export const inStepsAndUndoable =
  'يُنفَّذ على مراحل ويمكن إيقافه والتراجع عنه. يمكنك متابعة عملك في هذه الأثناء.';
export const goesOnWhenClosed = 'أغلق هذه النافذة وسيستمر العمل في الخلفية.';
export const stop = 'إيقاف';
export const goOn = 'متابعة';
export const goOnInBackground = 'متابعة في الخلفية';
export const show = 'عرض';
export const showAndUndo = 'عرض وتراجع';
export const putAway = (action: string) => `إخفاء «${action}»`;
export const endsWithPage = 'مغادرة هذه الصفحة توقفه، أما الانتقال إلى شاشات أخرى فلا.';
