import { z } from 'zod';
import { optional } from './field-kinds.ts';

/** How mails are sent. */
export const mailFields = {
  SMTP_URL: optional(
    z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://, or be left out'),
  ),
  MAIL_FROM: optional(z.email('must be an e-mail address')),
  MAIL_RETURNS_TO: optional(z.email('must be an e-mail address')),
  RETURNED_MAIL_TOKEN: optional(
    z.string().min(16, 'must be at least 16 characters, or be left out'),
  ),
};

const MailSettings = z.object(mailFields);

/**
 * `smtpUrl` is null where mails are written to the data folder, `mailReturnsTo` where returned mails go to `mailFrom`, and
 * `returnedMailToken` where they are not taken.
 */
export function mailOf(settings: z.infer<typeof MailSettings>) {
  return {
    ...{ smtpUrl: settings.SMTP_URL ?? null, mailFrom: settings.MAIL_FROM ?? null },
    mailReturnsTo: settings.MAIL_RETURNS_TO ?? null,
    returnedMailToken: settings.RETURNED_MAIL_TOKEN ?? null,
  };
}
