import { isolated } from '#languages/isolated.ts';

export const email = 'البريد الإلكتروني';
export const emailOrPhone = 'البريد الإلكتروني أو رقم الهاتف';
export const password = 'كلمة المرور';
export const signIn = 'تسجيل الدخول';
export const loggedIn = 'تم تسجيل الدخول';
/** `ended` says why the session has ended. */
export const endedAndReturns = (ended: string) => `${ended} ثم تعود إلى حيث كنت.`;

export const sendLink = 'إرسال الرابط';
export const sending = 'جارٍ الإرسال…';
export const backToLogIn = 'رجوع إلى تسجيل الدخول';
export const linkIncomplete =
  'هذا الرابط غير مكتمل. افتحه من البريد الإلكتروني مرة أخرى أو اطلب رابطًا جديدًا.';
export const askForNewLink = 'طلب رابط جديد';
export const saveNewPassword = 'حفظ كلمة المرور الجديدة';
export const saving = 'جارٍ الحفظ…';

export const currentPassword = 'كلمة المرور الحالية';
export const newPassword = 'كلمة المرور الجديدة';
/** The same within what is wrong with it: 'New password is required'. */
export const newPasswordInSentence = 'كلمة المرور الجديدة';
export const confirmNewPassword = 'تأكيد كلمة المرور الجديدة';
export const atLeast8Characters = '8 أحرف على الأقل.';
export const confirmationRequired = 'أكّد كلمة المرور الجديدة';
export const passwordsDiffer = 'كلمتا المرور الجديدتان غير متطابقتين';
export const updatePassword = 'تغيير كلمة المرور';
export const updatingPassword = 'جارٍ تغيير كلمة المرور…';
export const passwordUpdated = 'تم تغيير كلمة المرور';
export const passwordNotUpdated = 'تعذّر تغيير كلمة المرور';

export const needsScripts = (site: string) =>
  `تحتاج هذه الصفحة إلى JavaScript. اسمح بتشغيله لموقع ${isolated(site)} في متصفّحك ثم أعد تحميلها.`;
