import { z } from 'zod';
import { Id } from '#contracts/id.ts';
import { Done, written } from '#contracts/response.ts';
import { MessageInput, SellerMessage } from '#contracts/seller-message.ts';
import { findDocument } from '#database/queries/sellers/messages.ts';
import type { AppContext } from '#services/app-context.ts';
import { messagesOf } from '#services/sellers/messages/list-messages.ts';
import { markSellerRead, writeToSeller } from '#services/sellers/messages/write-to-seller.ts';
import type { Api } from '../app.ts';
import { done } from '../done.ts';
import { requireAdmin } from '../require-actor.ts';
import { sendDocument } from '../send-document.ts';

const config = { policy: 'admin' } as const;
const tags = ['admin'];
const params = z.object({ sellerId: Id });

/** What admins read of sellers and write to them. */
export function adminSellerMessages(app: Api, context: AppContext): void {
  app.get(
    '/admin/get-messages/:sellerId',
    {
      config,
      schema: {
        tags,
        summary: 'The latest messages between a seller and the admins, newest first',
        params,
        response: { 200: z.array(SellerMessage) },
      },
    },
    (request) => messagesOf(context.db, request.params.sellerId, { tellAdmins: true }),
  );

  app.post(
    '/admin/write-to-seller/:sellerId',
    {
      config,
      schema: {
        tags,
        summary: 'Write to a seller, who is told by mail',
        params,
        body: MessageInput,
        response: { 201: written(z.array(SellerMessage)) },
      },
    },
    async (request, reply) => {
      const { sellerId } = request.params;
      const messages = await writeToSeller(context, requireAdmin(request), sellerId, request.body);
      reply.code(201);
      return done('Message sent', messages);
    },
  );

  app.put(
    '/admin/read-messages/:sellerId',
    {
      config,
      schema: {
        tags,
        summary: 'Mark what a seller wrote as read',
        params,
        body: z.unknown().optional(),
        response: { 200: Done },
      },
    },
    async (request) => {
      await markSellerRead(context, requireAdmin(request), request.params.sellerId);
      return { success: true as const, message: 'Marked as read' };
    },
  );

  app.get(
    '/admin/get-document/:documentId',
    {
      config,
      schema: {
        tags,
        summary: 'A document of a seller, to be saved',
        params: z.object({ documentId: Id }),
      },
    },
    async (request, reply) =>
      sendDocument(reply, await findDocument(context.db, request.params.documentId)),
  );
}
