import type { AnnouncementInput } from '#contracts/announcement.ts';
import { addAnnouncement as addCall } from '#contracts/calls/announcements.ts';
import { newId } from '#database/new-id.ts';
import {
  type AnnouncementRow,
  deleteAnnouncement,
  findAnnouncement,
  insertAnnouncement,
  listAudience,
  markAnnouncementRead,
} from '#database/queries/announcements.ts';
import type { KnownActor } from '#domain/policy.ts';
import { translationIn } from '#languages/translations.ts';
import { recheckActor } from './accounts/recheck-actor.ts';
import type { AppContext } from './app-context.ts';
import { audit } from './audit.ts';
import { invalid, notFound } from './failure.ts';
import { mailsIn, mailTo, pageFor } from './mail/send-mail.ts';
import { write } from './write.ts';

/** Announces something to all active sellers, or to those with a tag; 422 where there is none. */
export function announce(
  context: AppContext,
  actor: KnownActor,
  input: AnnouncementInput,
): Promise<AnnouncementRow> {
  return write(context, async (db, _touch, send) => {
    await recheckActor(db, actor, addCall, context.now());
    const audience = await listAudience(db, input.tag);
    if (audience.length === 0) {
      throw invalid('tag', 'No active seller has this tag. Choose another one.');
    }
    const id = newId();
    const row = {
      ...input,
      id,
      sellers: audience.length,
      by: actor.name,
      createdAt: context.now(),
    };
    await insertAnnouncement(
      db,
      row,
      audience.map((seller) => seller.id),
    );
    for (const to of input.mailed ? audience : []) {
      const { title, text } = translationIn(input, to.language) ?? input;
      const { announced } = mailsIn(to.language).accounts;
      const link = pageFor(context, to, '/seller/announcements');
      send({ ...mailTo(context, to, announced({ title, text, link })), isToMany: true });
    }
    const { mailed: _, ...told } = input;
    const after = { ...told, sellers: audience.length };
    await audit(db, actor, { action: 'announce', ...named(id), after });
    const added = await findAnnouncement(db, id);
    if (added === null) throw notFound('announcement');
    return added;
  });
}

/** Takes an announcement off the screens of sellers; what was mailed stays with them. */
export async function withdrawAnnouncement(
  context: AppContext,
  actor: KnownActor,
  id: string,
): Promise<void> {
  await write(context, async (db) => {
    const before = await findAnnouncement(db, id);
    if (before === null || !(await deleteAnnouncement(db, id))) throw notFound('announcement');
    const { title, text } = before;
    await audit(db, actor, {
      action: 'withdraw-announcement',
      ...named(id),
      before: { title, text },
    });
  });
}

/** Says that a seller has read an announcement; it may have before. */
export async function readAnnouncement(
  context: AppContext,
  sellerId: string,
  id: string,
): Promise<void> {
  await write(context, (db) => markAnnouncementRead(db, id, sellerId, context.now()));
}

const named = (entityId: string) => ({ entity: 'announcement', entityId });
