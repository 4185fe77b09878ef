import { plural } from '#languages/ar/plural.ts';
import { isolated } from '#languages/isolated.ts';
import { quoted } from '#languages/quoted.ts';
import { dateLocale } from '../formats.ts';

export { takeDownReasons } from '../back-office/product-states.ts';

// What stands in mails in place of their braces, and what notices on devices say.

export const greeting = 'مرحبًا،';

/** The name of a link that has no other. */
export const openPage = 'افتح الصفحة';

export const because = (reason: string) => `السبب: ${reason}`;

/** Which log-in a link is for, of who works for sellers. */
export const asStaffOf = (shops: readonly string[]) =>
  `والرابط لحسابك عضوًا في فريق ${shops.map(quoted).join('، ')}.`;

/** What an admin is for, within a sentence. */
export const adminRoles = {
  owner: 'مالكًا له كل الصلاحيات',
  manager: 'مديرًا',
  catalogue: 'مسؤولًا عن الكتالوج',
  support: 'مسؤولًا عن مساعدة البائعين والمتسوقين',
  finance: 'مطّلعًا على الأرقام',
  'read-only': 'مطّلعًا على كل شيء دون تغييره',
};

export const staffRoles = {
  owner: 'مالكًا له كل الصلاحيات',
  editor: 'محرّرًا للمنتجات والاستفسارات',
  replies: 'مجيبًا عن الاستفسارات',
};

/** What an admin has corrected of a seller. */
export const corrected = {
  name: 'الاسم',
  phone: 'رقم الهاتف الذي تسجّل الدخول به',
  INR: 'رقم المحادثة في الهند',
  DXB: 'رقم المحادثة في الإمارات',
};

/** Changes of an account's second factor, by their names in the audit. */
export const factorChanges = {
  'add-authenticator-app': 'أُضيف تطبيق مصادقة',
  'remove-authenticator-app': 'أُزيل تطبيق المصادقة',
  'add-passkey': 'أُضيف مفتاح مرور',
  'rename-passkey': 'أُعيدت تسمية مفتاح مرور',
  'remove-passkey': 'أُزيل مفتاح مرور',
  'renew-recovery-codes': 'أُنشئت رموز استرداد جديدة ولم تعد القديمة صالحة',
  'turn-off-second-factor': 'أُوقف التحقّق بخطوتين',
};

export const noCodesLeft = 'لم يبقَ أي رمز: أنشئ رموزًا جديدة قبل أن تحتاج إليها.';
export const codesLeft = (count: number) =>
  plural(count, {
    one: 'بقي رمز واحد.',
    two: 'بقي رمزان.',
    few: 'بقيت # رموز.',
    many: 'بقي # رمزًا.',
    other: 'بقي # رمز.',
  });

export const decisions = {
  approved: 'تم اعتماد حسابك. يمكنك الآن إضافة المنتجات وتعديلها.',
  declined: 'لم نتمكّن من اعتماد حسابك.',
  deactivated: 'تم إيقاف حسابك، ولم تعد منتجاتك معروضة.',
  pending: 'حسابك قيد المراجعة.',
};

/** How an account stands that was deleted and is back. */
export const standings = {
  approved: 'يرى المتسوّقون صفحتك ومنتجاتك من جديد.',
  pending: 'ما زال قيد المراجعة، وسنكتب إليك حين يُبتّ فيه.',
  declined: 'ما زال غير معتمد.',
  deactivated: 'ما زال موقوفًا، ومنتجاتك غير معروضة.',
};

export const longDay = (day: Date) =>
  new Intl.DateTimeFormat(dateLocale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);

/** What a seller has asked to change, within the sentences below. */
export const reviewed = {
  name: 'الاسم الجديد',
  INR: 'رقم المحادثة الجديد للهند',
  DXB: 'رقم المحادثة الجديد للإمارات',
};
export const withNumber = (thing: string, phone: string) => `${thing} (${isolated(phone)})`;
export const wasAccepted = (thing: string) => `تم اعتماد ${thing}`;
export const wasNotAccepted = (thing: string) => `لم يُعتمد ${thing}`;
export const accepted = (thing: string) => `تم اعتماد ${thing}، ويراه المتسوّقون من الآن.`;
export const notAccepted = (thing: string) =>
  `لم يُعتمد ${thing}. ويبقى ما كان يراه المتسوّقون كما هو.`;

export const product = ({ name, sku }: { name: string; sku: string }) =>
  `${quoted(name)} (رمز المنتج ${isolated(sku)})`;
export const aboutProduct = ({ name, sku, words }: { name: string; sku: string; words: string }) =>
  `بشأن ${quoted(name)} (رمز المنتج ${isolated(sku)}):\n\n${words}`;

export const products = (count: number) =>
  plural(count, {
    zero: 'لا منتجات',
    one: 'منتج واحد',
    two: 'منتجان',
    few: '# منتجات',
    many: '# منتجًا',
    other: '# منتج',
  });
export const enquiries = (count: number) =>
  plural(count, {
    zero: 'لا استفسارات',
    one: 'استفسار واحد',
    two: 'استفساران',
    few: '# استفسارات',
    many: '# استفسارًا',
    other: '# استفسار',
  });
export const customers = (count: number) =>
  plural(count, {
    zero: 'لا عملاء',
    one: 'عميل واحد',
    two: 'عميلان',
    few: '# عملاء',
    many: '# عميلًا',
    other: '# عميل',
  });

/** What a seller's merged account called a customer whom the kept one knew already; `words` are name, number and address. */
export const alsoKnownAs = ({ words }: { words: string }) =>
  `كان هذا العميل مسجّلًا في حسابك الآخر هكذا: ${isolated(words)}`;

type Asked = { number: number; title: string; sku: string; price: string };
export const asked = ({ number, title, sku, price }: Asked) =>
  `${number}. ${isolated(title)} (رمز المنتج ${isolated(sku)})، ${isolated(price)}`;
export const size = (name: string) => `المقاس: ${isolated(name)}`;
export const quantity = (count: number) => `الكمية: ${count}`;
export const name = (words: string) => `الاسم: ${isolated(words)}`;
export const phone = (number: string) => `الهاتف: ${isolated(number)}`;
export const email = (address: string) => `البريد الإلكتروني: ${isolated(address)}`;

export const regions = { IN: 'الهند', AE: 'الإمارات' };
export const andMore = (first: string, others: number) =>
  `${first} ${plural(others, {
    one: 'ومنتج آخر',
    two: 'ومنتجان آخران',
    few: 'و# منتجات أخرى',
    many: 'و# منتجًا آخر',
    other: 'و# منتج آخر',
  })}`;
export const newEnquiry = (about: string) => `استفسار جديد: ${about}`;
export const newEnquiries = (count: number) =>
  plural(count, {
    one: 'استفسار جديد',
    two: 'استفساران جديدان',
    few: '# استفسارات جديدة',
    many: '# استفسارًا جديدًا',
    other: '# استفسار جديد',
  });
export const givenEnquiry = (about: string) => `أُسند إليك استفسار: ${about}`;
export const givenEnquiries = (count: number) =>
  plural(count, {
    one: 'أُسند إليك استفسار',
    two: 'أُسند إليك استفساران',
    few: 'أُسندت إليك # استفسارات',
    many: 'أُسند إليك # استفسارًا',
    other: 'أُسند إليك # استفسار',
  });
export const fromWhere = (region: string, reference: string) =>
  `من ${region}، الرقم المرجعي ${isolated(reference)}`;
export const referenceIn = (region: string, reference: string) =>
  `الرقم المرجعي ${isolated(reference)}، ${region}`;
export const aShopperAsked = 'استفسر منك متسوّق عن:';
export const shoppersAsked = 'استفسر منك متسوّقون عن:';
export const moreEnquiries = (count: number) =>
  plural(count, {
    one: '… واستفسار آخر',
    two: '… واستفساران آخران',
    few: '… و# استفسارات أخرى',
    many: '… و# استفسارًا آخر',
    other: '… و# استفسار آخر',
  });
export const leadTime = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat(dateLocale, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(at);

export const thisIsATest = 'هذا إشعار تجريبي';
export const enquiriesToldHere = 'ستصلك الاستفسارات الجديدة على هذا الجهاز.';

export const yourMessageOf = (day: string) => `رسالتك بتاريخ ${isolated(day)}`;
export const weWrote = (day: string) => `كتبنا بتاريخ ${isolated(day)}:`;
export const youWrote = (day: string) => `كتبت بتاريخ ${isolated(day)}:`;

/** Below a shopper's words: what the seller's customer does not have of it. */
export const givenPhone = (phone: string) => `رقم الهاتف: ${isolated(phone)}`;
export const givenEmail = (email: string) => `البريد الإلكتروني: ${isolated(email)}`;

export const unsubscribe = 'لإلغاء الاشتراك';
