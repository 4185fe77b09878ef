import type { Thing } from '#languages/en/refusals/general.ts';
import { isolated } from '#languages/isolated.ts';

// What can happen anywhere.

const missing: Readonly<Record<Thing, string>> = {
  'API key': 'مفتاح API هذا غير موجود.',
  delivery: 'عملية الإرسال هذه غير موجودة.',
  webhook: 'هذا الـWebhook غير موجود.',
  account: 'هذا الحساب غير موجود.',
  admin: 'مدير المنصة هذا غير موجود.',
  announcement: 'هذا الإعلان غير موجود.',
  attribute: 'هذه الخاصية غير موجودة.',
  'authenticator app': 'تطبيق المصادقة هذا غير موجود.',
  category: 'هذه الفئة غير موجودة.',
  change: 'هذا التغيير غير موجود.',
  payment: 'هذه الدفعة غير موجودة.',
  receipt: 'هذا الإيصال غير موجود، أو انتهت صلاحية رابطه.',
  customer: 'هذا العميل غير موجود.',
  device: 'هذا الجهاز غير موجود.',
  document: 'هذا المستند غير موجود.',
  draft: 'هذه المسودة غير موجودة.',
  file: 'هذا الملف غير موجود.',
  import: 'عملية الاستيراد هذه غير موجودة.',
  invitation: 'هذه الدعوة غير موجودة أو لم تعد سارية.',
  lead: 'هذا الاستفسار غير موجود.',
  'member of staff': 'لا يوجد شخص كهذا في الفريق.',
  message: 'هذه الرسالة غير موجودة.',
  newsletter: 'هذه النشرة غير موجودة.',
  note: 'هذه الملاحظة غير موجودة.',
  passkey: 'مفتاح المرور هذا غير موجود.',
  product: 'هذا المنتج غير موجود.',
  'product type': 'نوع المنتج هذا غير موجود.',
  report: 'هذا البلاغ غير موجود.',
  'report, or not any more': 'هذا البلاغ غير موجود، أو لم يعد موجودًا.',
  search: 'عملية البحث هذه غير موجودة.',
  seller: 'هذا البائع غير موجود.',
  session: 'هذه الجلسة غير موجودة.',
  'sub-category': 'هذه الفئة الفرعية غير موجودة.',
  'entry of the bin': 'لم يعد هذا في سلة المحذوفات.',
  address: 'هذا العنوان غير موجود في القائمة.',
  redirect: 'عنوان التحويل هذا غير موجود.',
  synonym: 'هذا المرادف غير موجود.',
  template: 'هذا القالب غير موجود.',
  page: 'هذه الصفحة غير موجودة.',
  'version of the content': 'هذه النسخة من المحتوى غير موجودة.',
  'version of the privacy notice': 'هذه النسخة من إشعار الخصوصية غير موجودة.',
  view: 'طريقة العرض هذه غير موجودة.',
};

export const noSuch = ({ thing }: { thing: Thing }) => missing[thing];
export const changedMeanwhile =
  'جرى تعديل هذه البيانات في هذه الأثناء. أعد تحميل الصفحة لترى أحدث نسخة، ثم أجرِ تعديلك من جديد.';
export const othersMatchNow =
  'عدد المنتجات المطابقة لم يعد كما عُرض. أغلق هذه النافذة وراجع التغيير من جديد.';
export const nothingHere = 'لا يوجد شيء على هذا العنوان.';
export const someNotValid = 'بعض الحقول غير صحيحة.';
export const tooLarge = 'الحجم أكبر من المسموح به.';
export const contentNotAccepted = 'هذا النوع من المحتوى غير مقبول هنا.';
export const badJson = 'المحتوى المرسل ليس JSON صحيحًا.';
export const notUnderstood = 'تعذّر فهم الطلب.';
export const internalFault = 'حدث خطأ لدينا. يُرجى المحاولة من جديد.';
export const databaseAway =
  'يتعذّر علينا الوصول إلى قاعدة البيانات حاليًا. يُرجى المحاولة من جديد بعد دقيقة.';
export const maintenanceWords =
  'نُجري أعمال صيانة على المتجر. يمكنك تصفّح كل شيء، لكن لا يمكن إرسال شيء أو حفظه حتى ننتهي. حاول مرة أخرى لاحقًا.';
export const veryBusy = 'نشهد ضغطًا كبيرًا الآن. يُرجى المحاولة من جديد بعد لحظات.';

export const formCutOff = 'انقطع إرسال النموذج. يُرجى إرساله من جديد.';
export const formMalformed = 'انقطع إرسال النموذج أو أنه تالف. يُرجى إرساله من جديد.';
export const fieldSentTwice = ({ name }: { name: string }) => `أُرسل الحقل ${name} مرتين.`;
type SentFile = { name: string; names: readonly string[] };
export const fileSentTwice = ({ name }: SentFile) => `أُرسل الملف ${name} مرتين.`;
export const fileNotAskedFor = ({ name, names }: SentFile) =>
  `لم يُطلب ملف باسم ${name}. أسماء الملفات: ${names.join('، ')}.`;
export const sentTwice = 'أُرسل هذا النموذج مرتين. راجع منتجاتك أولًا.';
export const dayIsOver = 'مضى هذا اليوم. اختر اليوم أو يومًا لاحقًا.';
export const dayWithinYear = 'اختر يومًا خلال سنة من الآن.';
export const tooManyViews = ({ most }: { most: number }) =>
  `لديك ${most} من طرق العرض. احذف أولًا طريقة عرض لا تستخدمها.`;
export const viewNameTaken = 'لديك طريقة عرض بهذا الاسم لهذه القائمة. اختر اسمًا آخر.';
export const viewParameterUnknown = ({ parameter }: { parameter: string }) =>
  `لا تقبل هذه القائمة المعامل ${isolated(parameter)} بهذا الشكل. احذفه.`;
export const onlyAdminsShare = 'مشاركة طرق العرض لمديري المنصة وحدهم. احذف isShared.';
export const restoredCategoryGone =
  'لم تعد الفئة التي كان ضمنها هذا المنتج موجودة. أضفها أو استعدها أولاً.';
export const canBeUndoneOnce = 'يمكن التراجع عن ذلك مرة واحدة خلال ساعة.';
export const notAPushService = 'هذا ليس عنوان خدمة إشعارات.';
export const deviceGone = 'لم يعد هذا الجهاز يستقبل الإشعارات وأُزيل. فعّلها عليه من جديد.';
export const deviceNotReached =
  'لم تقبل خدمة الإشعارات لهذا الجهاز إشعارنا. حاول لاحقًا، أو أوقف الإشعارات عليه ثم فعّلها.';

// The pages in place of one that could not be made.
export const pageFailed = 'حدث خطأ';
export const pageFailedWords = 'تعذّر عرض الصفحة. يُرجى المحاولة من جديد بعد لحظات.';
export const pageBusy = 'نشهد ضغطًا كبيرًا الآن';
export const pageBusyWords = 'ستكون هذه الصفحة هنا بعد لحظات. يُرجى المحاولة من جديد.';
export const pageAway = 'سنعود حالًا';
export const pageUnsent = 'لم يُرسَل هذا';
export const pageGoBack = 'ارجع إلى الصفحة السابقة في متصفحك: ما كتبته لا يزال هناك.';
export const backToHomePage = 'العودة إلى الصفحة الرئيسية';
