import type { ReactNode } from 'react';
import { isolated } from '#languages/isolated.ts';

export const twoStepVerification = 'التحقّق بخطوتين';
export const notForSupport = 'تغيير ذلك متاح للبائع نفسه فقط، لا لفريق الدعم.';
export const on = 'مفعَّل';
export const off = 'غير مفعَّل';
export const passwordIsNotEnough = 'كلمة المرور وحدها لا تفتح حسابك.';
export const withItSafer = 'عند تفعيله لا تكفي كلمة مرور مسروقة لفتح حسابك.';
export const lastWayStays = 'التحقّق بخطوتين إلزامي لمديري المنصة: لا يمكن إزالة الطريقة الأخيرة.';
export const setUpOneOfThese = 'التحقّق بخطوتين إلزامي لمديري المنصة: فعّل إحدى هذه الطرق للمتابعة.';
export const setUpTitle = 'تفعيل التحقّق بخطوتين';
export const setUpToGoOn = (site: string) =>
  `لا تكفي كلمة المرور لتسجيل دخول مديري ${isolated(site)}. فعّل إحدى هذه الطرق ثم تابع.`;
export const continueToBackOffice = 'متابعة إلى لوحة التحكم';

// When something was added and used.
export const addedAndUsed = ({ added, used }: { added: string; used: string }) =>
  `أُضيف في ${added}، آخر استخدام في ${used}`;
export const addedNotUsed = (added: string) => `أُضيف في ${added}، لم يُستخدم بعد`;

// Authenticator apps.
export const authenticatorApp = 'تطبيق المصادقة';
export const appHint = 'ستة أرقام من تطبيق على هاتفك تتجدّد كل نصف دقيقة.';
export const setUpApp = 'إعداد تطبيق';
export const setUpAppTitle = 'إعداد تطبيق المصادقة';
export const scanThis =
  'امسح هذا الرمز بتطبيق مثل Aegis أو 1Password أو Google Authenticator أو Microsoft Authenticator.';
export const onThisPhone =
  'إن كنت تتصفّح من الهاتف نفسه فافتح التطبيق من هنا، أو انسخ المفتاح إليه.';
export const qrCode = 'رمز QR للمفتاح أدناه، لتطبيق المصادقة';
export const keyToType = 'المفتاح، لإدخاله يدويًا';
/** A link that opens the app on this phone. */
export const openInApp = 'فتح تطبيق المصادقة';
export const copyKey = 'نسخ المفتاح';
export const codeShownNow = 'الرمز الظاهر الآن في التطبيق';
export const turnOn = 'تفعيل';
export const checking = 'جارٍ التحقّق…';
export const appIsSetUp = 'تم إعداد تطبيق المصادقة';
export const remove = 'إزالة';
export const removeApp = 'إزالة تطبيق المصادقة';
export const removeAppTitle = 'هل تريد إزالة تطبيق المصادقة؟';
export const removeAppText = 'لن تصلح رموزه للدخول إلى حسابك بعد الآن.';
export const appIsRemoved = 'تمت إزالة تطبيق المصادقة';

// Passkeys.
export const passkeys = 'مفاتيح المرور';
export const yourPasskeys = 'مفاتيح المرور لديك';
export const passkeyHint = 'بصمتك أو وجهك أو قفل الشاشة أو مفتاح أمان.';
export const addPasskey = 'إضافة مفتاح مرور';
export const passkeyText =
  'تفتح حسابك بعدها ببصمتك أو وجهك أو قفل الشاشة أو مفتاح أمان. يبقى مفتاح المرور على جهازك أو في مدير كلمات المرور، ولا نطّلع عليه أبدًا.';
export const passkeyName = 'الاسم';
export const passkeyNameExample = 'حاسوب العمل';
export const passkeyNameHint = 'لتتعرّف إليه في القائمة.';
export const createPasskey = 'إنشاء مفتاح المرور';
export const waitingForDevice = 'بانتظار جهازك…';
export const passkeyIsAdded = 'تمت إضافة مفتاح المرور';
export const renamePasskey = 'إعادة تسمية مفتاح المرور';
export const rename = 'إعادة تسمية';
export const renaming = 'جارٍ تغيير الاسم…';
export const passkeyIsRenamed = 'تم تغيير اسم مفتاح المرور';
export const renameOne = (passkey: string) => `إعادة تسمية ${isolated(passkey)}`;
export const removeOne = (passkey: string) => `إزالة ${isolated(passkey)}`;
export const removePasskeyTitle = (passkey: string) => `هل تريد إزالة «${isolated(passkey)}»؟`;
export const removePasskeyText =
  'لن يصلح لتسجيل الدخول هنا بعد الآن. قد يستمر جهازك في اقتراحه، فأزله منه أيضًا.';
export const passkeyIsRemoved = 'تمت إزالة مفتاح المرور';
export const passkeysNeedName =
  'تتطلّب مفاتيح المرور موقعًا له اسم نطاق واتصال آمن. تتصفّح هذا الموقع عبر عنوان IP أو من دون TLS.';
export const passkeysOnlyAt = (address: string) =>
  `لا يمكن استخدام مفاتيح المرور إلا على ${isolated(address)}.`;
export const browserHasNoPasskeys = 'لا يدعم هذا المتصفّح مفاتيح المرور.';

// What went wrong with one.
export const notConfirmed = 'لم يتم التأكيد: أُلغيت العملية أو انتهت مهلتها.';
export const cancelled = 'أُلغيت العملية.';
export const hasPasskeyAlready = 'لحسابك مفتاح مرور على هذا الجهاز بالفعل.';
export const notAtThisAddress = 'لا يمكن استخدام مفاتيح المرور على هذا العنوان.';
export const wrongKindOfDevice = 'لا يمكن لهذا الجهاز إنشاء مفاتيح المرور من النوع المطلوب.';
export const passkeyNotUsed = 'تعذّر استخدام مفتاح المرور. حاول مرة أخرى أو استخدم طريقة أخرى.';

// Recovery codes.
export const recoveryCodes = 'رموز الاسترداد';
/** `left` says how many, and may be marked. */
export const codesLeft = ({ left, total }: { left: number; total: number }) =>
  `المتبقي ${left} من ${total}`;
export const codesState = ({ left, drawn }: { left: ReactNode; drawn: string }) => (
  <>
    {left}، أُنشئت في {drawn}. يصلح كل رمز للدخول مرة واحدة.
  </>
);
export const createNewCodes = 'إنشاء رموز جديدة';
export const renewCodesTitle = 'هل تريد إنشاء رموز استرداد جديدة؟';
export const renewCodesText = 'تحصل على عشرة رموز جديدة، ولا تصلح القديمة بعدها وإن لم تُستخدم.';
export const codesAreRenewed = 'لم تعد رموز الاسترداد القديمة صالحة';
export const keepCodesTitle = 'احتفظ برموز الاسترداد';
export const keepCodesText =
  'يتيح لك كل رمز الدخول مرة واحدة إذا فقدت هاتفك أو مفتاح المرور. تظهر الآن ولن تظهر مرة أخرى: احفظها حيث تحفظ كلمات المرور.';
export const copy = 'نسخ';
export const copied = 'تم النسخ';
export const notCopied = 'لم يسمح هذا المتصفّح بالنسخ. حدّد النص وانسخه بنفسك.';
export const download = 'تنزيل';
// In the downloaded file.
export const codesFor = ({ site, host }: { site: string; host: string }) =>
  `رموز الاسترداد لموقع ${isolated(site)} (${isolated(host)}).`;
export const eachWorksOnce = 'يصلح كل رمز مرة واحدة بدلًا من رمز التطبيق أو مفتاح المرور.';
export const haveYouKept = 'هل احتفظت بالرموز؟';
export const notShownAgain = 'لا يمكن عرضها مرة أخرى، ومن دونها قد تفقد حسابك إن فقدت هاتفك.';
export const haveKept = 'نعم، احتفظت بها';
export const showAgain = 'عرضها مرة أخرى';

// Turning it off.
export const turnOffAll = 'إيقاف التحقّق بخطوتين';
export const turnOffTitle = 'هل تريد إيقاف التحقّق بخطوتين؟';
export const turnOffText =
  'سيُزال تطبيق المصادقة وكل مفاتيح المرور ورموز الاسترداد، وتكفي كلمة المرور وحدها بعدها لفتح حسابك.';
export const turnOff = 'إيقاف';
export const isOff = 'تم إيقاف التحقّق بخطوتين';

// The question of who one is, at a log-in and before changes.
export const isItYou = 'هل أنت صاحب الحساب؟';
export const showAccountIsYours =
  'ما ستفعله الآن يغيّر من يستطيع الدخول إلى هذا الحساب. أثبت أن الحساب لك.';
export const showItIsYou = 'أثبت هويتك ببصمتك أو وجهك أو قفل الشاشة أو مفتاح أمان.';
export const usePasskey = 'استخدام مفتاح مرور';
export const waitingForPasskey = 'بانتظار مفتاح المرور…';
export const signInByPasskey = 'تسجيل الدخول بمفتاح مرور';
export const useCode = 'استخدام رمز من التطبيق';
export const usePassword = 'استخدام كلمة المرور';
export const useRecoveryCode = 'استخدام رمز استرداد';
export const backToPassword = 'رجوع إلى كلمة المرور';
export const passkeysNotHere =
  'لا يمكن استخدام مفاتيح المرور لديك على هذا العنوان أو في هذا المتصفّح.';
export const password = 'كلمة المرور';
export const passwordRequired = 'أدخل كلمة المرور';
export const code = 'الرمز';
export const codeFromApp = 'رمز تطبيق المصادقة';
export const codeRequired = 'أدخل الأرقام الستة الظاهرة في التطبيق';
export const recoveryCode = 'رمز الاسترداد';
export const recoveryCodeHint = 'ستة عشر حرفًا ورقمًا من قائمتك. يصلح كل رمز مرة واحدة.';
export const recoveryCodeRequired = 'أدخل رمز الاسترداد';
export const continueOn = 'متابعة';
