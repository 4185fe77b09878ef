import { z } from 'zod';
import type * as templates from '#languages/en/mails/templates.ts';
import type { PlaceholderIn } from '#languages/mail-text.ts';
import { Language } from './language.ts';
import { lineText, plainText } from './text.ts';
import { version } from './version.ts';

type Kind<Name extends keyof typeof templates> = {
  /** When it is sent. */
  title: string;
  /** The placeholders without which it is worth nothing. */
  required: readonly PlaceholderIn<(typeof templates)[Name][number]>[];
  /** Whether it is about who gets into an account. */
  isOfAccounts?: true;
};

/** The mails whose words can be written anew (docs/behaviour/admin.md#texts-of-mails). */
export const mailKinds: { readonly [Name in keyof typeof templates]: Kind<Name> } = {
  passwordLink: {
    title: 'Somebody asks for a new password',
    required: ['link'],
    isOfAccounts: true,
  },
  passwordChanged: { title: 'A password was changed', required: ['link'], isOfAccounts: true },
  newDevice: {
    title: 'A log-in from a new device',
    required: ['device', 'link'],
    isOfAccounts: true,
  },
  factorChanged: {
    title: 'Two-step verification was changed',
    required: ['change', 'link'],
    isOfAccounts: true,
  },
  recoveryCodeUsed: {
    title: 'A recovery code was used',
    required: ['left', 'link'],
    isOfAccounts: true,
  },
  factorReset: {
    title: 'An admin turned off two-step verification',
    required: ['link'],
    isOfAccounts: true,
  },
  registered: { title: 'A seller has registered', required: ['link'], isOfAccounts: true },
  confirmEmail: {
    title: 'A seller asks for another link to confirm the address',
    required: ['link'],
    isOfAccounts: true,
  },
  accountDecided: {
    title: 'A seller was approved, declined or deactivated',
    required: ['decision', 'reason'],
  },
  accountDeleted: { title: 'An admin has deleted a seller', required: ['day', 'reason'] },
  accountRestored: {
    title: 'An admin has restored a deleted seller',
    required: ['standing', 'reason'],
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
  confirmNewEmail: {
    title: 'A seller’s new address is to be confirmed',
    required: ['link'],
    isOfAccounts: true,
  },
  emailToReplace: {
    title: 'A seller’s address is to be replaced',
    required: ['email'],
    isOfAccounts: true,
  },
  emailReplaced: {
    title: 'A seller’s address was replaced',
    required: ['email'],
    isOfAccounts: true,
  },
  invitedToSell: { title: 'Somebody is invited to sell', required: ['link'], isOfAccounts: true },
  staffInvited: {
    title: 'Somebody is invited to a seller’s staff',
    required: ['shop', 'link'],
    isOfAccounts: true,
  },
  staffRemoved: {
    title: 'Somebody is taken off a seller’s staff',
    required: ['shop'],
    isOfAccounts: true,
  },
  invitedAsAdmin: {
    title: 'Somebody is invited as an admin',
    required: ['link'],
    isOfAccounts: true,
  },
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
  webhookOff: { title: 'A webhook was turned off, as nothing arrived there', required: ['link'] },
  confirmNewsletter: {
    title: 'Somebody asks for the newsletter',
    required: ['link', 'unsubscribe'],
  },
  newsletterAlready: { title: 'Somebody asks for the newsletter again', required: ['unsubscribe'] },
  pageNotPublished: { title: 'A page was not published at its time', required: ['reason', 'link'] },
};

export const MailKind = z.enum(Object.keys(mailKinds) as (keyof typeof mailKinds)[]);
export type MailKind = z.infer<typeof MailKind>;

/** Whether a mail is about who gets into an account. */
export const isOfAccounts = (kind: MailKind): boolean => mailKinds[kind].isOfAccounts === true;

/** What an admin must be permitted to change the words of a mail: those about accounts are the owners' matter. */
export const permissionToChange = (kind: MailKind) =>
  isOfAccounts(kind) ? 'change-account-mails' : 'change-mails';

/** Words with placeholders such as `{link}`, in place of which stands what differs from mail to mail. */
const words = { subject: lineText('Subject', 200), text: plainText('Text', 5_000) };

export const MailTextEdit = z.object({
  language: Language,
  ...words,
  version: version(0).describe('0 where nobody has written it anew yet'),
});
export type MailTextEdit = z.infer<typeof MailTextEdit>;

export const MailTextTry = z.object({ kind: MailKind, language: Language, ...words });
export type MailTextTry = z.infer<typeof MailTextTry>;

export const MailTextShown = z.object({
  kind: MailKind,
  language: Language,
  title: z.string().describe('When it is sent'),
  subject: z.string(),
  text: z.string(),
  placeholders: z.array(z.object({ name: z.string(), required: z.boolean() })),
  changed: z
    .object({ by: z.string(), at: z.string() })
    .nullable()
    .describe('Who wrote it anew; null where it has our words'),
  version: z.number().int(),
});
export type MailTextShown = z.infer<typeof MailTextShown>;

export const MailTextLanguage = z.object({ language: Language });
