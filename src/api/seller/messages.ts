import { getOwnAnnouncements, readAnnouncement } from '#contracts/calls/announcements.ts';
import * as calls from '#contracts/calls/messages.ts';
import * as noticeCalls from '#contracts/calls/notices.ts';
import { listOwnAnnouncements } from '#database/queries/announcements.ts';
import { findDocument } from '#database/queries/sellers/messages.ts';
import { said } from '#languages/said.ts';
import * as announcements from '#services/announcements.ts';
import type { AppContext } from '#services/app-context.ts';
import {
  addPushDevice,
  noticesOf,
  removePushDevice,
  testPushDevice,
  updateNotices,
} from '#services/notices/own-devices.ts';
import { messagesOf, writeToAdmins } from '#services/sellers/messages.ts';
import type { Api } from '../app.ts';
import { done, ok } from '../done.ts';
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

/** What the admins have announced to a seller. */
export function sellerAnnouncements(app: Api, context: AppContext): void {
  endpoint(app, getOwnAnnouncements, async ({ params }) => {
    const rows = await listOwnAnnouncements(context.db, params.userId);
    return rows.map(({ id, createdAt, correctedAt, readAt, ...row }) => ({
      ...{ _id: id, ...row },
      createdAt: createdAt.toISOString(),
      correctedAt: correctedAt?.toISOString() ?? null,
      readAt: readAt?.toISOString() ?? null,
    }));
  });

  endpoint(app, readAnnouncement, async (request) => {
    const { id } = requireSeller(request);
    await announcements.readAnnouncement(context, id, request.params.announcementId);
    return ok(said('announcementRead'));
  });
}

/** How a seller is told of new enquiries: by mail, and at once on its devices. */
export function sellerNotices(app: Api, context: AppContext): void {
  endpoint(app, noticeCalls.getNotices, (request) => noticesOf(context, requireSeller(request)));

  endpoint(app, noticeCalls.updateNotices, async (request) =>
    done(said('saved'), await updateNotices(context, requireSeller(request), request.body)),
  );

  endpoint(app, noticeCalls.addPushDevice, async (request) => {
    const agent = request.headers['user-agent'] ?? '';
    const seller = requireSeller(request);
    await addPushDevice(context, seller, request.body, agent);
    return done(said('enquiriesToldHere'), await noticesOf(context, seller));
  });

  endpoint(app, noticeCalls.removePushDevice, async (request) => {
    await removePushDevice(context, requireSeller(request), request.params.id);
    return ok(said('deviceToldNoMore'));
  });

  endpoint(app, noticeCalls.testPushDevice, async (request) => {
    await testPushDevice(context, requireSeller(request), request.params.id);
    return ok(said('noticeSent'));
  });
}
