import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Database, firstRow, hasRow, rowsOf } from '../../database.ts';
import { mediaAsset } from '../../schema/media.ts';
import { type MediaAssetRow, mediaColumns } from './media-columns.ts';

type AssetKind = 'image' | 'video';

/** The stored facts of an upload's content: its files exist only where it is `ready`. */
export type ReservedAsset = Pick<
  typeof mediaAsset.$inferSelect,
  'ready' | 'encoding' | 'width' | 'height' | 'webp' | 'avif'
>;

/**
 * Reserves content for an upload and returns its stored facts; null where it is stored as the other
 * kind.
 */
export function reserveMediaAsset(
  db: Database,
  asset: { id: string; kind: AssetKind; bytes: number },
): Promise<ReservedAsset | null> {
  return firstRow(
    db
      .insert(mediaAsset)
      .values({ ...asset, file: '', width: 1, height: 1, reservations: 1 })
      .onConflictDoUpdate({
        target: mediaAsset.id,
        set: { reservedAt: sql`now()`, reservations: sql`${mediaAsset.reservations} + 1` },
        setWhere: sql`${mediaAsset.kind} = excluded.kind or not ${mediaAsset.ready}`,
      })
      .returning({
        ready: mediaAsset.ready,
        encoding: mediaAsset.encoding,
        width: mediaAsset.width,
        height: mediaAsset.height,
        webp: mediaAsset.webp,
        avif: mediaAsset.avif,
      }),
  );
}

export type StoredAsset = Pick<
  typeof mediaAsset.$inferSelect,
  | 'kind'
  | 'file'
  | 'width'
  | 'height'
  | 'webp'
  | 'avif'
  | 'placeholder'
  | 'color'
  | 'look'
  | 'encoding'
>;

/** Reserves a stored file for a save in progress; returns false where it has been removed. */
export function renewReservation(db: Database, id: string): Promise<boolean> {
  return hasRow(
    db
      .update(mediaAsset)
      .set({ reservedAt: sql`now()` })
      .where(and(eq(mediaAsset.id, id), eq(mediaAsset.ready, true)))
      .returning({ id: mediaAsset.id }),
  );
}

/** Returns a stored file as pages show it. */
export function findMediaAsset(db: Database, id: string): Promise<MediaAssetRow | null> {
  return firstRow(
    db
      .select(mediaColumns)
      .from(mediaAsset)
      .where(and(eq(mediaAsset.id, id), eq(mediaAsset.ready, true))),
  );
}

/** Records the facts of the files, which are now in the store. */
export async function completeMediaAsset(
  db: Database,
  id: string,
  stored: StoredAsset,
): Promise<void> {
  await db
    .update(mediaAsset)
    .set({ ...stored, ready: true, attempts: 0 })
    .where(eq(mediaAsset.id, id));
}

/** Removes the reservation of an upload that turned out to be unusable. */
export async function dropUnreadyAsset(db: Database, id: string): Promise<void> {
  await db.delete(mediaAsset).where(and(eq(mediaAsset.id, id), eq(mediaAsset.ready, false)));
}

/**
 * Ends one reservation of each of these assets, which are now in use. Where another upload has
 * brought the same content and not saved it yet, the content stays reserved.
 */
export async function settleMediaAssets(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`
    update media_asset a
      set reservations = greatest(a.reservations - s.uses, 0),
          reserved_at = case when a.reservations > s.uses then a.reserved_at end
      from (select id, count(*)::int as uses
              from unnest(${sql.param([...ids])}::text[]) as id group by id) s
      where a.id = s.id`);
}

const LEASE_SECONDS = 120;
export const MOST_ATTEMPTS = 5;

/**
 * Leases the oldest picture with widths to make, for two minutes; returns null when there is none.
 */
export function leaseEncoding(
  db: Database,
): Promise<{ id: string; width: number; height: number } | null> {
  return firstRow(
    rowsOf<{ id: string; width: number; height: number }>(
      db,
      sql`update media_asset
      set leased_until = now() + make_interval(secs => ${LEASE_SECONDS}), attempts = attempts + 1
      where id = (
        select id from media_asset
          where encoding and ready and attempts < ${MOST_ATTEMPTS}
            and (leased_until is null or leased_until < now())
          order by created_at limit 1 for update skip locked)
      returning id, width, height`,
    ),
  );
}

/** Ends a lease whose attempt does not count: it was not the picture's fault. */
export async function returnEncoding(db: Database, id: string): Promise<void> {
  await db
    .update(mediaAsset)
    .set({ leasedUntil: null, attempts: sql`greatest(${mediaAsset.attempts} - 1, 0)` })
    .where(eq(mediaAsset.id, id));
}

/** Records the widths made so far; `done` takes the picture out of the queue. */
export async function recordWidths(
  db: Database,
  id: string,
  widths: { webp: number[]; avif: number[] },
  done: boolean,
): Promise<void> {
  await db
    .update(mediaAsset)
    .set({ ...widths, encoding: !done, leasedUntil: null })
    .where(eq(mediaAsset.id, id));
}

/** Returns how many pictures wait for widths. */
export async function countEncodings(db: Database): Promise<number> {
  return db.$count(
    mediaAsset,
    and(eq(mediaAsset.encoding, true), sql`${mediaAsset.attempts} < ${MOST_ATTEMPTS}`),
  );
}

/** Whether nothing uses the asset `a`. */
export const unused = sql`not exists (select from product_media m where m.media_id = a.id)
  and not exists (select from product_undo_media u where u.media_id = a.id)
  and not exists (select from product_review_media r where r.media_id = a.id)
  and not exists (select from bin_entry b where b.image_id = a.id)
  and not exists (select from product_import_picture i where i.media_id = a.id)
  and not exists (select from content_picture c where c.media_id = a.id)
  and not exists (select from page_picture c where c.media_id = a.id)
  and not exists (select from newsletter_picture n where n.media_id = a.id)
  and not exists (select from seller s where s.image_id = a.id)
  and not exists (select from category c where c.image_id = a.id)
  and not exists (select from sub_category c where c.image_id = a.id)
  and not exists (select from product_type t where t.image_id = a.id)`;

/**
 * Returns the ids of assets that nothing uses and no upload has reserved within the last
 * `graceSeconds`; with a `prefix`, of those whose ids begin with it.
 */
export async function listUnusedAssets(
  db: Database,
  graceSeconds: number,
  limit: number,
  prefix = '',
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    // No hexadecimal digit sorts after 'g'.
    sql`select a.id from media_asset a
      where a.id >= ${prefix} and a.id < ${`${prefix}g`}
        and (a.reserved_at is null or a.reserved_at <= now() - make_interval(secs => ${graceSeconds}))
        and ${unused} order by a.id limit ${limit}`,
  );
  return rows.map((row) => row.id);
}

/**
 * Returns the ids of assets that uploads reserved more than `graceSeconds` ago and nothing uses, the
 * oldest first: what was begun and never saved.
 */
export async function listAbandonedAssets(
  db: Database,
  graceSeconds: number,
  limit: number,
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select a.id from media_asset a
      where a.reserved_at <= now() - make_interval(secs => ${graceSeconds}) and ${unused}
      order by a.reserved_at limit ${limit}`,
  );
  return rows.map((row) => row.id);
}

/**
 * Locks an asset against uses and reservations if it is still unused; returns false when it is not.
 */
export async function lockUnusedAsset(
  db: Database,
  id: string,
  graceSeconds: number,
): Promise<boolean> {
  const [locked] = await rowsOf<{ id: string }>(
    db,
    sql`select id from media_asset where id = ${id} for update`,
  );
  if (!locked) return false;
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`select a.id from media_asset a
      where a.id = ${id} and ${unused}
        and (a.reserved_at is null or a.reserved_at <= now() - make_interval(secs => ${graceSeconds}))`,
  );
  return row !== undefined;
}

/** Notes that the files of an asset are about to go: whoever brings its content stores it anew. */
export async function markUnready(db: Database, id: string): Promise<void> {
  await db.update(mediaAsset).set({ ready: false }).where(eq(mediaAsset.id, id));
}

export async function deleteMediaAsset(db: Database, id: string): Promise<void> {
  await db.delete(mediaAsset).where(eq(mediaAsset.id, id));
}

/** Returns which of these hashes have a row. */
export async function knownAssets(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: mediaAsset.id })
    .from(mediaAsset)
    .where(inArray(mediaAsset.id, [...ids]));
  return new Set(rows.map((row) => row.id));
}

const isPictureOf = (ids: readonly string[]) =>
  and(inArray(mediaAsset.id, [...ids]), eq(mediaAsset.ready, true), eq(mediaAsset.kind, 'image'));

export async function picturesById(db: Database, ids: readonly string[]): Promise<MediaAssetRow[]> {
  if (ids.length === 0) return [];
  return db.select(mediaColumns).from(mediaAsset).where(isPictureOf(ids));
}

/** Returns which of these are no pictures that are there; those that are stay until the transaction ends. */
export async function missingPictures(db: Database, ids: readonly string[]): Promise<string[]> {
  const there = await db
    .select({ id: mediaAsset.id })
    .from(mediaAsset)
    .where(isPictureOf(ids))
    .for('share');
  return ids.filter((id) => !there.some((each) => each.id === id));
}

type AssetUse = {
  kind: 'product' | 'seller' | 'category' | 'sub-category' | 'type' | 'content' | 'page';
  id: string;
  /** Whether it is one of the first two pictures of a product, which its cards show. */
  onCard: boolean;
};

/**
 * Returns where a picture is shown: the products, the pages of sellers and taxonomy entries, the versions of the
 * shop's content, and the stories and pages with it.
 */
export async function usesOfAsset(db: Database, id: string): Promise<AssetUse[]> {
  return rowsOf<AssetUse>(
    db,
    sql`select 'product' as kind, m.product_id as id, (
          select count(*) < 2
            from product_media e join media_asset a on a.id = e.media_id
            where e.product_id = m.product_id and e.position < m.position and a.kind = 'image'
        ) as "onCard"
        from product_media m where m.media_id = ${id}
      union all select 'seller', id, false from seller where image_id = ${id}
      union all select 'category', id, false from category where image_id = ${id}
      union all select 'sub-category', id, false from sub_category where image_id = ${id}
      union all select 'type', id, false from product_type where image_id = ${id}
      union all select 'content', number::text, false from content_picture where media_id = ${id}
      union all select 'page', page_id, false from page_picture where media_id = ${id}`,
  );
}
