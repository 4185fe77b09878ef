import { and, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { KeptContent } from '#contracts/content/content.ts';
import { type Database, firstRow } from '../database.ts';
import { contentPicture, contentVersion } from '../schema/content.ts';
import { mediaAsset } from '../schema/media.ts';
import { type MediaAssetRow, mediaColumns } from './media/media-columns.ts';

const told = {
  number: contentVersion.number,
  publishAt: contentVersion.publishAt,
  publishedAt: contentVersion.publishedAt,
  adminName: contentVersion.adminName,
  updatedAt: contentVersion.updatedAt,
  version: contentVersion.version,
};
const whole = { ...told, body: contentVersion.body };

type Row = typeof contentVersion.$inferSelect;
/** A version of the shop's content. */
export type ContentVersionRow = Pick<Row, keyof typeof whole>;

/** The versions that the screen lists. */
const MOST_LISTED = 100;

/** Returns what the shop says, with its pictures; null where nothing was ever published. */
export async function findPublished(
  db: Database,
): Promise<{ body: KeptContent; pictures: MediaAssetRow[] } | null> {
  const rows = await db
    .select({ number: contentVersion.number, body: contentVersion.body, picture: mediaColumns })
    .from(contentVersion)
    .leftJoin(contentPicture, eq(contentPicture.number, contentVersion.number))
    .leftJoin(mediaAsset, eq(mediaAsset.id, contentPicture.mediaId))
    .where(
      eq(
        contentVersion.number,
        db
          .select({ number: contentVersion.number })
          .from(contentVersion)
          .where(isNotNull(contentVersion.publishedAt))
          .orderBy(desc(contentVersion.publishedAt), desc(contentVersion.number))
          .limit(1),
      ),
    );
  const [first] = rows;
  if (first === undefined) return null;
  return { body: first.body, pictures: rows.flatMap(({ picture }) => picture ?? []) };
}

export const findDraft = (db: Database): Promise<ContentVersionRow | null> =>
  firstRow(db.select(whole).from(contentVersion).where(isNull(contentVersion.publishedAt)));

export const findVersion = (db: Database, number: number): Promise<ContentVersionRow | null> =>
  firstRow(db.select(whole).from(contentVersion).where(eq(contentVersion.number, number)));

/** Returns the published versions without what they say, the newest first. */
export const listPublished = (db: Database): Promise<Omit<ContentVersionRow, 'body'>[]> =>
  db
    .select(told)
    .from(contentVersion)
    .where(isNotNull(contentVersion.publishedAt))
    .orderBy(desc(contentVersion.publishedAt), desc(contentVersion.number))
    .limit(MOST_LISTED);

/** Returns what each version says, published or not. */
export const listBodies = (db: Database): Promise<Pick<ContentVersionRow, 'number' | 'body'>[]> =>
  db.select({ number: contentVersion.number, body: contentVersion.body }).from(contentVersion);

/** Lets one transaction at a time change the content. */
export async function lockContent(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('content', 0))`);
}

type Kept = Pick<Row, 'body' | 'adminId' | 'adminName' | 'updatedAt'>;

/** Adds a version with the next number. */
export async function insertContent(
  db: Database,
  values: Kept & Partial<Pick<Row, 'publishedAt'>>,
): Promise<ContentVersionRow> {
  const next = sql`(select coalesce(max(number), 0) + 1 from content_version)`;
  const [row] = await db
    .insert(contentVersion)
    .values({ ...values, number: next as never, createdAt: values.updatedAt })
    .returning(whole);
  return row as ContentVersionRow;
}

export async function updateContent(
  db: Database,
  number: number,
  values: Partial<Kept & Pick<Row, 'publishAt' | 'publishedAt'>>,
): Promise<ContentVersionRow> {
  const [row] = await db
    .update(contentVersion)
    .set({ ...values, version: sql`${contentVersion.version} + 1` })
    .where(eq(contentVersion.number, number))
    .returning(whole);
  return row as ContentVersionRow;
}

export async function deleteContent(db: Database, number: number): Promise<void> {
  await db.delete(contentVersion).where(eq(contentVersion.number, number));
}

/** Returns the pictures of a version. */
export async function picturesOf(db: Database, number: number): Promise<MediaAssetRow[]> {
  return db
    .select(mediaColumns)
    .from(contentPicture)
    .innerJoin(mediaAsset, eq(mediaAsset.id, contentPicture.mediaId))
    .where(eq(contentPicture.number, number));
}

/** Sets the pictures of a version; returns those that are not there, with which nothing is set. */
export async function setPictures(
  db: Database,
  number: number,
  ids: readonly string[],
): Promise<string[]> {
  await db.delete(contentPicture).where(eq(contentPicture.number, number));
  if (ids.length === 0) return [];
  const there = await db
    .select({ id: mediaAsset.id })
    .from(mediaAsset)
    .where(
      and(
        inArray(mediaAsset.id, [...ids]),
        eq(mediaAsset.ready, true),
        eq(mediaAsset.kind, 'image'),
      ),
    )
    .for('share');
  const missing = ids.filter((id) => !there.some((each) => each.id === id));
  if (missing.length > 0) return missing;
  await db.insert(contentPicture).values(ids.map((mediaId) => ({ number, mediaId })));
  return [];
}

/** Returns the draft whose moment has come. */
export const findDue = (db: Database, now: Date): Promise<ContentVersionRow | null> =>
  firstRow(
    db
      .select(whole)
      .from(contentVersion)
      .where(and(isNull(contentVersion.publishedAt), lte(contentVersion.publishAt, now))),
  );
