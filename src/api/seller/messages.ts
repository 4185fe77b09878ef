import { z } from 'zod';
import { Id } from '#contracts/id.ts';
import { written } from '#contracts/response.ts';
import { MessageInput, MOST_DOCUMENTS, SellerMessage } from '#contracts/seller-message.ts';
import { findDocument } from '#database/queries/sellers/messages.ts';
import type { AppContext } from '#services/app-context.ts';
import { messagesOf } from '#services/sellers/messages/list-messages.ts';
import { writeToAdmins } from '#services/sellers/messages/write-to-admins.ts';
import type { Api } from '../app.ts';
import { done } from '../done.ts';
import { parseInput } from '../parse-input.ts';
import { withForm } from '../read-form.ts';
import { requireSeller } from '../require-actor.ts';
import { sendDocument } from '../send-document.ts';

const tags = ['seller'];
const files: Record<string, 'document'> = Object.fromEntries(
  Array.from({ length: MOST_DOCUMENTS }, (_, index) => [`document${index + 1}`, 'document']),
);

/** What a seller, in whatever state, writes to the admins and reads of them. */
export function sellerMessages(app: Api, context: AppContext): void {
  app.get(
    '/seller/get-messages/:userId',
    {
      config: { policy: 'that-seller', owner: 'userId' },
      schema: {
        tags,
        summary: 'The latest messages between a seller and the admins, newest first',
        params: z.object({ userId: Id }),
        response: { 200: z.array(SellerMessage) },
      },
    },
    (request) => messagesOf(context.db, request.params.userId, { tellAdmins: false }),
  );

  app.post(
    '/seller/write-to-admins',
    {
      config: { policy: 'seller', form: { fields: MessageInput, files } },
      schema: {
        tags,
        summary: 'Write to the admins, with up to three documents that only they can see',
        response: { 201: written(z.array(SellerMessage)) },
      },
    },
    async (request, reply) => {
      const messages = await withForm(request, context, files, (form) =>
        writeToAdmins(
          context,
          requireSeller(request),
          parseInput(MessageInput, form.fields),
          form.files,
        ),
      );
      reply.code(201);
      return done('Message sent', messages);
    },
  );

  app.get(
    '/seller/get-document/:documentId',
    {
      config: { policy: 'seller' },
      schema: {
        tags,
        summary: "One of the seller's own documents, to be saved",
        params: z.object({ documentId: Id }),
      },
    },
    async (request, reply) => {
      const { id } = requireSeller(request);
      return sendDocument(reply, await findDocument(context.db, request.params.documentId, id));
    },
  );
}
