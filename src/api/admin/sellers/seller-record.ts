import * as messageCalls from '#contracts/calls/messages.ts';
import * as calls from '#contracts/calls/seller-record.ts';
import { findDocument } from '#database/queries/sellers/messages.ts';
import { listUsedTags } from '#database/queries/sellers/record.ts';
import { sellerNumbers } from '#database/queries/views.ts';
import { mailSellerLink } from '#services/accounts/reset-password.ts';
import type { AppContext } from '#services/app-context.ts';
import { markSellerRead, messagesOf, writeToSeller } from '#services/sellers/messages.ts';
import { cancelNewEmail, correctContact } from '#services/sellers/record/correct-contact.ts';
import { deleteDocument, editDocument, fileDocument } from '#services/sellers/record/documents.ts';
import { addNote, deleteNote, editNote } from '#services/sellers/record/notes.ts';
import { sellerRecord } from '#services/sellers/record/read-record.ts';
import { changeTags } from '#services/sellers/seller-tags.ts';
import type { Api } from '../../app.ts';
import { done, ok } from '../../done.ts';
import { endpoint } from '../../endpoint.ts';
import { presentFullAnswer } from '../../present/present-report.ts';
import { readForm } from '../../read-form.ts';
import { requireAdmin } from '../../require-actor.ts';
import { sendDocument } from '../../send-document.ts';

/** What admins know of a seller beside its profile, and write down (docs/behaviour/rules.md#record-of-a-seller). */
export function adminSellerRecord(app: Api, context: AppContext): void {
  endpoint(app, calls.getSellerRecord, async ({ params }) => {
    const { reports, ...record } = await sellerRecord(context, params.sellerId);
    return { ...record, reports: { ...reports, answers: reports.answers.map(presentFullAnswer) } };
  });

  endpoint(app, calls.getNumbersOf, ({ params: { sellerId }, query }) =>
    sellerNumbers(context.db, { ...query, sellerId, today: context.now() }),
  );

  endpoint(app, calls.correctContact, async (request) => {
    const { params, body } = request;
    const before = body.email;
    const seller = await correctContact(context, requireAdmin(request), params.sellerId, body);
    const waits = before !== undefined && before !== seller.email;
    return done(waits ? 'Saved. The new e-mail waits to be confirmed.' : 'Saved', seller);
  });

  endpoint(app, calls.cancelNewEmail, async (request) => {
    await cancelNewEmail(context, requireAdmin(request), request.params.sellerId);
    return ok('The new e-mail address was cancelled');
  });

  endpoint(app, calls.sendPasswordLink, async (request) => {
    await mailSellerLink(context, requireAdmin(request), request.params.sellerId);
    return ok('The link is mailed. It is good for an hour.');
  });

  endpoint(app, calls.addNote, async (request) => {
    const { params, body } = request;
    return done('Note saved', await addNote(context, requireAdmin(request), params.sellerId, body));
  });

  endpoint(app, calls.editNote, async (request) => {
    const { params, body } = request;
    return done('Saved', await editNote(context, requireAdmin(request), params.noteId, body));
  });

  endpoint(app, calls.deleteNote, async (request) => {
    await deleteNote(context, requireAdmin(request), request.params.noteId);
    return ok('Note deleted');
  });

  endpoint(app, calls.getUsedTags, () => listUsedTags(context.db));

  endpoint(app, calls.changeTags, async (request) => {
    const { params, body } = request;
    return done('Saved', await changeTags(context, requireAdmin(request), params.sellerId, body));
  });

  endpoint(app, calls.fileDocument, async (request) => {
    const { sellerId } = request.params;
    const document = await readForm(context, request, calls.fileDocument, (fields, files) =>
      fileDocument(context, requireAdmin(request), sellerId, fields, files),
    );
    return done('Document added', document);
  });

  endpoint(app, calls.editDocument, async (request) => {
    const { params, body } = request;
    return done(
      'Saved',
      await editDocument(context, requireAdmin(request), params.documentId, body),
    );
  });

  endpoint(app, calls.deleteDocument, async (request) => {
    await deleteDocument(context, requireAdmin(request), request.params.documentId);
    return ok('Document deleted');
  });
}

export function adminSellerMessages(app: Api, context: AppContext): void {
  endpoint(app, messageCalls.getMessagesOf, (request) =>
    messagesOf(context.db, request.params.sellerId, { tellAdmins: true }),
  );

  endpoint(app, messageCalls.writeToSeller, async (request) => {
    const { sellerId } = request.params;
    const messages = await writeToSeller(context, requireAdmin(request), sellerId, request.body);
    return done('Message sent', messages);
  });

  endpoint(app, messageCalls.markMessagesRead, async (request) => {
    await markSellerRead(context, requireAdmin(request), request.params.sellerId);
    return ok('Marked as read');
  });

  endpoint(app, messageCalls.getAnyDocument, async (request, reply) =>
    sendDocument(reply, await findDocument(context.db, request.params.documentId)),
  );
}
