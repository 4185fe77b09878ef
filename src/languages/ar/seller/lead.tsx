import type { ReactNode } from 'react';
import { plural } from '#languages/ar/plural.ts';
import { isolated } from '#languages/isolated.ts';
import type { Language } from '#languages/languages.ts';

export const allEnquiries = 'كل الاستفسارات';
/** What is loaded, with its article. */
export const thisEnquiry = 'هذا الاستفسار';
export const goneTitle = 'هذا الاستفسار غير موجود';
export const goneText = 'ربما تم محوه.';

/** What the pages were in on which the shopper asked, where these are in another language. */
const names = new Intl.DisplayNames('ar', { type: 'language' });
export const onPagesIn = (language: Language) => `من الصفحات ${names.of(language)}`;
export const byForm = 'عبر النموذج';
export const byChat = 'عبر المحادثة';
export const reply = 'رد';
export const call = 'اتصال';
export const callNumber = (phone: string) => `اتصال بالرقم ${isolated(phone)}`;
export const state = 'الحالة';
export const reservationEndedText =
  'ما كان محجوزًا أصبح متوفّرًا من جديد. احجزه حتى يوم لاحق، أو سجّل ما إذا تم البيع أم لا، أو استأنف التواصل.';
export const soldFor = (price: string) => `بيع بسعر ${price}`;
export const reservedUntil = (day: string) => `محجوز حتى ${day}`;

// Who else asked for what is sold.
export const othersWait = (count: number) =>
  plural(count, {
    one: 'استفسار آخر عن المنتج بانتظار الرد',
    two: 'استفساران آخران عن المنتج بانتظار الرد',
    few: '# استفسارات أخرى عن المنتج بانتظار الرد',
    many: '# استفسارًا آخر عن المنتج بانتظار الرد',
    other: '# استفسار آخر عن المنتج بانتظار الرد',
  });
export const answerOthers = 'إبلاغهم بأنه بيع';
export const answerOthersText =
  'كل ضغطة تفتح الرد الجاهز هنا وتغلق ذلك الاستفسار وتنتقل إلى التالي.';
export const answerOf = ({ now, all }: { now: number; all: number }) => `الرد ${now} من ${all}`;
export const answeredSoFar = (count: number) =>
  plural(count, {
    one: 'تم الرد على واحد',
    two: 'تم الرد على اثنين',
    few: 'تم الرد على #',
    many: 'تم الرد على #',
    other: 'تم الرد على #',
  });
export const answerLater = 'لاحقًا';
export const closeOthers = (count: number) =>
  plural(count, {
    one: 'إغلاق استفسار واحد: غير متوفّرة',
    two: 'إغلاق استفسارين: غير متوفّرة',
    few: 'إغلاق # استفسارات: غير متوفّرة',
    many: 'إغلاق # استفسارًا: غير متوفّرة',
    other: 'إغلاق # استفسار: غير متوفّرة',
  });

export const inTheirWords = 'رسالة المتسوّق';
export const privacyNotice = 'إشعار الخصوصية';
export const agreedTo = ({ notice, when }: { notice: ReactNode; when: string }) => (
  <>
    وافق على {notice}، {when}
  </>
);

export const pieces = (count: number) =>
  plural(count, {
    one: 'المنتج',
    two: 'منتجان',
    few: '# منتجات',
    many: '# منتجًا',
    other: '# منتج',
  });
export const together = 'المجموع';
export const size = (name: string) => `المقاس ${isolated(name)}`;
export const quantity = (count: number) => `الكمية ${count}`;
export const sizeAndQuantity = (facts: readonly string[]) => facts.join('، ');
export const deletedSince = 'حُذفت بعد الاستفسار';
export const now = (price: string) => `السعر الآن ${price}`;
export const soldInThisSize = 'مُباعة بهذا المقاس';

export const customer = 'العميل';
export const customerUnknown =
  'غير معروف بعد. أضف الاسم والرقم من المحادثة لتجتمع كل استفساراته في مكان واحد.';
export const open = 'فتح';
export const edit = 'تعديل';
export const addNameAndNumber = 'إضافة الاسم والرقم';
export const otherEnquiries = 'استفساراته الأخرى';
export const save = 'حفظ';
export const knownCustomer = 'هذا العميل معروف لديك';
export const renameTo = (name: string) => `تغيير الاسم إلى ${isolated(name)}`;
export const keepKnownName = 'إبقاء الاسم المعروف';
export const name = 'الاسم';
export const phone = 'رقم الهاتف';
export const phoneHint = 'كما يظهر في المحادثة. نحفظه لك وحدك، ويمكنك محوه في أي وقت.';
export const email = 'البريد الإلكتروني (اختياري)';

export const followUp = 'المتابعة';
export const followUpOnAnotherDay = 'المتابعة في يوم آخر';
export const set = 'تحديد';
export const noFollowUp = 'بلا متابعة';

export const notesAndHistory = 'الملاحظات والسجل';
export const noteForYourself = 'ملاحظة خاصة بك';
export const addNote = 'إضافة ملاحظة';
export const adding = 'جارٍ الإضافة…';
export const admin = '(مدير المنصة)';

export const erasePersonal = 'محو البيانات الشخصية';
export const eraseTitle = 'محو البيانات الشخصية؟';
export const eraseText =
  'يُمحى نهائيًا ما كتبه المتسوّق والمقاسات وملاحظاتك على هذا الاستفسار وهوية صاحبه. ويبقى الاستفسار محسوبًا ضمن الأعداد.';
export const eraseTextCustomerStays =
  'يُمحى نهائيًا ما كتبه المتسوّق والمقاسات وملاحظاتك على هذا الاستفسار وهوية صاحبه. ويبقى العميل مع استفساراته الأخرى، كما يبقى الاستفسار محسوبًا ضمن الأعداد.';
export const eraseTextCustomerGoes =
  'يُمحى نهائيًا ما كتبه المتسوّق والمقاسات وملاحظاتك على هذا الاستفسار وهوية صاحبه، وتُمحى معه بيانات العميل. ويبقى الاستفسار محسوبًا ضمن الأعداد.';
export const erase = 'محو';
