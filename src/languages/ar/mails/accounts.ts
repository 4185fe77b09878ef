import { plural } from '#languages/ar/plural.ts';
import type { FactorChange, InvitedRole } from '#languages/en/mails/accounts.ts';
import type { MailLine, MailText } from '#languages/mail-text.ts';
import { quoted } from '#languages/quoted.ts';
import { dateLocale } from '../formats.ts';

export const greeting = 'مرحبًا،';

/** The name of a link that has no other. */
export const openPage = 'افتح الصفحة';

/** A reason that an admin gave, as the lines behind what was decided; none where it is empty. */
const because = (reason: string) => (reason === '' ? [] : ['', `السبب: ${reason}`]);

type Site = { site: string };
type Link = { link: string };

type Shops = { shops: readonly string[] };

/** Which log-in a link is for, of who works for sellers; nothing where they do not. */
const asStaffOf = (shops: readonly string[]) =>
  shops.length === 0 ? [] : [`والرابط لحسابك عضوًا في فريق ${shops.map(quoted).join('، ')}.`];

export const passwordLink = ({ site, link, shops }: Site & Link & Shops): MailText => ({
  subject: 'اختر كلمة مرور جديدة',
  lines: [
    `وصلنا طلب لاختيار كلمة مرور جديدة لحسابك في ${quoted(site)}. إن كان الطلب منك فافتح هذا الرابط خلال ساعة:`,
    ...asStaffOf(shops),
    '',
    { url: link },
    '',
    'يعمل الرابط مرة واحدة. إن لم تطلب ذلك فتجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.',
  ],
  values: { shops: asStaffOf(shops).join('\n') },
});

type NewDevice = { device: string; network: string; when: string };

export const newDevice = ({
  site,
  link,
  device,
  network,
  when,
}: Site & Link & NewDevice): MailText => ({
  subject: 'تسجيل دخول من جهاز جديد',
  lines: [
    `تم تسجيل الدخول إلى حسابك في ${quoted(site)} من جهاز لم يُستخدم معه من قبل:`,
    '',
    `الجهاز: \u2068${device}\u2069`,
    `الشبكة: \u2068${network}\u2069`,
    `الوقت: \u2068${when} UTC\u2069`,
    '',
    'إن كنت أنت من سجّل الدخول فلا يلزمك فعل شيء. وإلّا فاختر كلمة مرور جديدة فورًا، وستنتهي بها جميع الجلسات:',
    '',
    { url: link },
  ],
});

type By = { by: string };

/** What an admin is for, within a sentence. */
const adminRoles: Readonly<Record<InvitedRole, string>> = {
  owner: 'مالكًا له كل الصلاحيات',
  manager: 'مديرًا',
  catalogue: 'مسؤولًا عن الكتالوج',
  support: 'مسؤولًا عن مساعدة البائعين والمتسوقين',
  finance: 'مطّلعًا على الأرقام',
  'read-only': 'مطّلعًا على كل شيء دون تغييره',
};

export const invitedAsAdmin = ({
  site,
  link,
  by,
  role,
}: Site & Link & By & { role: InvitedRole }): MailText => ({
  subject: `دعوة من ${quoted(by)}`,
  lines: [
    `يدعوك ${quoted(by)} إلى المشاركة في إدارة ${quoted(site)} ${adminRoles[role]}. افتح هذا الرابط خلال ثلاثة أيام لاختيار كلمة مرور:`,
    '',
    { url: link },
    '',
    'يعمل الرابط مرة واحدة. وإن لم تكن تعلم بالأمر، فلا حاجة إلى أي إجراء.',
  ],
  values: { role: adminRoles[role] },
});

export const pageNotPublished = ({
  title,
  reason,
  link,
}: Link & { title: string; reason: string }): MailText => ({
  subject: `لم يُنشر «${title}»`,
  lines: [
    `كان من المقرر نشر «${title}» الآن، ولم يُنشر. السبب: ${reason} وهو الآن مسودة بلا موعد.`,
    '',
    { url: link },
  ],
});

export const passwordChanged = ({ site, link }: Site & Link): MailText => ({
  subject: 'تم تغيير كلمة مرورك',
  lines: [
    `تم تغيير كلمة مرور حسابك في ${quoted(site)} وإنهاء جميع الجلسات الأخرى. إن لم تكن أنت من غيّرها فاختر كلمة مرور جديدة فورًا:`,
    '',
    { url: link },
  ],
});

const confirming = (link: string): MailLine[] => [
  'افتح هذا الرابط خلال ثلاثة أيام لتأكيد أن هذا البريد الإلكتروني لك:',
  '',
  { url: link },
  '',
  'يعمل الرابط مرة واحدة.',
];

type Registered = Site & Link & { phone: string; account: string };

export const registered = ({ site, phone, link, account }: Registered): MailText => ({
  subject: 'استلمنا طلب تسجيلك',
  lines: [
    `وصلنا طلب تسجيل حساب بائع في ${quoted(site)} بهذا البريد الإلكتروني ورقم الهاتف \u2068${phone}\u2069. يمكنك الدخول إلى حسابك بأيّ منهما مع كلمة المرور التي اخترتها.`,
    '',
    ...confirming(link),
    '',
    'الخطوات التالية:',
    '',
    '1. سجّل الدخول وأكمل ملفك الشخصي، وأضف الأرقام التي يمكن للمتسوّقين مراسلتك عليها.',
    '2. نراجع طلبك ونخبرك بقرارنا بالبريد الإلكتروني.',
    '3. بعد اعتماد حسابك أضف منتجاتك، وسيراها المتسوّقون فورًا.',
    '',
    { url: account },
    '',
    'إن لم تطلب التسجيل فتجاهل هذه الرسالة: لا يمكن لأحد غيرك تأكيد بريدك الإلكتروني.',
  ],
});

export const confirmEmail = ({ site, link }: Site & Link): MailText => ({
  subject: 'أكّد بريدك الإلكتروني',
  lines: [
    `طلبت رابطًا جديدًا لتأكيد بريدك الإلكتروني في ${quoted(site)}. لم تعد الروابط السابقة صالحة.`,
    '',
    ...confirming(link),
    'إن لم تطلب ذلك فتجاهل هذه الرسالة.',
  ],
});

export const invitedToSell = ({ site, link, by }: Site & Link & By): MailText => ({
  subject: 'دعوة للبيع',
  lines: [
    `يدعوك ${quoted(by)} من ${quoted(site)} إلى البيع هناك. افتح هذا الرابط خلال 72 ساعة للتسجيل، وهو يؤكّد هذا البريد أيضًا:`,
    '',
    { url: link },
    '',
    'يعمل الرابط مرة واحدة. إن لم ترغب في البيع هناك فتجاهل هذه الرسالة.',
  ],
});

export const confirmNewEmail = ({ site, link }: Site & Link): MailText => ({
  subject: 'أكّد بريدك الإلكتروني',
  lines: [
    `سجّلت إدارة المنصة هذا البريد الإلكتروني لحساب البائع الخاص بك في ${quoted(site)}. يبقى بريد الحساب الحالي كما هو إلى أن تؤكّد هذا البريد.`,
    '',
    ...confirming(link),
    'إن لم يكن لديك حساب هناك فتجاهل هذه الرسالة، ولن نحتفظ بهذا البريد.',
  ],
});

type WriteTo = Site & { email: string };
const unlessAgreed = (email: string) =>
  `إن لم تتّفق معنا على ذلك فراسلنا فورًا على \u2068${email}\u2069.`;

export const emailToReplace = ({ site, email }: WriteTo): MailText => ({
  subject: 'طُلب تغيير بريدك الإلكتروني',
  lines: [
    `سجّلت إدارة المنصة بريدًا إلكترونيًا آخر لحسابك في ${quoted(site)}. سيحلّ محلّ هذا البريد بعد تأكيده.`,
    '',
    unlessAgreed(email),
  ],
});

export const emailReplaced = ({ site, email }: WriteTo): MailText => ({
  subject: 'تغيّر بريدك الإلكتروني',
  lines: [
    `جرى تأكيد بريد إلكتروني آخر لحسابك في ${quoted(site)}. لم يعد هذا البريد صالحًا للدخول إليه.`,
    '',
    unlessAgreed(email),
  ],
});

type Corrected = Site & Link & { fields: readonly (keyof typeof corrected)[]; reason: string };

const corrected = {
  name: 'الاسم',
  phone: 'رقم الهاتف الذي تسجّل الدخول به',
  INR: 'رقم المحادثة في الهند',
  DXB: 'رقم المحادثة في الإمارات',
};

export const contactCorrected = ({ site, link, fields, reason }: Corrected): MailText => ({
  subject: 'صُحّحت بيانات التواصل الخاصة بك',
  lines: [
    `صحّحت إدارة المنصة البيانات التالية في حسابك في ${quoted(site)}، وأصبحت سارية فورًا:`,
    '',
    ...fields.map((field) => `- ${corrected[field]}`),
    ...because(reason),
    '',
    { label: 'راجعها في ملفك الشخصي، وراسلنا إن وجدت خطأ', url: link },
  ],
  values: {
    fields: fields.map((field) => `- ${corrected[field]}`).join('\n'),
    reason: because(reason).join('\n'),
  },
});

/** Changes of an account's second factor, by their names in the audit. */
const changes: Readonly<Record<FactorChange, string>> = {
  'add-authenticator-app': 'أُضيف تطبيق مصادقة',
  'remove-authenticator-app': 'أُزيل تطبيق المصادقة',
  'add-passkey': 'أُضيف مفتاح مرور',
  'rename-passkey': 'أُعيدت تسمية مفتاح مرور',
  'remove-passkey': 'أُزيل مفتاح مرور',
  'renew-recovery-codes': 'أُنشئت رموز استرداد جديدة ولم تعد القديمة صالحة',
  'turn-off-second-factor': 'أُوقف التحقّق بخطوتين',
};

const unlessYou = (link: string): MailLine[] => [
  '',
  'إن لم تفعل ذلك بنفسك فاختر كلمة مرور جديدة فورًا وأخبرنا:',
  '',
  { url: link },
];

export const factorChanged = ({
  site,
  link,
  change,
}: Site & Link & { change: FactorChange }): MailText => ({
  subject: changes[change],
  lines: [
    `تغيّرت طريقة تسجيل الدخول إلى حسابك في ${quoted(site)}: ${changes[change]}.`,
    ...unlessYou(link),
  ],
  values: { change: changes[change] },
});

const leftInWords = (left: number) =>
  plural(left, {
    zero: 'لم يبقَ أي رمز: أنشئ رموزًا جديدة قبل أن تحتاج إليها.',
    one: 'بقي رمز واحد.',
    two: 'بقي رمزان.',
    few: 'بقيت # رموز.',
    many: 'بقي # رمزًا.',
    other: 'بقي # رمز.',
  });

export const recoveryCodeUsed = ({
  site,
  link,
  left,
}: Site & Link & { left: number }): MailText => ({
  subject: 'تم استخدام رمز استرداد',
  lines: [
    `تم استخدام أحد رموز استرداد حسابك في ${quoted(site)}. ${leftInWords(left)}`,
    ...unlessYou(link),
  ],
  values: { left: leftInWords(left) },
});

export const factorReset = ({
  site,
  link,
  reason,
}: Site & Link & { reason: string }): MailText => ({
  subject: 'أُوقف التحقّق بخطوتين',
  lines: [
    `أوقفت إدارة المنصة التحقّق بخطوتين لحسابك في ${quoted(site)} وأنهت جميع الجلسات. يُفتح حسابك الآن بكلمة المرور وحدها: سجّل الدخول وفعّل التحقّق من جديد.`,
    ...because(reason),
    '',
    'إن لم تطلب ذلك فاختر كلمة مرور جديدة فورًا وأخبرنا:',
    '',
    { url: link },
  ],
  values: { reason: because(reason).join('\n') },
});

const decisions = {
  approved: 'تم اعتماد حسابك. يمكنك الآن إضافة المنتجات وتعديلها.',
  declined: 'لم نتمكّن من اعتماد حسابك.',
  deactivated: 'تم إيقاف حسابك، ولم تعد منتجاتك معروضة.',
  pending: 'حسابك قيد المراجعة.',
};

type Decided = Link & { approval: keyof typeof decisions; reason: string };

export const accountDecided = ({ link, approval, reason }: Decided): MailText => ({
  subject: decisions[approval],
  lines: [decisions[approval], ...because(reason), '', { url: link }],
  values: { decision: decisions[approval], reason: because(reason).join('\n') },
});

type Deleted = { day: string; reason: string };

const written = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'long', timeZone: 'UTC' });

/** `day` is the last one on which it can be restored, as `2026-12-29`. */
export const accountDeleted = ({ site, link, day, reason }: Site & Link & Deleted): MailText => ({
  subject: 'حذفنا حسابك',
  lines: [
    `حذفنا حسابك في ${quoted(site)}. لم يعد المتسوّقون يرون صفحتك ومنتجاتك.`,
    '',
    `يمكننا استعادته كما كان حتى ${written.format(new Date(day))}، وبعد ذلك يُمحى مع كل ما نحفظه عنك.`,
    ...because(reason),
    '',
    'إن لم توافق فسجّل الدخول وأجبنا:',
    { url: link },
  ],
  values: { day: written.format(new Date(day)), reason: because(reason).join('\n') },
});

type Reviewed = Link & {
  field: 'name' | 'INR' | 'DXB';
  phone: string;
  accept: boolean;
  reason: string;
};

const things = {
  name: 'الاسم الجديد',
  INR: 'رقم المحادثة الجديد للهند',
  DXB: 'رقم المحادثة الجديد للإمارات',
};

export const changeDecided = ({ link, field, phone, accept, reason }: Reviewed): MailText => {
  const thing = field === 'name' ? things.name : `${things[field]} (\u2068${phone}\u2069)`;
  const outcome = accept
    ? `تم اعتماد ${thing}، ويراه المتسوّقون من الآن.`
    : `لم يُعتمد ${thing}. ويبقى ما كان يراه المتسوّقون كما هو.`;
  return {
    subject: accept ? `تم اعتماد ${things[field]}` : `لم يُعتمد ${things[field]}`,
    lines: [outcome, ...because(reason), '', { url: link }],
    values: { outcome, reason: because(reason).join('\n') },
  };
};

type Announced = { title: string; text: string };

export const writtenTo = ({ link, text }: Link & { text: string }): MailText => ({
  subject: 'رسالة بشأن حسابك',
  lines: [text, '', { label: 'يمكنك الرد هنا', url: link }],
});

export const announced = ({ title, text, link }: Link & Announced): MailText => ({
  subject: title,
  lines: [text, '', { label: 'كل الإعلانات', url: link }],
});

export const aboutPiece = ({ name, sku, words }: { name: string; sku: string; words: string }) =>
  `بشأن ${quoted(name)} (رمز المنتج \u2068${sku}\u2069):\n\n${words}`;

type Moved = { pieces: number; leads: number; customers: number };

const movedLines = ({ pieces, leads, customers }: Moved) => [
  plural(pieces, {
    zero: 'لا منتجات',
    one: 'منتج واحد',
    two: 'منتجان',
    few: '# منتجات',
    many: '# منتجًا',
    other: '# منتج',
  }),
  plural(leads, {
    zero: 'لا استفسارات',
    one: 'استفسار واحد',
    two: 'استفساران',
    few: '# استفسارات',
    many: '# استفسارًا',
    other: '# استفسار',
  }),
  plural(customers, {
    zero: 'لا عملاء',
    one: 'عميل واحد',
    two: 'عميلان',
    few: '# عملاء',
    many: '# عميلًا',
    other: '# عميل',
  }),
];

export const accountTakenIn = ({
  site,
  link,
  pieces,
  leads,
  customers,
}: Site & Link & Moved): MailText => ({
  subject: 'أصبح حسابك الآخر جزءًا من هذا الحساب',
  lines: [
    `كان لك حسابان في ${quoted(site)}، وقد دُمجا الآن في هذا الحساب، ويبقى اسمه وعنوانه وأرقامه كما هي.`,
    '',
    'انتقل إليه من الحساب الآخر:',
    '',
    ...movedLines({ pieces, leads, customers }),
    '',
    'لم يعد بريد الحساب الآخر ولا رقم هاتفه صالحًا لتسجيل الدخول. وتقود صفحاته المتسوّقين إلى صفحاتك.',
    '',
    { url: link },
  ],
  values: { moved: movedLines({ pieces, leads, customers }).join('\n') },
});

export const accountMerged = ({ site, link }: Site & Link): MailText => ({
  subject: 'أصبح هذا الحساب جزءًا من حسابك الآخر',
  lines: [
    `كان لك حسابان في ${quoted(site)}، وقد دُمجا الآن في الحساب الآخر مع كل ما كان هنا.`,
    '',
    'سجّل الدخول ببريد ذلك الحساب الإلكتروني أو برقم هاتفه. وإن لم تكن تعرفه فراسلنا.',
    '',
    { url: link },
  ],
});

/** What a seller's merged account called a customer whom the kept one knew already; `words` are name, number and address. */
export const alsoKnownAs = ({ words }: { words: string }) =>
  `كان هذا العميل مسجّلًا في حسابك الآخر هكذا: \u2068${words}\u2069`;

export const accountErased = ({ site, email }: Site & { email: string }): MailText => ({
  subject: 'تم محو حسابك',
  lines: [
    `تم محو حسابك في ${quoted(site)} مع منتجاتك وصورك وبياناتك الشخصية. لا يمكن التراجع عن ذلك.`,
    '',
    `إن لم تطلب ذلك بنفسك فراسلنا على \u2068${email}\u2069.`,
  ],
});

type Invited = Site & Link & { shop: string; role: 'owner' | 'editor' | 'replies' };

const staffRoles = {
  owner: 'مالكًا له كل الصلاحيات',
  editor: 'محرّرًا للمنتجات والاستفسارات',
  replies: 'مجيبًا عن الاستفسارات',
};

export const staffInvited = ({ site, link, shop, role }: Invited): MailText => ({
  subject: `دعوة من ${shop}`,
  lines: [
    `يدعوك ${quoted(shop)} إلى العمل لديه في ${quoted(site)}، ${staffRoles[role]}. افتح هذا الرابط خلال ثلاثة أيام لقبول الدعوة:`,
    '',
    { url: link },
    '',
    'يعمل الرابط مرة واحدة. إن كنت لا تعرف هذا المتجر فتجاهل هذه الرسالة.',
  ],
  values: { role: staffRoles[role] },
});

/** To somebody whom an owner has taken off a shop's staff. */
export const staffRemoved = ({ site, shop }: Site & { shop: string }): MailText => ({
  subject: `لم تعد ضمن فريق ${quoted(shop)}`,
  lines: [
    `أزالك أحد مالكي ${quoted(shop)} من فريقه في ${quoted(site)}. لم يعد حسابك يفتح هذا المتجر.`,
    '',
    'إن كنت لا تعرف السبب فاسأل أحد مالكي المتجر.',
  ],
});
