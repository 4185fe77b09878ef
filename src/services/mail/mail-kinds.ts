import type { MailKind } from '#contracts/mail-text.ts';
import { placeholdersIn, plainLines } from '#domain/mail-template.ts';
import type { Language } from '#languages/languages.ts';
import type { MailLine, MailText } from '#languages/mail-text.ts';
import { type Mails, mailsIn } from './send-mail.ts';

type Kind = {
  /** When it is sent. */
  title: string;
  /** The placeholders without which it is worth nothing. */
  required: readonly string[];
  /** Our words, with placeholders in place of what differs. */
  ours: (mails: Mails) => MailText;
};

const site = '{site}';
const link = '{link}';
const by = '{by}';
const why = { reason: 'other', words: '{words}' } as const;
const piece = { name: 'Lamp', sku: '1A2B3C4D', link };

/** What admins can write anew of each kind of mail. */
export const mailKinds: Readonly<Record<MailKind, Kind>> = {
  passwordLink: {
    title: 'Somebody asks for a new password',
    required: ['link'],
    ours: ({ accounts }) => accounts.passwordLink({ site, link, shops: [] }),
  },
  passwordChanged: {
    title: 'A password was changed',
    required: ['link'],
    ours: ({ accounts }) => accounts.passwordChanged({ site, link }),
  },
  newDevice: {
    title: 'A log-in from a new device',
    required: ['device', 'link'],
    ours: ({ accounts }) =>
      accounts.newDevice({
        ...{ site, link, device: '{device}', network: '{network}', when: '{when}' },
      }),
  },
  factorChanged: {
    title: 'Two-step verification was changed',
    required: ['change', 'link'],
    ours: ({ accounts }) => accounts.factorChanged({ site, link, change: 'add-passkey' }),
  },
  recoveryCodeUsed: {
    title: 'A recovery code was used',
    required: ['left', 'link'],
    ours: ({ accounts }) => accounts.recoveryCodeUsed({ site, link, left: 8 }),
  },
  factorReset: {
    title: 'An admin turned off two-step verification',
    required: ['link'],
    ours: ({ accounts }) => accounts.factorReset({ site, link, reason: 'Asked for by phone' }),
  },
  registered: {
    title: 'A seller has registered',
    required: ['link'],
    ours: ({ accounts }) =>
      accounts.registered({ site, link, phone: '{phone}', account: '{account}' }),
  },
  confirmEmail: {
    title: 'A seller asks for another link to confirm the address',
    required: ['link'],
    ours: ({ accounts }) => accounts.confirmEmail({ site, link }),
  },
  accountDecided: {
    title: 'A seller was approved, declined or deactivated',
    required: ['decision', 'reason'],
    ours: ({ accounts }) =>
      accounts.accountDecided({ link, approval: 'approved', reason: 'As agreed' }),
  },
  accountDeleted: {
    title: 'An admin has deleted a seller',
    required: ['day', 'reason'],
    ours: ({ accounts }) =>
      accounts.accountDeleted({ site, link, day: '2026-12-29', reason: 'As agreed' }),
  },
  changeDecided: {
    title: 'A seller’s new name or number was decided on',
    required: ['outcome', 'reason'],
    ours: ({ accounts }) =>
      accounts.changeDecided({
        ...{ link, field: 'name', phone: '', accept: true, reason: 'As agreed' },
      }),
  },
  writtenTo: {
    title: 'An admin has written to a seller',
    required: ['text', 'link'],
    ours: ({ accounts }) => accounts.writtenTo({ link, text: '{text}' }),
  },
  announced: {
    title: 'Something is announced to sellers',
    required: ['text'],
    ours: ({ accounts }) => accounts.announced({ title: '{title}', text: '{text}', link }),
  },
  contactCorrected: {
    title: 'An admin has corrected a seller’s contact data',
    required: ['fields'],
    ours: ({ accounts }) =>
      accounts.contactCorrected({ site, link, fields: ['phone'], reason: 'As agreed' }),
  },
  confirmNewEmail: {
    title: 'A seller’s new address is to be confirmed',
    required: ['link'],
    ours: ({ accounts }) => accounts.confirmNewEmail({ site, link }),
  },
  emailToReplace: {
    title: 'A seller’s address is to be replaced',
    required: ['email'],
    ours: ({ accounts }) => accounts.emailToReplace({ site, email: '{email}' }),
  },
  emailReplaced: {
    title: 'A seller’s address was replaced',
    required: ['email'],
    ours: ({ accounts }) => accounts.emailReplaced({ site, email: '{email}' }),
  },
  invitedToSell: {
    title: 'Somebody is invited to sell',
    required: ['link'],
    ours: ({ accounts }) => accounts.invitedToSell({ site, link, by }),
  },
  staffInvited: {
    title: 'Somebody is invited to a seller’s staff',
    required: ['shop', 'link'],
    ours: ({ accounts }) => accounts.staffInvited({ site, link, shop: '{shop}', role: 'editor' }),
  },
  staffRemoved: {
    title: 'Somebody is taken off a seller’s staff',
    required: ['shop'],
    ours: ({ accounts }) => accounts.staffRemoved({ site, shop: '{shop}' }),
  },
  invitedAsAdmin: {
    title: 'Somebody is invited as an admin',
    required: ['link'],
    ours: ({ accounts }) => accounts.invitedAsAdmin({ site, link, by, role: 'support' }),
  },
  accountTakenIn: {
    title: 'Two accounts of a seller were merged: to the one that stays',
    required: ['moved'],
    ours: ({ accounts }) =>
      accounts.accountTakenIn({ site, link, pieces: 12, leads: 3, customers: 2 }),
  },
  accountMerged: {
    title: 'Two accounts of a seller were merged: to the one that ends',
    required: [],
    ours: ({ accounts }) => accounts.accountMerged({ site, link }),
  },
  accountErased: {
    title: 'A seller’s account was erased',
    required: ['email'],
    ours: ({ accounts }) => accounts.accountErased({ site, email: '{email}' }),
  },
  formSent: {
    title: 'A shopper has filled in the enquiry form',
    required: ['pieces', 'message', 'contact'],
    ours: ({ enquiries }) =>
      enquiries.formSent({
        ...{ reference: '{reference}', message: '{message}', link },
        ...{ name: 'Mira', phone: '', email: 'mira@readers.example' },
        pieces: [
          { title: 'Lamp', sku: '1A2B3C4D', price: '₹1,999', size: '', quantity: 1, note: '' },
        ],
      }),
  },
  leadsCame: {
    title: 'Shoppers have asked a seller',
    required: ['leads', 'settings'],
    ours: ({ enquiries }) =>
      enquiries.leadsCame({
        leads: [
          {
            ...{ piece: 'Lamp', pieces: 1, reference: '123456789', region: 'AE', link },
            at: new Date(0),
          },
        ],
        ...{ unnamed: 0, timeZone: 'Asia/Dubai', all: '{all}', settings: '{settings}' },
      }),
  },
  takenDown: {
    title: 'A product was taken down',
    required: ['piece', 'reason', 'words', 'link'],
    ours: ({ products }) => products.takenDown({ ...piece, ...why }),
  },
  deleted: {
    title: 'An admin has deleted a product',
    required: ['piece', 'reason', 'words'],
    ours: ({ products }) => products.deleted({ ...piece, ...why }),
  },
  restored: {
    title: 'A deleted product is there again',
    required: ['piece'],
    ours: ({ products }) => products.restored(piece),
  },
  putUp: {
    title: 'A product is up again',
    required: ['piece'],
    ours: ({ products }) => products.putUp({ ...piece, words: '{words}' }),
  },
  pieceApproved: {
    title: 'A new product is approved',
    required: ['piece'],
    ours: ({ products }) => products.pieceApproved({ ...piece, words: '{words}' }),
  },
  pieceDeclined: {
    title: 'A new product is not approved',
    required: ['piece', 'words', 'link'],
    ours: ({ products }) => products.pieceDeclined({ ...piece, words: '{words}' }),
  },
  editApproved: {
    title: 'An edit of a product is approved',
    required: ['piece'],
    ours: ({ products }) => products.editApproved({ ...piece, words: '{words}' }),
  },
  editDeclined: {
    title: 'An edit of a product is not approved',
    required: ['piece', 'words', 'link'],
    ours: ({ products }) => products.editDeclined({ ...piece, words: '{words}' }),
  },
  staysDown: {
    title: 'A product stays down',
    required: ['piece', 'words', 'link'],
    ours: ({ products }) => products.staysDown({ ...piece, words: '{words}' }),
  },
  confirmNewsletter: {
    title: 'Somebody asks for the newsletter',
    required: ['link', 'unsubscribe'],
    ours: ({ newsletter }) =>
      newsletter.confirmNewsletter({ site, link, unsubscribe: '{unsubscribe}' }),
  },
  newsletterAlready: {
    title: 'Somebody asks for the newsletter again',
    required: ['unsubscribe'],
    ours: ({ newsletter }) => newsletter.newsletterAlready({ site, unsubscribe: '{unsubscribe}' }),
  },
};

/** Words in Arabic stand these round what may be in Latin letters; an editor shows nothing of them. */
const isolates = /[\u2066-\u2069]/g;

const asText = (value: string | readonly MailLine[]) =>
  typeof value === 'string' ? value : plainLines(value);

/** Returns our words of a kind of mail, as an admin begins to change them, and what its placeholders are. */
export function ourWords(kind: MailKind, language: Language) {
  const mails = mailsIn(language);
  const { ours, required } = mailKinds[kind];
  const { subject, lines, values = {} } = ours(mails);
  const parts = Object.entries(values)
    .map(([name, value]) => [name, asText(value).trim()] as const)
    .filter(([, value]) => value !== '')
    .sort(([, one], [, other]) => other.length - one.length);
  const withPlaceholders = (words: string) =>
    parts
      .reduce((said, [name, value]) => said.replaceAll(value, `{${name}}`), words)
      .replace(isolates, '');
  const template = {
    subject: withPlaceholders(subject),
    text: withPlaceholders(plainLines([mails.accounts.greeting, '', ...lines])),
  };
  const names = new Set([
    ...placeholdersIn(template.subject),
    ...placeholdersIn(template.text),
    ...Object.keys(values),
    'site',
  ]);
  const placeholders = [...names].map((name) => ({ name, required: required.includes(name) }));
  return { ...template, placeholders, examples: values };
}
