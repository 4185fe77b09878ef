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
    ...(size ? [`   Size: ${size}`] : []),
    ...(quantity > 1 ? [`   Quantity: ${quantity}`] : []),
    ...(note ? [`   ${note}`] : []),
  ]);

const contactLines = (form: Pick<Form, 'name' | 'phone' | 'email'>) => [
  `Name: ${form.name}`,
  ...(form.phone ? [`Phone: ${form.phone}`] : []),
  ...(form.email ? [`Email: ${form.email}`] : []),
];

export const formSent = ({ pieces, ...form }: Form): MailText => ({
  subject: `an enquiry, reference ${form.reference}`,
  lines: [
    'a shopper asks:',
    '',
    ...pieceLines(pieces),
    '',
    { quote: form.message },
    '',
    ...contactLines(form),
    '',
    'Answer by phone or email, and change the state of the enquiry here:',
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

const regions = { IN: 'India', AE: 'UAE' };

const piecesOf = ({ piece, pieces }: Pick<Told, 'piece' | 'pieces'>) =>
  pieces > 1 ? `${piece} and ${pieces - 1} more` : piece;

export const newEnquiry = (lead: Pick<Told, 'piece' | 'pieces'>) =>
  `New enquiry: ${piecesOf(lead)}`;
export const newEnquiries = (leads: number) => `${leads} new enquiries`;
export const givenEnquiry = (lead: Pick<Told, 'piece' | 'pieces'>) =>
  `Assigned to you: ${piecesOf(lead)}`;
export const givenEnquiries = (leads: number) => `${leads} enquiries were assigned to you`;
export const fromWhere = ({ region, reference }: Pick<Told, 'region' | 'reference'>) =>
  `From ${regions[region]}, reference ${reference}`;
export const named = (leads: Pick<Told, 'piece' | 'pieces'>[]) => leads.map(piecesOf).join(', ');
export const thisIsATest = 'This is a test';
export const enquiriesToldHere = 'Notices of new enquiries are on for this device.';

export const leadGiven = (lead: Omit<Told, 'at'>): MailText => ({
  subject: givenEnquiry(lead),
  lines: [
    'an enquiry was assigned to you:',
    '',
    piecesOf(lead),
    `Reference ${lead.reference}, ${regions[lead.region]}`,
    { url: lead.link },
  ],
});

type Leads = { leads: Told[]; unnamed: number; timeZone: string; all: string; settings: string };

export const leadsCame = ({ leads, unnamed, timeZone, all, settings }: Leads): MailText => {
  const when = new Intl.DateTimeFormat(dateLocale, {
    ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    timeZone,
  });
  const [first, ...others] = leads;
  const isOne = first !== undefined && others.length === 0;
  const told: MailLine[] = [
    ...leads.flatMap((lead) => [
      '',
      piecesOf(lead),
      `Reference ${lead.reference}, ${regions[lead.region]}, ${when.format(lead.at)}`,
      { url: lead.link },
    ]),
    ...(unnamed > 0 ? ['', { label: `… and ${unnamed} more`, url: all }] : []),
  ];
  return {
    subject: isOne ? newEnquiry(first) : newEnquiries(leads.length + unnamed),
    lines: [
      isOne ? 'a shopper has asked you about:' : 'shoppers have asked you about:',
      ...told,
      '',
      { label: 'Choose when you get these emails, or turn them off', url: settings },
    ],
    values: { leads: told.slice(1) },
  };
};

export const yourMessageOf = (day: string) => `your message of ${day}`;
export const weWrote = (day: string) => `${day}, we wrote:`;
export const youWrote = (day: string) => `${day}, you wrote:`;

/** Below a shopper's words: what the seller's customer does not have of it. */
export const givenPhone = (phone: string) => `Phone number: ${phone}`;
export const givenEmail = (email: string) => `Email: ${email}`;
