import { getOwnAnnouncements, readAnnouncement } from '#contracts/calls/announcements.ts';
import { listOwnAnnouncements } from '#database/queries/announcements.ts';
import { said } from '#languages/said.ts';
import * as announcements from '#services/announcements.ts';
import type { AppContext } from '#services/app-context.ts';
import type { Api } from '../app.ts';
import { ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { requireSeller } from '../require-actor.ts';

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
