import * as calls from '#contracts/calls/messages.ts';
import { findDocument } from '#database/queries/sellers/messages.ts';
import type { AppContext } from '#services/app-context.ts';
import { messagesOf } from '#services/sellers/messages/list-messages.ts';
import { markSellerRead, writeToSeller } from '#services/sellers/messages/write-to-seller.ts';
import type { Api } from '../../app.ts';
import { done, ok } from '../../done.ts';
import { endpoint } from '../../endpoint.ts';
import { requireAdmin } from '../../require-actor.ts';
import { sendDocument } from '../../send-document.ts';

/** The messages between admins and sellers, for admins. */
export function adminSellerMessages(app: Api, context: AppContext): void {
  endpoint(app, calls.getMessagesOf, (request) =>
    messagesOf(context.db, request.params.sellerId, { tellAdmins: true }),
  );

  endpoint(app, calls.writeToSeller, async (request) => {
    const { sellerId } = request.params;
    const messages = await writeToSeller(context, requireAdmin(request), sellerId, request.body);
    return done('Message sent', messages);
  });

  endpoint(app, calls.markMessagesRead, async (request) => {
    await markSellerRead(context, requireAdmin(request), request.params.sellerId);
    return ok('Marked as read');
  });

  endpoint(app, calls.getAnyDocument, async (request, reply) =>
    sendDocument(reply, await findDocument(context.db, request.params.documentId)),
  );
}
