import { asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { TrendingPiece } from '#contracts/home-page.ts';
import { type Database, firstRow, rowsOf } from '../database.ts';
import { inlineLimit } from '../planner.ts';
import { preparedQuery } from '../prepared-query.ts';
import { seller } from '../schema/accounts/account.ts';
import { trendingPiece } from '../schema/content.ts';
import { mediaAsset } from '../schema/media.ts';
import { product } from '../schema/products/product.ts';
import { mediaItem } from './media/media-columns.ts';

/** Returns the sellers that are chosen for the home page, in their order, with the file of their picture. */
export function listFeaturedSellers(db: Database) {
  return db
    .select({ id: seller.id, name: seller.name, active: seller.status, picture: mediaAsset.file })
    .from(seller)
    .leftJoin(mediaAsset, eq(mediaAsset.id, seller.imageId))
    .where(isNotNull(seller.featured))
    .orderBy(asc(seller.featured), asc(seller.id));
}

/** Locks sellers by their ids, and returns them. */
export function lockSellersOf(db: Database, ids: readonly string[]) {
  return db
    .select({ id: seller.id, name: seller.name, active: seller.status })
    .from(seller)
    .where(inArray(seller.id, [...ids]))
    .orderBy(asc(seller.id))
    .for('update');
}

/** Chooses these sellers, and no others. */
export async function setFeaturedSellers(db: Database, ids: readonly string[]): Promise<void> {
  await db.update(seller).set({ featured: null }).where(isNotNull(seller.featured));
  await db.execute(sql`update seller set featured = o.position
    from unnest(${sql.param([...ids])}::text[]) with ordinality as o(id, position)
    where seller.id = o.id`);
}

/** More than a home page shows. */
const MOST_TOLD = 60;
const MOST_MANAGED = 200;

const ordered = preparedQuery('trending_order', (db) =>
  db
    .select({ id: trendingPiece.productId })
    .from(trendingPiece)
    .innerJoin(product, eq(product.id, trendingPiece.productId))
    .where(
      sql`${trendingPiece.position} is not null and ${product.trending} and ${product.published}`,
    )
    .orderBy(trendingPiece.position, trendingPiece.productId)
    .limit(inlineLimit(MOST_TOLD)),
);

/** Returns the ids of the trending products that were put in order and that shoppers see. */
export async function listTrendingOrder(db: Database): Promise<string[]> {
  const rows = await ordered(db).execute();
  return rows.map(({ id }) => id);
}

/** Returns what trends, is to, or is asked to: in order, then the newest first. */
export function listTrendingPieces(db: Database): Promise<TrendingPiece[]> {
  const iso = (column: string) =>
    sql.raw(`to_char(t.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);
  const [kind, shown, placeholder] = [sql`a.kind`, sql`a.shown`, sql`a.placeholder`] as const;
  const picture = mediaItem({ kind, shown, placeholder }, sql`''::text`);
  return rowsOf<TrendingPiece>(
    db,
    sql`with pieces as (
        (select id from product where trending order by created_at desc, id desc limit ${MOST_MANAGED})
        union select product_id from trending_piece
          where position is not null or starts_at is not null or asked_at is not null)
      select p.id as _id, p.name, p.brand, json_build_object('_id', s.id, 'name', s.name) as seller,
        case when p.trending then 'trending' when t.starts_at is not null then 'planned'
          else 'asked' end as state,
        (select (${picture})::json from product_media m join media_asset a on a.id = m.media_id
          where m.product_id = p.id and a.kind = 'image' order by m.position limit 1) as picture,
        p.price_inr::float8 as "priceINR", p.price_aed::float8 as "priceAED",
        p.published, ${iso('starts_at')} as "from", ${iso('ends_at')} as "until",
        ${iso('asked_at')} as "askedAt"
      from pieces join product p using (id) join seller s on s.id = p.seller_id
        left join trending_piece t on t.product_id = p.id
      where p.trending or t.starts_at is not null or t.asked_at is not null
      order by t.position, p.created_at desc, p.id desc`,
  );
}

/** Returns what is decided of a product, locked until the transaction ends; null where nothing is. */
export function lockTrendingPiece(db: Database, productId: string) {
  return firstRow(
    db
      .select({
        startsAt: trendingPiece.startsAt,
        endsAt: trendingPiece.endsAt,
        askedAt: trendingPiece.askedAt,
      })
      .from(trendingPiece)
      .where(eq(trendingPiece.productId, productId))
      .for('update'),
  );
}

type Decided = Partial<Omit<typeof trendingPiece.$inferInsert, 'productId'>>;

/** Keeps what is decided of a product; what is left out stays. */
export async function setTrendingPiece(
  db: Database,
  productId: string,
  decided: Decided,
): Promise<void> {
  await db
    .insert(trendingPiece)
    .values({ productId, ...decided })
    .onConflictDoUpdate({ target: trendingPiece.productId, set: decided });
}

/** Forgets what is decided of a product. */
export async function deleteTrendingPiece(db: Database, productId: string): Promise<void> {
  await db.delete(trendingPiece).where(eq(trendingPiece.productId, productId));
}

const TRENDING_LOCK = 719_340_052;

/** Lets one transaction after the other put trending products in order. */
export async function lockTrendingOrder(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${TRENDING_LOCK})`);
}

/** Puts these products in order, and no others. */
export async function setTrendingOrder(db: Database, ids: readonly string[]): Promise<void> {
  await db.execute(sql`update trending_piece set position = null where position is not null`);
  await db.execute(sql`insert into trending_piece (product_id, position)
    select id, position - 1 from unnest(${sql.param([...ids])}::text[]) with ordinality as o(id, position)
    on conflict (product_id) do update set position = excluded.position`);
}

/**
 * Lets the products begin or end to trend whose time has come, and returns their ids. Rows that somebody is changing are
 * left for the next time.
 */
export async function turnTrending(db: Database, now: Date, most: number): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`with due as materialized (
        select t.product_id, coalesce(t.ends_at <= ${now}, false) as is_over from trending_piece t
          join product p on p.id = t.product_id
          where t.ends_at <= ${now} or t.starts_at <= ${now}
          order by t.product_id limit ${most} for update skip locked),
      over as (delete from trending_piece t using due
        where due.is_over and t.product_id = due.product_id),
      begun as (update trending_piece t set starts_at = null from due
        where not due.is_over and t.product_id = due.product_id)
      update product p set trending = not due.is_over, version = p.version + 1
        from due where p.id = due.product_id returning p.id`,
  );
  return rows.map(({ id }) => id);
}
