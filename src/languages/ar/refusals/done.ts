import { isolated } from '#languages/isolated.ts';
import { quoted } from '#languages/quoted.ts';
import { dateLocale } from '../formats.ts';

// What the answers to writes say.

export const registered = 'تم التسجيل بنجاح! يُرجى تسجيل الدخول للمتابعة.';
export const passwordUpdated = 'تم تحديث كلمة المرور بنجاح';
export const resetLinkIfKnown =
  'إن كان هناك حساب بهذا البريد الإلكتروني، فسيصله رابط لاختيار كلمة مرور جديدة.';
export const loggedOut = 'تم تسجيل الخروج.';
export const loggedOutEverywhere = 'تم تسجيل الخروج من جميع الأجهزة.';
export const sessionEnded = 'أُنهيت الجلسة.';
export const otherSessionsEnded = 'أُنهيت جميع الجلسات الأخرى.';
export const emailConfirmed = 'تم تأكيد بريدك الإلكتروني.';
export const newLinkOnItsWay = 'سيصلك رابط جديد عبر البريد الإلكتروني.';
export const accountErased = 'تم محو حسابك.';
export const tookBack = 'تم السحب';
export const languageChosen = 'ستصلك الرسائل بهذه اللغة من الآن فصاعدًا';
export const messageSent = 'تم إرسال الرسالة';
export const announcementRead = 'تم تعليمه كمقروء';
export const saved = 'تم الحفظ';
export const confirmed = 'تم التأكيد';

export const profileUpdated = 'تم تحديث الملف الشخصي بنجاح';

/** A field of a profile that shoppers see once an admin has accepted it. */
type Reviewed = 'name' | 'INR' | 'DXB';
const reviewed: Readonly<Record<Reviewed, string>> = {
  name: 'الاسم الجديد',
  INR: 'رقم الهاتف الهندي الجديد',
  DXB: 'رقم هاتف دبي الجديد',
};
export const feedAddressMade = 'للموجزات عنوان جديد';

export const profileWaits = ({ fields }: { fields: Reviewed[] }) =>
  `تم تحديث الملف الشخصي بنجاح. بانتظار اعتماد مدير المنصة: ${fields.map((name) => reviewed[name]).join('، ')}. حتى ذلك الحين يرى المتسوّقون البيانات السابقة.`;
export const shopIsBack = 'عاد متجرك إلى العمل.';
export const shopIsAway = 'متجرك الآن في إجازة.';

export const scanCode = 'امسح الرمز بتطبيقك';
export const appSetUp = 'تم إعداد تطبيق المصادقة';
export const appRemoved = 'تمت إزالة تطبيق المصادقة';
export const passkeyAdded = 'تمت إضافة مفتاح المرور';
export const passkeyRenamed = 'تمت إعادة تسمية مفتاح المرور';
export const passkeyRemoved = 'تمت إزالة مفتاح المرور';
export const oldCodesWorkNoMore = 'لم تعد رموز الاسترداد القديمة صالحة';
export const secondFactorOff = 'تم إيقاف التحقّق بخطوتين';
export const keyMade = 'تم إنشاء مفتاح API';
export const keyRevoked = 'تم إلغاء مفتاح API';
export const webhookAdded = 'تمت إضافة الـWebhook';
export const webhookSaved = 'تم حفظ الـWebhook';
export const webhookDeleted = 'تم حذف الـWebhook';
export const webhookSentAgain = 'أُعيد الإرسال';

export const productCreated = 'تمت إضافة المنتج بنجاح';
export const productUpdated = 'تم تحديث المنتج بنجاح';
export const productUpdatedWithout = ({ names }: { names: string[] }) =>
  `تم تحديث المنتج بنجاح. واستُبعد ما لا ينتمي إلى فئته الجديدة: ${names.map(quoted).join('، ')}`;
export const editWaits =
  'تم الحفظ. ينتظر تعديلك الاعتماد، وحتى ذلك الحين يرى المتسوّقون المنتج كما كان.';
export const undoWaits =
  'التراجع عن هذا التغيير يمسّ ما يقرؤه المتسوّقون، لذا ينتظر الاعتماد، وحتى ذلك الحين يرون المنتج كما هو.';
export const editTakenBack = 'تم سحب تعديلك، ويبقى المنتج كما يراه المتسوّقون.';
export const productRestored = ({ name }: { name: string }) => `تمت استعادة ${isolated(name)}`;
export const productDeleted = 'تم حذف المنتج بنجاح';
export const privateFactsSaved = 'تم الحفظ، لك وحدك';
export const fileUploaded = 'تم رفع الملف';
export const sizeAvailable = 'المقاس متوفّر';
export const sizeSold = 'المقاس مُباع';
export const isAvailable = 'متوفّر';
export const oneSold = ({ left }: { left: number }) => `بيعت قطعة واحدة، وبقي ${left}`;
export const isSold = 'مُباع';
export const isReserved = 'محجوز';

const written = new Intl.DateTimeFormat(dateLocale, {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
export const isReservedUntil = ({ day }: { day: string }) =>
  `محجوز حتى ${written.format(new Date(day))}`;
export const hiddenFromShoppers = 'مخفي عن المتسوّقين';
export const shownToShoppers = 'ظاهر للمتسوّقين';
export const weLookAgain = 'سنراجعه من جديد';
export const allUndone = 'تم التراجع عن الكل';
export const someUndone = 'تم التراجع عن بعضها';
export const changeStarted = 'بدأ التغيير';
export const changeStopped = 'توقّف التغيير';
export const changeGoesOn = 'استؤنف التغيير';
export const undoStarted = 'بدأ التراجع';
export const allDone = 'اكتملت كلها';
export const someDone = 'اكتمل بعضها';
export const draftKept = 'تم حفظ المسودة.';
export const draftDeleted = 'تم حذف المسودة.';

export const leadIsNew = 'أُعيد إلى «جديد»';
export const leadIsTalking = 'نُقل إلى «قيد التواصل»';
export const leadIsReserved = 'محجوز';
export const leadIsWon = 'تم البيع';
export const leadIsLost = 'لم يتم البيع';
export const noteSaved = 'تم حفظ الملاحظة';
export const followUpRemoved = 'تمت إزالة موعد المتابعة';
export const followUpSet = 'تم تحديد موعد المتابعة';
export const customerRemoved = 'تمت إزالة بيانات العميل';
export const customerSaved = 'تم حفظ بيانات العميل';
export const markedAsJunk = 'نُقل إلى غير المرغوب فيه';
export const noJunkAnyMore = 'أُعيد إلى صندوق الوارد';
export const personalErased = 'تم محو البيانات الشخصية';
export const customerErased = 'تم محو كل ما حُفظ عن هذا العميل';
export const templateAdded = 'تمت إضافة القالب';
export const templateSaved = 'تم حفظ القالب';
export const templateDeleted = 'تم حذف القالب';

export const viewSaved = 'تم حفظ طريقة العرض';
export const viewDeleted = 'تم حذف طريقة العرض';

export const fileChecked = 'تم فحص الملف';
export const filesTaken = 'تم استلام الملفات';
export const unpacking = 'جارٍ فك الضغط';
export const stopped = 'تم الإيقاف';
export const importing = 'جارٍ الاستيراد';
export const undoing = 'جارٍ التراجع';

export const enquiriesToldHere = 'ستصلك الاستفسارات الجديدة على هذا الجهاز.';
export const deviceToldNoMore = 'لن تصل الإشعارات إلى هذا الجهاز بعد الآن.';
export const noticeSent = 'تم الإرسال. سيظهر على الجهاز بعد لحظات.';

export const enquiryRecorded = 'تم تسجيل الاستفسار';
export const errorNoted = 'تم تسجيل الخطأ';
export const searchNoted = 'تم تسجيل البحث';
export const enquirySent = 'تم الإرسال. سيردّ عليك البائع.';
export const checkYourMail = 'تحقّق من بريدك، وافتح الرابط الذي أرسلناه إليك لتأكيد اشتراكك.';
export const weAnswerByEmail = 'شكرًا لك. سنردّ عليك بالبريد الإلكتروني.';
export const adminWillLook = 'شكرًا لك. سينظر أحد مديري المنصة في بلاغك.';
export const unsubscribed = 'تم إلغاء اشتراكك.';
export const unsubscribeLinkIncomplete = 'هذا الرابط غير مكتمل.';
export const leadGiven = 'تم الإسناد';
export const leadIsNobodys = 'لم يعد مُسندًا إلى أحد';
export const staffInvited = 'أُرسلت الدعوة بالبريد الإلكتروني.';
export const staffInvitedAgain = 'أُعيد إرسال الدعوة، ولم يعد الرابط السابق يعمل.';
export const staffInvitationCancelled = 'أُلغيت الدعوة';
export const staffRoleChanged = 'تم تغيير الدور';
export const staffRemoved = 'تمت الإزالة وتسجيل الخروج.';
export const shopLeft = 'لم تعد تعمل في هذا المتجر';
export const invitationAccepted = 'أهلًا بك. أنت الآن من فريق هذا المتجر.';
