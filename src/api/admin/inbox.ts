import {
  answerContactMessage,
  getContactMessages,
  getSubscribers,
  markContactMessage,
  updateContactMessage,
} from '#contracts/calls/inbox.ts';
import { sendNewsletterIssue } from '#contracts/calls/newsletter.ts';
import type { ContactMessage, NewsletterSubscriber } from '#contracts/inbox.ts';
import { type ContactMessageRow, listContactMessages } from '#database/queries/inbox.ts';
import { listSubscribers, type SubscriberRow } from '#database/queries/newsletter.ts';
import { refusalOf } from '#domain/policy.ts';
import type { AppContext } from '#services/app-context.ts';
import { answerMessage, changeMessage, markMessage } from '#services/inbox.ts';
import { unsubscribeUrl } from '#services/newsletter.ts';
import type { Api } from '../app.ts';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { listResponse } from '../list-response.ts';
import { requireAdmin } from '../require-actor.ts';

/** What visitors sent: addresses for the newsletter, and messages. */
export function adminInbox(app: Api, context: AppContext): void {
  endpoint(app, getSubscribers, async (request, reply) => {
    const page = await listSubscribers(context.db, request.query);
    // The signed link is as good as its owner.
    const maySend = refusalOf(sendNewsletterIssue, request.actor) === null;
    const rows = page.rows.map((row) => ({
      ...presentSubscriber(row),
      ...(maySend && { unsubscribeUrl: unsubscribeUrl(context, row.id, row.language) }),
    }));
    return listResponse(request, reply, { ...page, rows });
  });

  endpoint(app, getContactMessages, async (request, reply) => {
    const page = await listContactMessages(context.db, request.query, requireAdmin(request).id);
    return listResponse(request, reply, { ...page, rows: page.rows.map(presentMessage) });
  });

  endpoint(app, markContactMessage, async (request) => {
    const { messageId } = request.params;
    const { read } = request.body;
    const message = await markMessage(context, requireAdmin(request), messageId, read);
    return done(read ? 'Marked as read' : 'Marked as unread', presentMessage(message));
  });

  endpoint(app, updateContactMessage, async (request) => {
    const { params, body } = request;
    const message = await changeMessage(context, requireAdmin(request), params.messageId, body);
    return done(changed[body.state], presentMessage(message));
  });

  endpoint(app, answerContactMessage, async (request) => {
    const { params, body } = request;
    const message = await answerMessage(context, requireAdmin(request), params.messageId, body);
    return done('The answer is on its way.', presentMessage(message));
  });
}

const changed = {
  open: 'Open for every admin',
  mine: 'It is yours to answer',
  done: 'Set aside',
};

function presentSubscriber({
  id,
  email,
  language,
  createdAt,
  confirmedAt,
  setAside,
}: SubscriberRow): NewsletterSubscriber {
  return {
    _id: id,
    email,
    confirmed: confirmedAt !== null,
    language,
    setAside,
    createdAt: createdAt.toISOString(),
  };
}

function presentMessage(row: ContactMessageRow): ContactMessage {
  const { id, name, email, message, readAt, createdAt, takenBy, takenByName, doneAt, version } =
    row;
  return {
    ...{ _id: id, name, email, message, version },
    read: readAt !== null,
    takenBy: takenBy === null ? null : { _id: takenBy, name: takenByName ?? '' },
    doneAt: doneAt?.toISOString() ?? null,
    answers: row.answers.map((answer) => ({
      ...answer,
      createdAt: new Date(answer.createdAt).toISOString(),
    })),
    createdAt: createdAt.toISOString(),
  };
}
