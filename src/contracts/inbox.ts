import { z } from 'zod';
import { Email } from './contact-details.ts';
import { listQuery } from './list-query.ts';
import { plainText } from './text.ts';

export const NewsletterInput = z.object({ email: Email });
export const NewsletterSubscriber = z.object({
  _id: z.string(),
  email: z.string(),
  confirmed: z.boolean().describe('Whether the owner of the address has confirmed it'),
  unsubscribeUrl: z.string().describe('For the end of every mail, and for its List-Unsubscribe'),
  createdAt: z.string(),
});
export type NewsletterSubscriber = z.infer<typeof NewsletterSubscriber>;

export const ContactInput = z.object({
  name: plainText('Name', 100),
  email: Email,
  message: plainText('Message', 4000),
});
export type ContactInput = z.infer<typeof ContactInput>;
export const ContactMessage = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  read: z.boolean().describe('Whether an admin has read it'),
  createdAt: z.string(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const InboxQuery = listQuery(['createdAt']);
export type InboxQuery = z.infer<typeof InboxQuery>;

export const NewsletterQuery = InboxQuery.extend({
  confirmed: z
    .enum(['true', 'false', 'all'], 'confirmed must be true, false or all')
    .optional()
    .describe('Which addresses; without it, those that are confirmed'),
});
export type NewsletterQuery = z.infer<typeof NewsletterQuery>;

export const MessageQuery = InboxQuery.extend({
  read: z.enum(['true', 'false'], 'read must be true or false').optional(),
});
export type MessageQuery = z.infer<typeof MessageQuery>;

export const ReadChange = z.object({ read: z.boolean('read must be true or false') });
