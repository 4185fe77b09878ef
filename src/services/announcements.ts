import type { AnnouncementCorrection, AnnouncementInput } from '#contracts/announcement.ts';
import {
  addAnnouncement as addCall,
  correctAnnouncement as correctCall,
  testAnnouncement as testCall,
} from '#contracts/calls/announcements.ts';
import { newId } from '#database/new-id.ts';
import {
  type AnnouncementRow,
  correctAnnouncement as correct,
  deleteAnnouncement,
  findAnnouncement,
  insertAnnouncement,
  listAudience,
  listRecipients,
  markAnnouncementRead,
} from '#database/queries/announcements.ts';
import type { KnownActor } from '#domain/policy.ts';
import { FIRST_LANGUAGE, languageNames } from '#languages/languages.ts';
import { toAdmins } from '#languages/said.ts';
import { inEachOther, translationIn } from '#languages/translations.ts';
import type { AppContext, Mail } from './app-context.ts';
import { audit } from './audit.ts';
import { invalid, notFound } from './failure.ts';
import { limitRate } from './limit-rate.ts';
import { addressOf } from './mail/mail-texts.ts';
import { mailTo, pageFor, type Reader } from './mail/send-mail.ts';
import { write, writeAs } from './write.ts';

/** Announces something to all active sellers, or to those with a tag; 422 where there is none. */
export function announce(
  context: AppContext,
  actor: KnownActor,
  input: AnnouncementInput,
): Promise<AnnouncementRow> {
  return writeAs(context, actor, addCall, async (db, _touch, send) => {
    const audience = await listAudience(db, input.tag);
    if (audience.length === 0) {
      throw invalid('tag', toAdmins('No active seller has this tag. Choose another one.'));
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
    for (const to of input.mailed ? audience : []) send(announcedMail(context, to, input));
    const { mailed: _, ...told } = input;
    const after = { ...told, sellers: audience.length };
    await audit(db, actor, { action: 'announce', ...named(id), after });
    const added = await findAnnouncement(db, id);
    if (added === null) throw notFound('announcement');
    return added;
  });
}

/** Returns the mail that a seller gets, in their language where it was written in that. */
export function announcedMail(
  context: Pick<AppContext, 'site' | 'publicUrl'>,
  to: Reader,
  input: Words,
): Mail {
  const { title, text } = translationIn(input, to.language) ?? input;
  const link = pageFor(context, to, '/seller/announcements');
  return { ...mailTo(context, to, 'announced', { title, text, link }), isToMany: true };
}

/** Mails an announcement to the admin that asks, in each of its languages; returns the address. */
export async function testAnnouncement(
  context: AppContext,
  actor: KnownActor,
  input: AnnouncementInput,
): Promise<string> {
  await limitRate(context, 'newsletter-test', actor.id);
  const email = await addressOf(context.db, actor);
  const written = languageNames.filter(
    (name) => name === FIRST_LANGUAGE || translationIn(input, name),
  );
  await writeAs(context, actor, testCall, async (_db, _touch, send) => {
    for (const language of written) send(announcedMail(context, { email, language }, input));
  });
  return email;
}

/** Changes the words of an announcement: on the screens of all that it went to it is new once more, and mailed again where told so. */
export function correctAnnouncement(
  context: AppContext,
  actor: KnownActor,
  id: string,
  { mailed, ...words }: AnnouncementCorrection,
): Promise<AnnouncementRow> {
  return writeAs(context, actor, correctCall, async (db, _touch, send) => {
    const before = await findAnnouncement(db, id);
    if (before === null) throw notFound('announcement');
    await correct(db, id, { ...words, correctedAt: context.now() });
    for (const to of mailed ? await listRecipients(db, id) : []) {
      send(announcedMail(context, to, words));
    }
    await audit(db, actor, {
      ...{ action: 'correct-announcement', ...named(id) },
      ...{ before: wordsOf(before), after: wordsOf(words) },
    });
    return { ...before, ...words, correctedAt: context.now(), read: 0 };
  });
}

type Words = Omit<AnnouncementCorrection, 'mailed'>;
const wordsOf = (words: Words): Words => ({
  ...{ title: words.title, text: words.text },
  ...inEachOther((language) => translationIn(words, language) ?? null),
});

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
