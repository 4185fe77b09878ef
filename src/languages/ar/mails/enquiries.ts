import { plural } from '#languages/ar/plural.ts';
import { isolated } from '#languages/isolated.ts';
import type { MailLine, MailText } from '#languages/mail-text.ts';
import { dateLocale } from '../formats.ts';

/** A piece of an enquiry's form. */
type AskedPiece = {
  title: string;
  sku: string;
  price: string;
  size: string;
  quantity: number;
  note: string;
};

type Form = {
  reference: string;
  pieces: AskedPiece[];
  message: string;
  name: string;
  phone: string;
  email: string;
  link: string;
};

/** What was written in any script, or is a number, within an Arabic line. */
const apart = (text: string) => `\u2068${text}\u2069`;

const pieceLines = (pieces: readonly AskedPiece[]) =>
  pieces.flatMap(({ title, sku, price, size, quantity, note }, index) => [
    `${index + 1}. ${apart(title)} (رمز المنتج ${apart(sku)})، ${apart(price)}`,
    ...(size ? [`   المقاس: ${apart(size)}`] : []),
    ...(quantity > 1 ? [`   الكمية: ${quantity}`] : []),
    ...(note ? [`   ${note}`] : []),
  ]);

const contactLines = (form: Pick<Form, 'name' | 'phone' | 'email'>) => [
  `الاسم: ${apart(form.name)}`,
  ...(form.phone ? [`الهاتف: ${apart(form.phone)}`] : []),
  ...(form.email ? [`البريد الإلكتروني: ${apart(form.email)}`] : []),
];

export const formSent = ({ pieces, ...form }: Form): MailText => ({
  subject: `استفسار، الرقم المرجعي ${apart(form.reference)}`,
  lines: [
    'استفسر منك متسوّق عن:',
    '',
    ...pieceLines(pieces),
    '',
    { quote: form.message },
    '',
    ...contactLines(form),
    '',
    'ردّ عليه بالهاتف أو البريد الإلكتروني، وحدّث حالة الاستفسار هنا:',
    '',
    { url: form.link },
  ],
  values: {
    message: [{ quote: form.message }],
    pieces: pieceLines(pieces).join('\n'),
    contact: contactLines(form).join('\n'),
  },
});

/** A lead that a seller is told of: its first piece, and how many pieces there are. */
type Told = {
  piece: string;
  pieces: number;
  reference: string;
  region: 'IN' | 'AE';
  at: Date;
  link: string;
};

const regions = { IN: 'الهند', AE: 'الإمارات' };

const piecesOf = ({ piece, pieces }: Pick<Told, 'piece' | 'pieces'>) =>
  pieces > 1
    ? `${apart(piece)} ${plural(pieces - 1, {
        one: 'ومنتج آخر',
        two: 'ومنتجان آخران',
        few: 'و# منتجات أخرى',
        many: 'و# منتجًا آخر',
        other: 'و# منتج آخر',
      })}`
    : apart(piece);

export const newEnquiry = (lead: Pick<Told, 'piece' | 'pieces'>) =>
  `استفسار جديد: ${piecesOf(lead)}`;
export const newEnquiries = (leads: number) =>
  plural(leads, {
    one: 'استفسار جديد',
    two: 'استفساران جديدان',
    few: '# استفسارات جديدة',
    many: '# استفسارًا جديدًا',
    other: '# استفسار جديد',
  });
export const givenEnquiry = (lead: Pick<Told, 'piece' | 'pieces'>) =>
  `أُسند إليك استفسار: ${piecesOf(lead)}`;
export const givenEnquiries = (leads: number) =>
  plural(leads, {
    one: 'أُسند إليك استفسار',
    two: 'أُسند إليك استفساران',
    few: 'أُسندت إليك # استفسارات',
    many: 'أُسند إليك # استفسارًا',
    other: 'أُسند إليك # استفسار',
  });
export const fromWhere = ({ region, reference }: Pick<Told, 'region' | 'reference'>) =>
  `من ${regions[region]}، الرقم المرجعي ${apart(reference)}`;
export const named = (leads: Pick<Told, 'piece' | 'pieces'>[]) => leads.map(piecesOf).join('، ');
export const thisIsATest = 'هذا إشعار تجريبي';
export const enquiriesToldHere = 'ستصلك الاستفسارات الجديدة على هذا الجهاز.';

export const leadGiven = (lead: Omit<Told, 'at'>): MailText => ({
  subject: givenEnquiry(lead),
  lines: [
    'أُسند إليك استفسار عن:',
    '',
    piecesOf(lead),
    `الرقم المرجعي ${apart(lead.reference)}، ${regions[lead.region]}`,
    { url: lead.link },
  ],
});

type Leads = { leads: Told[]; unnamed: number; timeZone: string; all: string; settings: string };

export const leadsCame = ({ leads, unnamed, timeZone, all, settings }: Leads): MailText => {
  const when = new Intl.DateTimeFormat(dateLocale, {
    ...{ day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
    timeZone,
  });
  const [first, ...others] = leads;
  const isOne = first !== undefined && others.length === 0;
  const told: MailLine[] = [
    ...leads.flatMap((lead) => [
      '',
      piecesOf(lead),
      `الرقم المرجعي ${apart(lead.reference)}، ${regions[lead.region]}، ${when.format(lead.at)}`,
      { url: lead.link },
    ]),
    ...(unnamed > 0 ? ['', { label: moreOf(unnamed), url: all }] : []),
  ];
  return {
    subject: isOne ? newEnquiry(first) : newEnquiries(leads.length + unnamed),
    lines: [
      isOne ? 'استفسر منك متسوّق عن:' : 'استفسر منك متسوّقون عن:',
      ...told,
      '',
      { label: 'اختر متى تصلك هذه الرسائل، أو أوقفها', url: settings },
    ],
    values: { leads: told.slice(1) },
  };
};

const moreOf = (unnamed: number) =>
  plural(unnamed, {
    one: '… واستفسار آخر',
    two: '… واستفساران آخران',
    few: '… و# استفسارات أخرى',
    many: '… و# استفسارًا آخر',
    other: '… و# استفسار آخر',
  });

export const yourMessageOf = (day: string) => `رسالتك بتاريخ ${apart(day)}`;
export const weWrote = (day: string) => `كتبنا بتاريخ ${apart(day)}:`;
export const youWrote = (day: string) => `كتبت بتاريخ ${apart(day)}:`;

export const givenPhone = (phone: string) => `رقم الهاتف: ${isolated(phone)}`;
export const givenEmail = (email: string) => `البريد الإلكتروني: ${isolated(email)}`;
