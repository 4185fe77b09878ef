import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { AnnouncementQuery } from '#contracts/announcement.ts';
import type { TranslationKey } from '#languages/translations.ts';
import { type Database, firstRow, hasRow } from '../database.ts';
import { seller } from '../schema/accounts/account.ts';
import { announcement, announcementReader } from '../schema/content.ts';
import { storedWhole, wholeTranslations } from '../schema/translations.ts';
import { holds } from './catalogue/catalogue-columns.ts';
import { newestFirst } from './inbox.ts';
import { type PageOf, pageOf, tableRows } from './lists/page-of.ts';
import { hasTag } from './sellers/record.ts';

const { id, title, text, translations, tag, mailed, sellers, by, createdAt, correctedAt } =
  announcement;
const columns = {
  ...{ id, title, text, tag, mailed, sellers, by, createdAt, correctedAt },
  ...wholeTranslations<Translated>(translations),
  read: sql<number>`(select count(*)::int from announcement_reader r
    where r.announcement_id = announcement.id and r.read_at is not null)`,
};

type Translated = { title: string; text: string };
type Written = Omit<typeof announcement.$inferSelect, 'translations'> &
  Record<TranslationKey, Translated | null>;
export type AnnouncementRow = Written & { read: number };

export function listAnnouncements(
  db: Database,
  query: AnnouncementQuery,
): Promise<PageOf<AnnouncementRow>> {
  const where = holds(query.q, title, text);
  return pageOf({
    ...newestFirst(query, createdAt, id),
    ...tableRows(db, announcement, columns, where),
  });
}

export const findAnnouncement = (db: Database, which: string): Promise<AnnouncementRow | null> =>
  firstRow(db.select(columns).from(announcement).where(eq(id, which)));

/** Returns the active sellers, or those of them with a tag, in the order of their ids. */
export const listAudience = (db: Database, withTag: string | null) =>
  db
    .select({ id: seller.id, email: seller.email, language: seller.language })
    .from(seller)
    .where(and(eq(seller.status, true), withTag === null ? undefined : hasTag(seller.id, withTag)))
    .orderBy(asc(seller.id));

/** Adds an announcement for these sellers. */
export async function insertAnnouncement(
  db: Database,
  row: Omit<Written, 'correctedAt'>,
  readers: readonly string[],
): Promise<void> {
  await db.insert(announcement).values(storedWhole(row));
  await db.execute(sql`insert into announcement_reader (announcement_id, seller_id)
    select ${row.id}, unnest(${sql.param(readers)}::text[])`);
}

export const deleteAnnouncement = (db: Database, which: string): Promise<boolean> =>
  hasRow(db.delete(announcement).where(eq(id, which)).returning({ id }));

/** Changes the words of an announcement, which nobody has read then. */
export async function correctAnnouncement(
  db: Database,
  which: string,
  values: Pick<Written, 'title' | 'text' | 'correctedAt' | TranslationKey>,
): Promise<void> {
  await db.update(announcement).set(storedWhole(values, translations)).where(eq(id, which));
  await db
    .update(announcementReader)
    .set({ readAt: null })
    .where(eq(announcementReader.announcementId, which));
}

/** Returns the active sellers that it went to, in the order of their ids. */
export const listRecipients = (db: Database, which: string) =>
  db
    .select({ id: seller.id, email: seller.email, language: seller.language })
    .from(announcementReader)
    .innerJoin(seller, eq(seller.id, announcementReader.sellerId))
    .where(and(eq(announcementReader.announcementId, which), eq(seller.status, true)))
    .orderBy(asc(seller.id));

/** Returns to whom it went: first who has not read it, by name; at most a thousand. */
export const listReaders = (db: Database, which: string) =>
  db
    .select({ id: seller.id, name: seller.name, readAt: announcementReader.readAt })
    .from(announcementReader)
    .innerJoin(seller, eq(seller.id, announcementReader.sellerId))
    .where(eq(announcementReader.announcementId, which))
    .orderBy(sql`${announcementReader.readAt} is not null`, asc(seller.name))
    .limit(1000);

/** Returns what was announced to a seller, newest first; at most a hundred. */
export const listOwnAnnouncements = (db: Database, ofSeller: string) =>
  db
    .select({
      ...{ id, title, text, createdAt, correctedAt, readAt: announcementReader.readAt },
      ...wholeTranslations<Translated>(translations),
    })
    .from(announcementReader)
    .innerJoin(announcement, eq(id, announcementReader.announcementId))
    .where(eq(announcementReader.sellerId, ofSeller))
    .orderBy(desc(createdAt), desc(id))
    .limit(100);

/** Says that a seller has read it; returns false where it went to others alone, or was read before. */
export const markAnnouncementRead = (
  db: Database,
  which: string,
  ofSeller: string,
  readAt: Date,
): Promise<boolean> =>
  hasRow(
    db
      .update(announcementReader)
      .set({ readAt })
      .where(
        and(
          eq(announcementReader.announcementId, which),
          eq(announcementReader.sellerId, ofSeller),
          isNull(announcementReader.readAt),
        ),
      )
      .returning({ id: announcementReader.announcementId }),
  );
