import type { QueuedMail } from '#contracts/calls/mails.ts';
import { getMails, sendFailedMailsAgain, sendMailAgain } from '#contracts/calls/mails.ts';
import { listMails, type MailRow } from '#database/queries/mails/mail-list.ts';
import type { AppContext } from '#services/app-context.ts';
import {
  sendMailAgain as sendAgain,
  sendFailedMailsAgain as sendAllAgain,
} from '#services/mail/send-again.ts';
import type { Api } from '../app.ts';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { listResponse } from '../list-response.ts';
import { requireAdmin } from '../require-actor.ts';

/** The queue of mails, without their texts. */
export function adminMails(app: Api, context: AppContext): void {
  endpoint(app, getMails, async (request, reply) => {
    const page = await listMails(context.db, request.query);
    const now = context.now();
    return listResponse(request, reply, {
      ...page,
      rows: page.rows.map((row) => present(row, now)),
    });
  });

  endpoint(app, sendMailAgain, async (request) => {
    await sendAgain(context, requireAdmin(request), request.params.mailId);
    return done('The mail is being sent again', null);
  });

  endpoint(app, sendFailedMailsAgain, async (request) => {
    const mails = await sendAllAgain(context, requireAdmin(request));
    const words = mails === 1 ? 'One mail is' : `${mails} mails are`;
    return done(mails === 0 ? 'No mail had failed' : `${words} tried again now`, { mails });
  });
}

function present(row: MailRow, now: Date): QueuedMail {
  const { id, email, subject, state, attempts, problem, leasedUntil, settledAt } = row;
  const isWaiting = state === 'waiting';
  return {
    _id: id,
    email,
    subject,
    state,
    attempts,
    problem,
    sending: isWaiting && leasedUntil !== null && leasedUntil > now,
    nextAt: isWaiting ? row.nextAt.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  };
}
