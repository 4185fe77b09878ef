import type { MailKind } from '#contracts/mail-text.ts';
import { type MailValues, placeholdersIn } from '#domain/mail-template.ts';
import type * as templates from '#languages/en/mails/templates.ts';
import type { Language } from '#languages/languages.ts';
import type { PlaceholderIn } from '#languages/mail-text.ts';
import { ourTemplate, phrasesIn } from './send-mail.ts';

type Kind<Name extends MailKind> = {
  /** When it is sent. */
  title: string;
  /** The placeholders without which it is worth nothing. */
  required: readonly PlaceholderIn<(typeof templates)[Name][number]>[];
};

/** What admins can write anew of each kind of mail. */
export const mailKinds: { readonly [Name in MailKind]: Kind<Name> } = {
  passwordLink: { title: 'Somebody asks for a new password', required: ['link'] },
  passwordChanged: { title: 'A password was changed', required: ['link'] },
  newDevice: { title: 'A log-in from a new device', required: ['device', 'link'] },
  factorChanged: { title: 'Two-step verification was changed', required: ['change', 'link'] },
  recoveryCodeUsed: { title: 'A recovery code was used', required: ['left', 'link'] },
  factorReset: { title: 'An admin turned off two-step verification', required: ['link'] },
  registered: { title: 'A seller has registered', required: ['link'] },
  confirmEmail: {
    title: 'A seller asks for another link to confirm the address',
    required: ['link'],
  },
  accountDecided: {
    title: 'A seller was approved, declined or deactivated',
    required: ['decision', 'reason'],
  },
  accountDeleted: {
    title: 'An admin has deleted a seller',
    required: ['day', 'reason'],
  },
  changeDecided: {
    title: 'A seller’s new name or number was decided on',
    required: ['outcome', 'reason'],
  },
  writtenTo: { title: 'An admin has written to a seller', required: ['text', 'link'] },
  announced: { title: 'Something is announced to sellers', required: ['text'] },
  contactCorrected: {
    title: 'An admin has corrected a seller’s contact data',
    required: ['fields'],
  },
  confirmNewEmail: { title: 'A seller’s new address is to be confirmed', required: ['link'] },
  emailToReplace: { title: 'A seller’s address is to be replaced', required: ['email'] },
  emailReplaced: { title: 'A seller’s address was replaced', required: ['email'] },
  invitedToSell: { title: 'Somebody is invited to sell', required: ['link'] },
  staffInvited: { title: 'Somebody is invited to a seller’s staff', required: ['shop', 'link'] },
  staffRemoved: { title: 'Somebody is taken off a seller’s staff', required: ['shop'] },
  invitedAsAdmin: { title: 'Somebody is invited as an admin', required: ['link'] },
  accountTakenIn: {
    title: 'Two accounts of a seller were merged: to the one that stays',
    required: ['moved'],
  },
  accountMerged: {
    title: 'Two accounts of a seller were merged: to the one that ends',
    required: [],
  },
  accountErased: { title: 'A seller’s account was erased', required: ['email'] },
  formSent: {
    title: 'A shopper has filled in the enquiry form',
    required: ['pieces', 'message', 'contact'],
  },
  leadsCame: { title: 'Shoppers have asked a seller', required: ['leads', 'settings'] },
  leadGiven: { title: 'An enquiry is assigned to somebody', required: ['lead'] },
  takenDown: { title: 'A product was taken down', required: ['piece', 'reason', 'words', 'link'] },
  deleted: { title: 'An admin has deleted a product', required: ['piece', 'reason', 'words'] },
  restored: { title: 'A deleted product was restored', required: ['piece'] },
  putUp: { title: 'A product is shown again', required: ['piece'] },
  pieceApproved: { title: 'A new product is approved', required: ['piece'] },
  pieceDeclined: { title: 'A new product is not approved', required: ['piece', 'words', 'link'] },
  editApproved: { title: 'An edit of a product is approved', required: ['piece'] },
  editDeclined: {
    title: 'An edit of a product is not approved',
    required: ['piece', 'words', 'link'],
  },
  staysDown: { title: 'A product stays hidden', required: ['piece', 'words', 'link'] },
  confirmNewsletter: {
    title: 'Somebody asks for the newsletter',
    required: ['link', 'unsubscribe'],
  },
  newsletterAlready: { title: 'Somebody asks for the newsletter again', required: ['unsubscribe'] },
  pageNotPublished: { title: 'A page was not published at its time', required: ['reason', 'link'] },
};

/** Returns our words of a kind of mail, as an admin begins to change them, and what its placeholders are. */
export function ourWords(kind: MailKind, language: Language) {
  const template = ourTemplate(kind, language);
  const required: readonly string[] = mailKinds[kind].required;
  const names = new Set(placeholdersIn(`${template.subject} ${template.text} {site}`));
  const placeholders = [...names].map((name) => ({ name, required: required.includes(name) }));
  return { ...template, placeholders };
}

/** Returns what an admin sees in place of the placeholders of a mail that is not sent. */
export function examplesOf(kind: MailKind, language: Language, page: string): MailValues {
  const phrases = phrasesIn(language);
  const ownReason = kind === 'takenDown' || kind === 'deleted';
  const lead = ['Lamp', phrases.referenceIn(phrases.regions.AE, '123456789'), { url: page }];
  return {
    shops: phrases.asStaffOf(['Zari House']),
    change: phrases.factorChanges['add-passkey'],
    left: phrases.codesLeft(8),
    decision: phrases.decisions.approved,
    day: phrases.longDay(new Date('2026-12-29')),
    result: phrases.wasAccepted(phrases.reviewed.name),
    outcome: phrases.accepted(phrases.reviewed.name),
    fields: `- ${phrases.corrected.phone}`,
    role: kind === 'staffInvited' ? phrases.staffRoles.editor : phrases.adminRoles.support,
    moved: [phrases.products(12), phrases.enquiries(3), phrases.customers(2)],
    reason: ownReason ? phrases.takeDownReasons.other : phrases.because('As agreed'),
    piece: phrases.product({ name: 'Lamp', sku: '1A2B3C4D' }),
    pieces: phrases.asked({ number: 1, title: 'Lamp', sku: '1A2B3C4D', price: '₹1,999' }),
    message: [{ quote: '(message)' }],
    contact: [phrases.name('Mira'), phrases.email('mira@readers.example')],
    news: phrases.newEnquiry('Lamp'),
    asked: phrases.aShopperAsked,
    lead,
    leads: lead,
  };
}
