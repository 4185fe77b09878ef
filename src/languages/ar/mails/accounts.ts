import type { FactorChange } from '#languages/en/mails/accounts.ts';
import type { MailText } from '#languages/mail-text.ts';
import { arabicPlural as plural } from '#languages/plural.ts';
import { quoted } from '#languages/quoted.ts';

export const greeting = 'مرحبًا،';

/** A reason that an admin gave, as the lines behind what was decided; none where it is empty. */
const because = (reason: string) => (reason === '' ? [] : ['', `السبب: ${reason}`]);

type Site = { site: string };
type Link = { link: string };

export const passwordLink = ({ site, link }: Site & Link): MailText => ({
  subject: 'اختر كلمة مرور جديدة',
  lines: [
    `طلب أحدهم، ونرجو أن تكون أنت، كلمة مرور جديدة في ${quoted(site)}. افتح هذا الرابط خلال ساعة لاختيارها:`,
    '',
    link,
    '',
    'يعمل الرابط مرة واحدة. إن لم تطلب ذلك فلا تفعل شيئًا: تبقى كلمة مرورك كما هي.',
  ],
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
    `سجّل أحدهم، ونرجو أن تكون أنت، الدخول إلى حسابك في ${quoted(site)} من جهاز لم يُستخدم معه من قبل:`,
    '',
    `الجهاز: \u2068${device}\u2069`,
    `الشبكة: \u2068${network}\u2069`,
    `الوقت: \u2068${when} UTC\u2069`,
    '',
    'إن كنت أنت فلا يلزمك شيء. وإلّا فاختر كلمة مرور جديدة فورًا، وستنتهي بها جميع الجلسات:',
    '',
    link,
  ],
});

export const passwordChanged = ({ site, link }: Site & Link): MailText => ({
  subject: 'تم تغيير كلمة مرورك',
  lines: [
    `تم تغيير كلمة مرور حسابك في ${quoted(site)} وإنهاء جميع الجلسات الأخرى. إن لم تكن أنت فاختر كلمة مرور جديدة فورًا:`,
    '',
    link,
  ],
});

const confirming = (link: string) => [
  'افتح هذا الرابط خلال ثلاثة أيام لتأكيد أن هذا العنوان لك:',
  '',
  link,
  '',
  'يعمل الرابط مرة واحدة.',
];

type Registered = Site & Link & { phone: string; account: string };

export const registered = ({ site, phone, link, account }: Registered): MailText => ({
  subject: 'استلمنا طلب تسجيلك',
  lines: [
    `سجّل أحدهم، ونرجو أن تكون أنت، حساب بائع في ${quoted(site)} بهذا العنوان ورقم الهاتف \u2068${phone}\u2069. يمكنك الدخول إلى حسابك بأيّ منهما مع كلمة المرور التي اخترتها.`,
    '',
    ...confirming(link),
    '',
    'الخطوات التالية:',
    '',
    '1. سجّل الدخول وأكمل ملفك الشخصي، وأضف الأرقام التي يمكن للمتسوقين محادثتك عليها.',
    '2. نراجع تسجيلك ونخبرك بقرارنا بالبريد الإلكتروني.',
    '3. بعد اعتماد حسابك أضف منتجاتك، وسيراها المتسوقون فورًا.',
    '',
    account,
    '',
    'إن لم تسجّل فلا تفعل شيئًا: لا يمكن لأحد غيرك تأكيد عنوانك.',
  ],
});

export const confirmEmail = ({ site, link }: Site & Link): MailText => ({
  subject: 'أكّد بريدك الإلكتروني',
  lines: [
    `طلبت رابطًا جديدًا لتأكيد عنوانك في ${quoted(site)}. لم تعد الروابط السابقة صالحة.`,
    '',
    ...confirming(link),
    'إن لم تطلب ذلك فلا تفعل شيئًا.',
  ],
});

/** Changes of an account's second factor, by their names in the audit. */
const changes: Readonly<Record<FactorChange, string>> = {
  'add-authenticator-app': 'أُضيف تطبيق مصادقة',
  'remove-authenticator-app': 'أُزيل تطبيق المصادقة',
  'add-passkey': 'أُضيف مفتاح مرور',
  'rename-passkey': 'أُعيدت تسمية مفتاح مرور',
  'remove-passkey': 'أُزيل مفتاح مرور',
  'renew-recovery-codes': 'أُنشئت رموز استرداد جديدة ولم تعد القديمة صالحة',
  'turn-off-second-factor': 'أُوقف التحقق بخطوتين',
};

const unlessYou = (link: string) => [
  '',
  'إن لم تكن أنت فاختر كلمة مرور جديدة فورًا وأخبرنا:',
  '',
  link,
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
});

export const factorReset = ({
  site,
  link,
  reason,
}: Site & Link & { reason: string }): MailText => ({
  subject: 'أُوقف التحقق بخطوتين',
  lines: [
    `أوقفت إدارة السوق التحقق بخطوتين لحسابك في ${quoted(site)} وأُنهيت جميع الجلسات. يُفتح حسابك الآن بكلمة المرور وحدها: سجّل الدخول وفعّل التحقق من جديد.`,
    ...because(reason),
    '',
    'إن لم تطلب ذلك فاختر كلمة مرور جديدة فورًا وأخبرنا:',
    '',
    link,
  ],
});

const decisions = {
  approved: 'تم اعتماد حسابك. يمكنك الآن إضافة المنتجات وتعديلها.',
  declined: 'لم نتمكن من اعتماد حسابك.',
  deactivated: 'تم إيقاف حسابك، ولم تعد منتجاتك معروضة.',
  pending: 'حسابك قيد المراجعة.',
};

type Decided = Link & { approval: keyof typeof decisions; reason: string };

export const accountDecided = ({ link, approval, reason }: Decided): MailText => ({
  subject: decisions[approval],
  lines: [decisions[approval], ...because(reason), '', link],
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
  return {
    subject: accept ? `تم اعتماد ${things[field]}` : `لم يُعتمد ${things[field]}`,
    lines: [
      accept
        ? `تم اعتماد ${thing}. يراه المتسوقون من الآن.`
        : `لم يُعتمد ${thing}. يبقى ما كان يراه المتسوقون كما هو.`,
      ...because(reason),
      '',
      link,
    ],
  };
};

export const writtenTo = ({ link, text }: Link & { text: string }): MailText => ({
  subject: 'رسالة بشأن حسابك',
  lines: [text, '', 'يمكنك الرد هنا:', link],
});

export const aboutPiece = ({ name, sku, words }: { name: string; sku: string; words: string }) =>
  `بشأن ${quoted(name)} (رمز المنتج \u2068${sku}\u2069):\n\n${words}`;

export const accountErased = ({ site, email }: Site & { email: string }): MailText => ({
  subject: 'تم محو حسابك',
  lines: [
    `تم محو حسابك في ${quoted(site)} مع منتجاتك وصورك وبياناتك الشخصية. لا يمكن التراجع عن ذلك.`,
    '',
    `إن لم تكن أنت فراسل \u2068${email}\u2069.`,
  ],
});
