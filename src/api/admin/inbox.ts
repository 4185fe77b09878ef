import { z } from 'zod';
import { ContactMessage, InboxQuery, NewsletterSubscriber } from '#contracts/inbox.ts';
import { listContactMessages, listSubscribers } from '#database/queries/inbox.ts';
import type { Marketplace } from '#services/marketplace.ts';
import type { Api } from '../app.ts';
import { answerList } from '../list-answer.ts';

const config = { policy: 'admin' } as const;
const tags = ['admin'];

/** What visitors left: addresses for the newsletter, and messages. */
export function adminInbox(app: Api, market: Marketplace): void {
  app.get(
    '/admin/get-newsletter',
    {
      config,
      schema: {
        tags,
        summary: "The newsletter's subscribers",
        querystring: InboxQuery,
        response: { 200: z.array(NewsletterSubscriber) },
      },
    },
    async (request, reply) => {
      const page = await listSubscribers(market.db, request.query);
      return answerList(request, reply, { ...page, rows: page.rows.map(present) });
    },
  );

  app.get(
    '/admin/get-contact-messages',
    {
      config,
      schema: {
        tags,
        summary: 'What visitors wrote on the about page',
        querystring: InboxQuery,
        response: { 200: z.array(ContactMessage) },
      },
    },
    async (request, reply) => {
      const page = await listContactMessages(market.db, request.query);
      return answerList(request, reply, { ...page, rows: page.rows.map(present) });
    },
  );
}

function present<Row extends { id: string; createdAt: Date }>({ id, createdAt, ...rest }: Row) {
  return { _id: id, ...rest, createdAt: createdAt.toISOString() };
}
