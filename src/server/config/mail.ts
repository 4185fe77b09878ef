import { z } from 'zod';
import { optional } from './field-kinds.ts';

/** How mails are sent. */
export const mailFields = {
  SMTP_URL: optional(
    z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://, or be left out'),
  ),
  MAIL_FROM: optional(z.email('must be an e-mail address')),
};

const MailSettings = z.object(mailFields);

/** `smtpUrl` is null where mails are written to the data folder. */
export function mailOf(settings: z.infer<typeof MailSettings>) {
  return { smtpUrl: settings.SMTP_URL ?? null, mailFrom: settings.MAIL_FROM ?? null };
}
