import type { Announcement } from '#contracts/announcement.ts';
import {
  addAnnouncement,
  deleteAnnouncement,
  getAnnouncementReaders,
  getAnnouncements,
} from '#contracts/calls/announcements.ts';
import {
  type AnnouncementRow,
  findAnnouncement,
  listAnnouncements,
  listReaders,
} from '#database/queries/announcements.ts';
import { announce, withdrawAnnouncement } from '#services/announcements.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import type { Api } from '../app.ts';
import { done, ok } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { listResponse } from '../list-response.ts';
import { requireAdmin } from '../require-actor.ts';

/** What admins announce to sellers, and who has read it. */
export function adminAnnouncements(app: Api, context: AppContext): void {
  const { db } = context;

  endpoint(app, getAnnouncements, async (request, reply) => {
    const page = await listAnnouncements(db, request.query);
    return listResponse(request, reply, { ...page, rows: page.rows.map(present) });
  });

  endpoint(app, getAnnouncementReaders, async ({ params }) => {
    if ((await findAnnouncement(db, params.announcementId)) === null)
      throw notFound('announcement');
    const readers = await listReaders(db, params.announcementId);
    return readers.map(({ id, name, readAt }) => ({
      seller: { _id: id, name },
      readAt: readAt?.toISOString() ?? null,
    }));
  });

  endpoint(app, addAnnouncement, async (request) => {
    const added = await announce(context, requireAdmin(request), request.body);
    return done('Announcement published', present(added));
  });

  endpoint(app, deleteAnnouncement, async (request) => {
    await withdrawAnnouncement(context, requireAdmin(request), request.params.announcementId);
    return ok('Announcement withdrawn');
  });
}

const present = ({ id, createdAt, ...row }: AnnouncementRow): Announcement => ({
  ...{ _id: id, ...row },
  createdAt: createdAt.toISOString(),
});
