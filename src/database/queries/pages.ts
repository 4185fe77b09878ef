import { and, count, desc, eq, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import type { PageQuery } from '#contracts/calls/pages.ts';
import type { PageBody } from '#contracts/content/page.ts';
import type { PageKind } from '#contracts/content/page-rules.ts';
import { type Database, firstRow, hasRow } from '../database.ts';
import { page, pagePicture, pageVersion } from '../schema/content.ts';
import { mediaAsset } from '../schema/media.ts';
import { holds } from './catalogue/catalogue-columns.ts';
import { type PageOf, pageOf, tableRows } from './lists/page-of.ts';
import { missingPictures } from './media/media-assets.ts';
import { type MediaAssetRow, mediaColumns } from './media/media-columns.ts';

export type PageEntry = typeof page.$inferSelect;
/** A page that shoppers see. */
export type PublishedPage = PageEntry & { published: PageBody; publishedAt: Date; changedAt: Date };

const isPublished = isNotNull(page.published);
/** What search engines and the footer are told of. */
const MOST_NAMES = 5000;
const MOST_IN_FOOTER = 12;
const MOST_VERSIONS = 100;

const all = {
  ...{ id: page.id, kind: page.kind, name: page.name, title: page.title },
  ...{ published: page.published, draft: page.draft },
  ...{ publishAt: page.publishAt, publishedAt: page.publishedAt },
  ...{ changedAt: page.changedAt, adminId: page.adminId, adminName: page.adminName },
  ...{ createdAt: page.createdAt, updatedAt: page.updatedAt, version: page.version },
};

export function listPages(db: Database, query: PageQuery): Promise<PageOf<PageEntry>> {
  const where = and(holds(query.q, page.title), query.kind && eq(page.kind, query.kind));
  return pageOf({
    window: query,
    by: { column: sql`${page.updatedAt}`, kind: 'moment' },
    order: query.order ?? 'desc',
    id: sql`${page.id}`,
    ...tableRows(db, page, all, where),
  });
}

export const findPage = (db: Database, id: string): Promise<PageEntry | null> =>
  firstRow(db.select(all).from(page).where(eq(page.id, id)));

/** Returns what shoppers find at a name. */
export const findPublishedPage = (
  db: Database,
  kind: PageKind,
  name: string,
): Promise<PublishedPage | null> =>
  firstRow(
    db
      .select(all)
      .from(page)
      .where(and(eq(page.kind, kind), eq(page.name, name), isPublished)),
  ) as Promise<PublishedPage | null>;

/** Whether a published page shows a product, in any of its languages. */
const showsPiece = (id: string) => sql`jsonb_path_exists(${page.published},
  '$.*.blocks[*].pieces[*] ? (@ == $id)', jsonb_build_object('id', ${id}::text))`;

/** Whether a story is published, besides the given one. */
export const hasStories = async (db: Database, butFor = ''): Promise<boolean> =>
  hasRow(
    db
      .select({ id: page.id })
      .from(page)
      .where(and(eq(page.kind, 'story'), isPublished, ne(page.id, butFor)))
      .limit(1),
  );

/** Returns a part of the published stories, of those that show a product where one is given, the newest first, and how many there are. */
export async function listStories(
  db: Database,
  { limit, offset, piece }: { limit: number; offset: number; piece?: string | undefined },
): Promise<{ rows: PublishedPage[]; total: number }> {
  const where = and(eq(page.kind, 'story'), isPublished, piece ? showsPiece(piece) : undefined);
  const rows = await db
    .select({ ...all, total: sql<number>`count(*) over ()::int` })
    .from(page)
    .where(where)
    .orderBy(desc(page.publishedAt), desc(page.id))
    .limit(limit)
    .offset(offset);
  return { rows: rows as (PublishedPage & { total: number })[], total: rows[0]?.total ?? 0 };
}

export const listPageNames = (db: Database): Promise<{ kind: PageKind; name: string }[]> =>
  db
    .select({ kind: page.kind, name: page.name })
    .from(page)
    .where(isPublished)
    .orderBy(page.kind, desc(page.publishedAt))
    .limit(MOST_NAMES);

/** Returns the published pages that the footer leads to, the oldest first. */
export const listFooterPages = (db: Database): Promise<PageEntry[]> =>
  db
    .select(all)
    .from(page)
    .where(and(isPublished, sql`${page.published} @> '{"isInFooter": true}'`))
    .orderBy(page.publishedAt)
    .limit(MOST_IN_FOOTER);

/** Whether another page of a kind has a name, or will have it by its draft. */
export async function isNameTaken(
  db: Database,
  { id, kind, name }: Pick<PageEntry, 'id' | 'kind' | 'name'>,
): Promise<boolean> {
  const hasName = or(eq(page.name, name), eq(sql`${page.draft} ->> 'name'`, name));
  return (await db.$count(page, and(eq(page.kind, kind), ne(page.id, id), hasName))) > 0;
}

export async function insertPage(
  db: Database,
  values: typeof page.$inferInsert,
): Promise<PageEntry> {
  const [row] = await db.insert(page).values(values).returning(all);
  return row as PageEntry;
}

/** Changes a page, whose version goes up. */
export async function updatePage(
  db: Database,
  id: string,
  values: Partial<typeof page.$inferInsert>,
): Promise<void> {
  const next = { ...values, version: sql`${page.version} + 1` };
  await db.update(page).set(next).where(eq(page.id, id));
}

export async function deletePage(db: Database, id: string): Promise<void> {
  await db.delete(page).where(eq(page.id, id));
}

/** Returns the pages whose moment has come. */
export const listDuePages = (db: Database, now: Date): Promise<PageEntry[]> =>
  db.select(all).from(page).where(lte(page.publishAt, now)).orderBy(page.publishAt);

type NewVersion = Omit<typeof pageVersion.$inferInsert, 'number'>;

/** Keeps what a page says now, as its next version. */
export async function insertPageVersion(db: Database, values: NewVersion): Promise<void> {
  const [row] = await db
    .select({ count: count() })
    .from(pageVersion)
    .where(eq(pageVersion.pageId, values.pageId));
  await db.insert(pageVersion).values({ ...values, number: (row?.count ?? 0) + 1 });
}

/** Returns the versions of a page without what they say, the newest first. */
export const listPageVersions = (db: Database, id: string) =>
  db
    .select({
      number: pageVersion.number,
      by: pageVersion.adminName,
      publishedAt: pageVersion.publishedAt,
    })
    .from(pageVersion)
    .where(eq(pageVersion.pageId, id))
    .orderBy(desc(pageVersion.number))
    .limit(MOST_VERSIONS);

export const findPageVersion = (
  db: Database,
  id: string,
  number: number,
): Promise<{ body: PageBody } | null> =>
  firstRow(
    db
      .select({ body: pageVersion.body })
      .from(pageVersion)
      .where(and(eq(pageVersion.pageId, id), eq(pageVersion.number, number))),
  );

export async function picturesOfPages(
  db: Database,
  ids: readonly string[],
): Promise<MediaAssetRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectDistinctOn([mediaAsset.id], mediaColumns)
    .from(pagePicture)
    .innerJoin(mediaAsset, eq(mediaAsset.id, pagePicture.mediaId))
    .where(inArray(pagePicture.pageId, [...ids]));
}

/** Adds pictures to those of a page; returns those that are not there, with which nothing is added. */
export async function addPagePictures(
  db: Database,
  pageId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const missing = await missingPictures(db, ids);
  if (missing.length > 0) return missing;
  await db
    .insert(pagePicture)
    .values(ids.map((mediaId) => ({ pageId, mediaId })))
    .onConflictDoNothing();
  return [];
}
