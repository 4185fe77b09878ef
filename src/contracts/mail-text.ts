import { z } from 'zod';
import { Language } from './language.ts';
import { lineText, plainText } from './text.ts';
import { version } from './version.ts';

/** The mails whose words can be written anew (docs/behaviour/admin.md#texts-of-mails). */
export const MailKind = z.enum([
  'passwordLink',
  'passwordChanged',
  'newDevice',
  'factorChanged',
  'recoveryCodeUsed',
  'factorReset',
  'registered',
  'confirmEmail',
  'accountDecided',
  'accountDeleted',
  'changeDecided',
  'writtenTo',
  'announced',
  'contactCorrected',
  'confirmNewEmail',
  'emailToReplace',
  'emailReplaced',
  'invitedToSell',
  'staffInvited',
  'staffRemoved',
  'invitedAsAdmin',
  'accountTakenIn',
  'accountMerged',
  'accountErased',
  'formSent',
  'leadsCame',
  'leadGiven',
  'takenDown',
  'deleted',
  'restored',
  'putUp',
  'pieceApproved',
  'pieceDeclined',
  'editApproved',
  'editDeclined',
  'staysDown',
  'confirmNewsletter',
  'newsletterAlready',
  'pageNotPublished',
]);
export type MailKind = z.infer<typeof MailKind>;

/** Mails about who gets into an account (docs/behaviour/admin.md#texts-of-mails). */
const ofAccounts: ReadonlySet<MailKind> = new Set([
  'passwordLink',
  'passwordChanged',
  'newDevice',
  'factorChanged',
  'recoveryCodeUsed',
  'factorReset',
  'registered',
  'confirmEmail',
  'confirmNewEmail',
  'emailToReplace',
  'emailReplaced',
  'invitedToSell',
  'staffInvited',
  'staffRemoved',
  'invitedAsAdmin',
]);

/** Whether a mail is about who gets into an account. */
export const isOfAccounts = (kind: MailKind): boolean => ofAccounts.has(kind);

/** What an admin must be permitted to change the words of a mail: those about accounts are the owners' matter. */
export const permissionToChange = (kind: MailKind) =>
  isOfAccounts(kind) ? 'change-account-mails' : 'change-mails';

/** Words with placeholders such as `{link}`, in place of which stands what differs from mail to mail. */
const words = { subject: lineText('Subject', 200), text: plainText('Text', 5_000) };

export const MailTextEdit = z.object({
  language: Language,
  ...words,
  version: version('version', 0).describe('0 where nobody has written it anew yet'),
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
