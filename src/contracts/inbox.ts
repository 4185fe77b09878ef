import { z } from 'zod';
import { Email } from './contact-details.ts';
import { Language } from './language.ts';
import { listQuery } from './list-query.ts';
import { NoticeSaid } from './privacy-notice.ts';
import { lineText, plainText } from './text.ts';
import { version } from './version.ts';

export const NewsletterInput = z.object({ email: Email, notice: NoticeSaid });
export type NewsletterInput = z.infer<typeof NewsletterInput>;
export const NewsletterSubscriber = z.object({
  _id: z.string(),
  email: z.string(),
  confirmed: z.boolean().describe('Whether the owner of the address has confirmed it'),
  language: Language.describe('Of the page that it was asked for on'),
  unsubscribeUrl: z
    .string()
    .optional()
    .describe('For the end of every mail, and for its List-Unsubscribe; only for who may send one'),
  setAside: z
    .string()
    .nullable()
    .describe('What a mail server said for which nothing is mailed there any more; else null'),
  createdAt: z.string(),
});
export type NewsletterSubscriber = z.infer<typeof NewsletterSubscriber>;

export const ContactInput = z.object({
  name: lineText('Name', 100),
  email: Email,
  message: plainText('Message', 4000),
  notice: NoticeSaid,
});
export type ContactInput = z.infer<typeof ContactInput>;
export const ContactMessage = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  read: z.boolean().describe('Whether an admin has read it'),
  takenBy: z
    .object({ _id: z.string(), name: z.string() })
    .nullable()
    .describe('The admin who answers it'),
  doneAt: z
    .string()
    .nullable()
    .describe('When it was answered, or set aside; null while it is open'),
  answers: z
    .array(
      z.object({
        _id: z.string(),
        by: z.string().describe('The name of the admin'),
        text: z.string(),
        createdAt: z.string(),
      }),
    )
    .describe('What admins have answered by mail, the oldest first'),
  createdAt: z.string(),
  version: z.number().int(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const InboxQuery = listQuery(['createdAt']);
export type InboxQuery = z.infer<typeof InboxQuery>;

export const NewsletterQuery = InboxQuery.extend({
  confirmed: z
    .enum(['true', 'false', 'returned', 'all'])
    .optional()
    .describe(
      'Which addresses; without it, those that are confirmed, without those whose mails came back',
    ),
});
export type NewsletterQuery = z.infer<typeof NewsletterQuery>;

export const MessageQuery = InboxQuery.extend({
  read: z.enum(['true', 'false']).optional(),
  state: z
    .enum(['open', 'mine', 'done'])
    .optional()
    .describe('`mine` are those open ones that the asking admin answers'),
});
export type MessageQuery = z.infer<typeof MessageQuery>;

export const ReadChange = z.object({ read: z.boolean() });

const messageVersion = version().describe(
  'Refused with 409 where another admin has done something since, which it tells',
);

/** Takes a message to answer it, gives it back, or sets it aside without an answer. */
export const MessageChange = z.object({
  state: z.enum(['open', 'mine', 'done']),
  version: messageVersion,
});
export type MessageChange = z.infer<typeof MessageChange>;

/** An answer, which is mailed to the visitor. */
export const MessageAnswer = z.object({ text: plainText('Answer', 4000), version: messageVersion });
export type MessageAnswer = z.infer<typeof MessageAnswer>;
