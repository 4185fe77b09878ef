import { z } from 'zod';
import { Id } from '#contracts/id.ts';
import {
  ContactMessage,
  MessageQuery,
  NewsletterQuery,
  NewsletterSubscriber,
  ReadChange,
} from '#contracts/inbox.ts';
import { written } from '#contracts/response.ts';
import { type ContactMessageRow, listContactMessages } from '#database/queries/inbox.ts';
import { listSubscribers, type SubscriberRow } from '#database/queries/newsletter.ts';
import type { AppContext } from '#services/app-context.ts';
import { markMessage } from '#services/inbox/mark-message.ts';
import { unsubscribeUrl } from '#services/newsletter/unsubscribe-link.ts';
import type { Api } from '../app.ts';
import { done } from '../done.ts';
import { listResponse } from '../list-response.ts';
import { requireAdmin } from '../require-actor.ts';

const config = { policy: 'admin' } as const;
const tags = ['admin'];

/** What visitors left: addresses for the newsletter, and messages. */
export function adminInbox(app: Api, context: AppContext): void {
  const present = (row: SubscriberRow) => presentSubscriber(context, row);

  app.get(
    '/admin/get-newsletter',
    {
      config,
      schema: {
        tags,
        summary: "The newsletter's subscribers; unless asked otherwise, the confirmed ones",
        querystring: NewsletterQuery,
        response: { 200: z.array(NewsletterSubscriber) },
      },
    },
    async (request, reply) => {
      const page = await listSubscribers(context.db, request.query);
      return listResponse(request, reply, { ...page, rows: page.rows.map(present) });
    },
  );

  app.get(
    '/admin/get-contact-messages',
    {
      config,
      schema: {
        tags,
        summary: 'What visitors wrote on the about page',
        querystring: MessageQuery,
        response: { 200: z.array(ContactMessage) },
      },
    },
    async (request, reply) => {
      const page = await listContactMessages(context.db, request.query);
      return listResponse(request, reply, { ...page, rows: page.rows.map(presentMessage) });
    },
  );

  app.put(
    '/admin/update-read/:messageId',
    {
      config,
      schema: {
        tags,
        summary: 'Mark a message as read, or as unread again',
        params: z.object({ messageId: Id }),
        body: ReadChange,
        response: { 200: written(ContactMessage) },
      },
    },
    async (request) => {
      const { messageId } = request.params;
      const { read } = request.body;
      const message = await markMessage(context, requireAdmin(request), messageId, read);
      return done(read ? 'Marked as read' : 'Marked as unread', presentMessage(message));
    },
  );
}

function presentSubscriber(
  context: AppContext,
  { id, email, createdAt, confirmedAt }: SubscriberRow,
): NewsletterSubscriber {
  return {
    _id: id,
    email,
    confirmed: confirmedAt !== null,
    unsubscribeUrl: unsubscribeUrl(context, id),
    createdAt: createdAt.toISOString(),
  };
}

function presentMessage(row: ContactMessageRow): ContactMessage {
  const { id, name, email, message, readAt, createdAt } = row;
  const read = readAt !== null;
  return { _id: id, name, email, message, read, createdAt: createdAt.toISOString() };
}
