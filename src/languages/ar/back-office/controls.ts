import { isolated } from '#languages/isolated.ts';

export const cancel = 'إلغاء';
export const close = 'إغلاق';
export const undo = 'تراجع';
export const done = 'تم';
export const yes = 'نعم';
export const no = 'لا';
export const tryAgain = 'إعادة المحاولة';
export const trying = 'جارٍ المحاولة…';
export const more = 'المزيد';
export const moreFor = (name: string) => `المزيد عن ${isolated(name)}`;
/** What a button says while its action runs. */
export const running = (action: string) => `${action}…`;
export const noPicture = 'بلا صورة';
/** `what` is the name of what is loaded, with its article: 'البائع'. */
export const didNotLoad = (what: string) => `تعذّر تحميل ${what}`;
export const partDidNotLoad = 'تعذّر التحميل. تحقّق من اتصالك ثم أعد تحميل الصفحة.';
export const controlDidNotLoad = 'تعذّر التحميل. تحقّق من اتصالك وحاول مرة أخرى.';
export const wentWrong = 'حدث خطأ في هذه الصفحة. أعد تحميلها وحاول مرة أخرى.';
export const loggedOut = 'تم تسجيل خروجك. سجّل الدخول من جديد.';
/** The region of the messages that come and go. */
export const notifications = 'الإشعارات';
