import { plural } from '#languages/ar/plural.ts';
import type { Permission } from '#languages/en/contracts/permissions.ts';
import type { OfField } from '#languages/en/refusals/labels.ts';
import { isolated } from '#languages/isolated.ts';
import { permissionWords } from '../contracts/permissions.ts';
import { field } from './labels.ts';

// Who may do what: sessions, log-ins, passwords, second factors and limits.

export const logInFirst = 'يُرجى تسجيل الدخول للمتابعة.';
export const badToken = 'انتهت جلستك. يُرجى تسجيل الدخول من جديد.';
export const sessionExpired = 'انتهت جلستك لبلوغها أقصى مدة مسموح بها. يُرجى تسجيل الدخول من جديد.';
export const sessionIdle = 'انتهت جلستك لعدم النشاط مدة طويلة. يُرجى تسجيل الدخول من جديد.';
export const sessionEndedElsewhere =
  'أُنهيت جلستك من هذا الجهاز أو من جهاز آخر. يُرجى تسجيل الدخول من جديد.';
export const noLongerOnStaff = 'لم تعد ضمن فريق هذا المتجر. إن كنت لا تعرف السبب فاسأل أحد مالكيه.';
export const sessionWasEnded = 'أُنهيت جلستك. يُرجى تسجيل الدخول من جديد.';
export const notAllowed = 'لا يملك حسابك صلاحية القيام بذلك.';
export const permissionRequired = ({ permission }: { permission: Permission }) =>
  `لا يشمل دورك ${permissionWords[permission]}. اطلب ذلك من مالك المنصة.`;
export const shopOwnerRequired = 'هذا الإجراء متاح لمالك المتجر فقط. اطلبه منه.';
export const shopEditorRequired =
  'هذا الإجراء متاح لمالك المتجر ومحرّريه فقط. اطلب من المالك أن يجعلك محرّرًا.';
export const pendingApproval =
  'حسابك قيد المراجعة. يُرجى التواصل مع مدير المنصة لمزيد من المعلومات.';
export const setUpSecondFactor = 'فعّل التحقّق بخطوتين لحسابك أولًا، فهو مطلوب هنا لمديري المنصة.';
export const notInSupport = 'هذا الإجراء متاح للبائع نفسه فقط، لا للدعم.';
export const fromOtherSite =
  'لا يمكن الإرسال إلا من صفحات هذا السوق. يُرجى فتحها والمحاولة من جديد.';

/** A device that somebody is logged in on. */
type Device = { browser: string; system: string };
export const deviceOf = ({ browser, system }: Device) =>
  `${isolated(browser)} على ${isolated(system)}`;
export const unknownDevice = 'جهاز غير معروف';

export const badCredentials = 'تعذّر تسجيل الدخول. يُرجى التحقّق من بياناتك.';
export const accountMerged =
  'أصبح هذا الحساب جزءًا من حسابك الآخر. سجّل الدخول ببريد ذلك الحساب الإلكتروني أو برقم هاتفه.';
export const tooManyAttempts = ({ seconds }: { seconds: number }) =>
  seconds < 60
    ? plural(seconds, {
        zero: 'محاولات كثيرة. يُرجى المحاولة الآن من جديد.',
        one: 'محاولات كثيرة. يُرجى المحاولة من جديد بعد ثانية.',
        two: 'محاولات كثيرة. يُرجى المحاولة من جديد بعد ثانيتين.',
        few: 'محاولات كثيرة. يُرجى المحاولة من جديد بعد # ثوانٍ.',
        many: 'محاولات كثيرة. يُرجى المحاولة من جديد بعد # ثانية.',
        other: 'محاولات كثيرة. يُرجى المحاولة من جديد بعد # ثانية.',
      })
    : plural(Math.ceil(seconds / 60), {
        one: 'محاولات كثيرة. يُرجى المحاولة من جديد بعد دقيقة.',
        two: 'محاولات كثيرة. يُرجى المحاولة من جديد بعد دقيقتين.',
        few: 'محاولات كثيرة. يُرجى المحاولة من جديد بعد # دقائق.',
        many: 'محاولات كثيرة. يُرجى المحاولة من جديد بعد # دقيقة.',
        other: 'محاولات كثيرة. يُرجى المحاولة من جديد بعد # دقيقة.',
      });

export const emailTaken = 'هذا البريد الإلكتروني مسجّل بالفعل. يُرجى تسجيل الدخول.';
export const phoneTaken = 'رقم الهاتف هذا مسجّل بالفعل. يُرجى تسجيل الدخول.';
export const nameTaken = 'يستخدم بائع آخر هذا الاسم أو اسمًا يشبهه. يُرجى اختيار اسم آخر.';
export const passwordIncorrect = 'كلمة المرور غير صحيحة';
export const currentPasswordIncorrect = 'كلمة المرور الحالية غير صحيحة';
export const passwordCommon = ({ label }: OfField) =>
  `القيمة في حقل ${field(label)} من أكثر كلمات المرور شيوعًا. يُرجى اختيار غيرها`;
export const passwordTooClose = ({ label }: OfField) =>
  `القيمة في حقل ${field(label)} قريبة جدًّا من اسمك أو بريدك الإلكتروني أو هاتفك`;
export const passwordRepeats = ({ label }: OfField) =>
  `القيمة في حقل ${field(label)} أحرف متكررة أو متسلسلة. يُرجى اختيار غيرها`;
export const resetLinkUsedUp = 'انتهت صلاحية هذا الرابط أو سبق استخدامه. اطلب رابطًا جديدًا.';
export const confirmLinkUsedUp =
  'انتهت صلاحية هذا الرابط أو سبق استخدامه. سجّل الدخول لمعرفة ما إذا كان بريدك مؤكَّدًا، أو لإرسال رابط آخر.';
export const linkUsedUp = 'انتهت صلاحية هذا الرابط أو سبق استخدامه.';
export const invitationOver =
  'انتهت صلاحية هذه الدعوة أو أُلغيت أو سبق استخدامها. اطلب دعوة جديدة ممن دعاك.';
export const invitedAlready =
  'سبقت دعوة هذا البريد الإلكتروني. أعد إرسال تلك الدعوة أو ألغها أولًا.';
export const emailConfirmedAlready = 'سبق تأكيد بريدك الإلكتروني.';

export const tookTooLong = 'استغرق ذلك وقتًا طويلًا. يُرجى إدخال كلمة المرور من جديد.';
export const passkeyRefused =
  'تعذّر التحقّق من مفتاح المرور هذا، وربما أُزيل. سجّل الدخول بكلمة المرور.';
export const passkeyNotChecked = 'تعذّر التحقّق من مفتاح المرور هذا. يُرجى المحاولة من جديد.';
export const passkeyAddedAlready = 'سبقت إضافة مفتاح المرور هذا.';
export const tooManyPasskeys = ({ most }: { most: number }) =>
  `الحد الأقصى للحساب ${most} من مفاتيح المرور. أزل واحدًا أولًا.`;
export const passkeysNotPossible =
  'تحتاج مفاتيح المرور إلى موقع باسم نطاق واتصال آمن، وهذا الموقع يُفتح بعنوان IP أو من دون TLS.';
export const confirmAgain = 'أكّد بكلمة المرور من جديد، فقد مضى أكثر من عشر دقائق.';
export const secondFactorOffAlready = 'التحقّق بخطوتين غير مفعَّل أصلًا.';
export const turnSecondFactorOnFirst = 'فعّل التحقّق بخطوتين أولًا، ثم تحصل معه على رموز الاسترداد.';
export const beginWithNewCode = 'ابدأ من جديد برمز QR جديد.';
export const codeNotRight = 'هذا الرمز غير صحيح. تحقّق من الوقت في جهازك وجرّب الرمز التالي.';
export const hasAuthenticatorApp = 'لحسابك تطبيق مصادقة بالفعل. أزله لإعداد تطبيق آخر.';
export const wrongCode = 'هذا الرمز غير صحيح. انتظر الرمز التالي ثم اكتبه.';
export const usedCode = 'سبق استخدام هذا الرمز. انتظر الرمز التالي ثم اكتبه.';
export const wrongRecoveryCode = 'رمز الاسترداد هذا غير صحيح أو سبق استخدامه.';
export const wrongPasskey = 'تعذّر التحقّق من مفتاح المرور هذا. حاول من جديد أو استخدم طريقة أخرى.';

export const ownRole = 'لا يغيّر أحد دوره بنفسه. اطلب ذلك من مالك آخر لهذا المتجر.';
export const sellerCannotLeave = 'المتجر لك. يمكنك حذفه من صفحة الملف الشخصي.';
export const staffAlready = 'هذا الشخص يعمل في المتجر بالفعل. غيّر دوره بدلًا من ذلك.';
export const ownAddressInvited = 'هذا هو البريد الإلكتروني للمتجر نفسه. أدخل بريدًا آخر.';
export const tooManyStaff = ({ most }: { most: number }) =>
  `الحد الأقصى لفريق المتجر ${most} شخصًا مع المدعوّين. أزِل أحدهم أولًا.`;
export const nameRequired = 'اكتب الاسم الذي يعرفك به زملاؤك';
export const passwordOfKnown =
  'كلمة المرور غير صحيحة. لديك حساب هنا بالفعل: استخدم كلمة مروره، أو اطلب كلمة جديدة من «نسيت كلمة المرور».';

// API keys, and writes that programs send again.
export const badKey = 'مفتاح API هذا غير موجود أو أُلغي. أنشئ مفتاحًا آخر.';
export const keyExpired = 'انتهت صلاحية مفتاح API هذا. أنشئ مفتاحًا آخر.';
export const notByKey =
  'لا يمكن القيام بذلك بمفتاح API لأنه يحدّد من يُسمح له بالدخول. سجّل الدخول للقيام به.';
type Scope = { scope: Permission | 'owner' | 'editor' | 'replies' };
const shopScopes = { owner: 'ما يقوم به المالكون', editor: 'المنتجات', replies: 'الاستفسارات' };
export const scopeRequired = ({ scope }: Scope) =>
  `لا يشمل مفتاح API هذا ${{ ...permissionWords, ...shopScopes }[scope]}. أنشئ مفتاحًا يشمله.`;
export const scopeNotYours = 'لا يُسمح للمفتاح بأكثر مما يُسمح لك به';
export const tooManyKeys = ({ most }: { most: number }) =>
  `بلغ عدد مفاتيح API لديك ${most}. ألغِ أولًا مفتاحًا لا تستخدمه.`;
export const badIdempotencyKey =
  'يجب أن يكون Idempotency-Key من حرف إلى 255 حرفًا لاتينيًا من دون مسافات.';
export const idempotencyKeyReused =
  'أُرسل Idempotency-Key هذا من قبل مع طلب آخر. اختر قيمة جديدة لكل عملية حفظ.';
export const sameIsRunning = 'تُنفَّذ هذه العملية نفسها الآن. اطلب نتيجتها بعد لحظات.';
export const answerWasLost = 'تم الحفظ لكن الرد ضاع. تحقّق مما حُفظ قبل أن ترسل الطلب بقيمة أخرى.';

export const tooManyWebhooks = ({ most }: { most: number }) =>
  `بلغ عدد الـWebhooks ${most}. احذف أولًا واحدًا لا يُستخدم.`;
