import type { Announcement } from '#contracts/announcement.ts';
import {
  addAnnouncement,
  correctAnnouncement,
  deleteAnnouncement,
  getAnnouncementReaders,
  getAnnouncements,
  previewAnnouncement,
  testAnnouncement,
} from '#contracts/calls/announcements.ts';
import {
  type AnnouncementRow,
  findAnnouncement,
  listAnnouncements,
  listAudience,
  listReaders,
} from '#database/queries/announcements.ts';
import { inEachOther } from '#languages/translations.ts';
import * as services from '#services/announcements.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import { mailHtml, mailLook } from '#services/mail/mail-html.ts';
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
    const added = await services.announce(context, requireAdmin(request), request.body);
    return done('Announcement published', present(added));
  });

  endpoint(app, previewAnnouncement, async ({ body: { language, tag, ...words } }) => {
    const mail = services.announcedMail(context, { email: '', language }, blankIn(words));
    return {
      html: mailHtml(await mailLook(context), { ...mail, language }),
      sellers: (await listAudience(db, tag)).length,
    };
  });

  endpoint(app, testAnnouncement, async (request) => {
    const email = await services.testAnnouncement(context, requireAdmin(request), request.body);
    return ok(`A test is on its way to ${email}`);
  });

  endpoint(app, correctAnnouncement, async (request) => {
    const { params, body } = request;
    const admin = requireAdmin(request);
    const row = await services.correctAnnouncement(context, admin, params.announcementId, body);
    return done('Announcement corrected', present(row));
  });

  endpoint(app, deleteAnnouncement, async (request) => {
    const admin = requireAdmin(request);
    await services.withdrawAnnouncement(context, admin, request.params.announcementId);
    return ok('Announcement withdrawn');
  });
}

/** Words that are in each language what they are in English. */
const blankIn = <Words extends object>(words: Words) => ({ ...words, ...inEachOther(() => null) });

const present = ({ id, createdAt, correctedAt, ...row }: AnnouncementRow): Announcement => ({
  ...{ _id: id, ...row },
  correctedAt: correctedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});
