import * as calls from '#contracts/calls/messages.ts';
import { findDocument } from '#database/queries/sellers/messages.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '#services/app-context.ts';
import { messagesOf } from '#services/sellers/messages/list-messages.ts';
import { writeToAdmins } from '#services/sellers/messages/write-to-admins.ts';
import type { Api } from '../app.ts';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { readForm } from '../read-form.ts';
import { requireSeller } from '../require-actor.ts';
import { sendDocument } from '../send-document.ts';

/** The messages between a seller in any state and the admins. */
export function sellerMessages(app: Api, context: AppContext): void {
  endpoint(app, calls.getOwnMessages, (request) =>
    messagesOf(context.db, request.params.userId, { tellAdmins: false }),
  );

  endpoint(app, calls.writeToAdmins, async (request) => {
    const messages = await readForm(context, request, calls.writeToAdmins, (fields, files) =>
      writeToAdmins(context, requireSeller(request), fields, files),
    );
    return done(said('messageSent'), messages);
  });

  endpoint(app, calls.getOwnDocument, async (request, reply) => {
    const { id } = requireSeller(request);
    return sendDocument(reply, await findDocument(context.db, request.params.documentId, id));
  });
}
