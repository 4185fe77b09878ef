import { z } from 'zod';
import { listQuery } from '../list-query.ts';
import { written } from '../response.ts';
import { defineCall } from './call.ts';

/**
 * `waiting`: still to be sent; `failed`: given up, and can be sent again; `expired`: not sent, because
 * its link was worthless by then.
 */
const MailState = z.enum(['waiting', 'failed', 'sent', 'expired']);

/** A mail of the last days, without its text. */
export const QueuedMail = z.object({
  _id: z.string(),
  email: z.string().describe('Whom it is to'),
  subject: z.string(),
  state: MailState,
  attempts: z.int().describe('How often it was tried'),
  problem: z.string().describe('Why the last attempt failed, in a sentence; else empty'),
  sending: z.boolean().describe('Whether it is being sent at the moment'),
  nextAt: z.string().nullable().describe('When it is tried next; null where it is not'),
  createdAt: z.string(),
  settledAt: z.string().nullable().describe('When it was sent or given up'),
});
export type QueuedMail = z.infer<typeof QueuedMail>;

export const MailQuery = listQuery(['createdAt']).extend({ state: MailState.optional() });
export type MailQuery = z.infer<typeof MailQuery>;

export const getMails = defineCall('GET /admin/get-mails', {
  summary: 'Mails that wait, failed or were sent in the last days, without their text',
  policy: 'admin',
  permission: 'see-mails',
  query: MailQuery,
  response: z.array(QueuedMail),
  reads: ['mails'],
});

export const sendMailAgain = defineCall('POST /admin/send-mail-again/:mailId', {
  summary: 'Try a mail now that failed or waits, and for another day',
  policy: 'admin',
  permission: 'send-mails',
  response: written(z.null()),
  changes: ['mails', 'audit'],
});

export const sendFailedMailsAgain = defineCall('POST /admin/send-failed-mails-again', {
  summary: 'Try all mails now that failed, and for another day',
  policy: 'admin',
  permission: 'send-mails',
  response: written(z.object({ mails: z.int().describe('How many') })),
  changes: ['mails', 'audit'],
});
