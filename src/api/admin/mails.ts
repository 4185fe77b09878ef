import {
  editMailText,
  getMailTexts,
  previewMailText,
  resetMailText,
  testMailText,
} from '#contracts/calls/mail-texts.ts';
import {
  getMails,
  type QueuedMail,
  sendFailedMailsAgain,
  sendMailAgain,
} from '#contracts/calls/mails.ts';
import { listMails, type MailRow } from '#database/queries/mails/mail-list.ts';
import type { AppContext } from '#services/app-context.ts';
import { mailHtml, mailLook } from '#services/mail/mail-html.ts';
import * as texts from '#services/mail/mail-texts.ts';
import {
  sendMailAgain as sendAgain,
  sendFailedMailsAgain as sendAllAgain,
} from '#services/mail/send-again.ts';
import type { Api } from '../app.ts';
import { done, ok } from '../done.ts';
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

/** The words of mails: read, written anew, tried. */
export function adminMailTexts(app: Api, context: AppContext): void {
  endpoint(app, getMailTexts, ({ query }) => texts.mailTextsIn(context.db, query.language));

  endpoint(app, editMailText, async (request) => {
    const { params, body } = request;
    const shown = await texts.editMailText(context, requireAdmin(request), params.kind, body);
    return done('Text saved. It is used from the next mail on.', shown);
  });

  endpoint(app, resetMailText, async (request) => {
    const { params, body } = request;
    const admin = requireAdmin(request);
    const shown = await texts.resetMailText(context, admin, params.kind, body.language);
    return done('Default text restored', shown);
  });

  endpoint(app, previewMailText, async ({ body }) => ({
    html: mailHtml(await mailLook(context), texts.exampleMail(context, body)),
  }));

  endpoint(app, testMailText, async (request) => {
    const email = await texts.testMailText(context, requireAdmin(request), request.body);
    return ok(`A test is on its way to ${email}`);
  });
}
