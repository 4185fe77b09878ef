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

const pieceLines = (pieces: readonly AskedPiece[]) =>
  pieces.flatMap(({ title, sku, price, size, quantity, note }, index) => [
    `${index + 1}. ${title} (SKU ${sku}), ${price}`,
    ...(size ? [`   साइज़: ${size}`] : []),
    ...(quantity > 1 ? [`   संख्या: ${quantity}`] : []),
    ...(note ? [`   ${note}`] : []),
  ]);

const contactLines = (form: Pick<Form, 'name' | 'phone' | 'email'>) => [
  `नाम: ${form.name}`,
  ...(form.phone ? [`फ़ोन: ${form.phone}`] : []),
  ...(form.email ? [`ईमेल: ${form.email}`] : []),
];

export const formSent = ({ pieces, ...form }: Form): MailText => ({
  subject: `एक पूछताछ, रेफ़रेंस नंबर ${form.reference}`,
  lines: [
    'एक ग्राहक ने पूछा है:',
    '',
    ...pieceLines(pieces),
    '',
    { quote: form.message },
    '',
    ...contactLines(form),
    '',
    'ऊपर दिए नंबर या ईमेल पर जवाब दें, और पूछताछ की स्थिति यहाँ बदलें:',
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

const regions = { IN: 'भारत', AE: 'UAE' };

const piecesOf = ({ piece, pieces }: Pick<Told, 'piece' | 'pieces'>) =>
  pieces > 1 ? `${piece} और ${pieces - 1} अन्य` : piece;

export const newEnquiry = (lead: Pick<Told, 'piece' | 'pieces'>) => `नई पूछताछ: ${piecesOf(lead)}`;
export const newEnquiries = (leads: number) => `${leads} नई पूछताछ`;
export const givenEnquiry = (lead: Pick<Told, 'piece' | 'pieces'>) =>
  `आपको दी गई: ${piecesOf(lead)}`;
export const givenEnquiries = (leads: number) => `${leads} पूछताछ आपको दी गई`;
export const fromWhere = ({ region, reference }: Pick<Told, 'region' | 'reference'>) =>
  `${regions[region]} से, रेफ़रेंस नंबर ${reference}`;
export const named = (leads: Pick<Told, 'piece' | 'pieces'>[]) => leads.map(piecesOf).join(', ');
export const thisIsATest = 'यह एक टेस्ट है';
export const enquiriesToldHere = 'इस डिवाइस पर नई पूछताछ के नोटिफ़िकेशन चालू हैं।';

export const leadGiven = (lead: Omit<Told, 'at'>): MailText => ({
  subject: givenEnquiry(lead),
  lines: [
    'यह पूछताछ आपको दी गई है:',
    '',
    piecesOf(lead),
    `रेफ़रेंस नंबर ${lead.reference}, ${regions[lead.region]}`,
    { url: lead.link },
  ],
});

type Leads = { leads: Told[]; unnamed: number; timeZone: string; all: string; settings: string };

export const leadsCame = ({ leads, unnamed, timeZone, all, settings }: Leads): MailText => {
  const when = new Intl.DateTimeFormat(dateLocale, {
    ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    timeZone,
  });
  const [first, ...others] = leads;
  const isOne = first !== undefined && others.length === 0;
  const told: MailLine[] = [
    ...leads.flatMap((lead) => [
      '',
      piecesOf(lead),
      `रेफ़रेंस नंबर ${lead.reference}, ${regions[lead.region]}, ${when.format(lead.at)}`,
      { url: lead.link },
    ]),
    ...(unnamed > 0 ? ['', { label: `… और ${unnamed} अन्य`, url: all }] : []),
  ];
  return {
    subject: isOne ? newEnquiry(first) : newEnquiries(leads.length + unnamed),
    lines: [
      isOne ? 'एक ग्राहक ने आपसे इसके बारे में पूछा है:' : 'ग्राहकों ने आपसे इनके बारे में पूछा है:',
      ...told,
      '',
      { label: 'चुनें कि ईमेल कब आएँ, या न आएँ', url: settings },
    ],
    values: { leads: told.slice(1) },
  };
};

export const yourMessageOf = (day: string) => `${day} का आपका मैसेज`;
export const weWrote = (day: string) => `${day} को हमने लिखा:`;
export const youWrote = (day: string) => `${day} को आपने लिखा:`;

/** Below a shopper's words: what the seller's customer does not have of it. */
export const givenPhone = (phone: string) => `फ़ोन नंबर: ${phone}`;
export const givenEmail = (email: string) => `ईमेल: ${email}`;
