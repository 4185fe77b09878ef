import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';
import { mediaAsset } from '../../schema/media.ts';
import { articleKey, product, productMedia } from '../../schema/products/product.ts';
import { type ProductMediaRow, type ProductState, productStateColumns } from './write-product.ts';

/**
 * Locks the products of a seller with these ids or article numbers, whatever their case, until the transaction ends, in
 * one order for everybody; returns them with their pictures and videos, cover first.
 */
export async function lockNamedProducts(
  db: Database,
  sellerId: string,
  { ids, skus }: { ids: readonly string[]; skus: readonly string[] },
): Promise<(ProductState & { media: ProductMediaRow[] })[]> {
  const isNamed = or(
    inArray(product.id, [...ids]),
    sql`${product.sellerSku} <> '' and ${articleKey(product.sellerSku)} in (
      select ${articleKey(sql`n`)} from jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb) n)`,
  );
  const locked = await lockWhere(db, and(eq(product.sellerId, sellerId), isNamed));
  const media = await mediaOf(db, inArray(productMedia.productId, [...locked.map(({ id }) => id)]));
  return locked.map((each) => ({ ...each, media: media.get(each.id) ?? [] }));
}

/** Locks these products until the transaction ends, in one order for everybody, and returns them in it. */
export const lockProducts = (db: Database, ids: readonly string[]): Promise<ProductState[]> =>
  lockWhere(db, inArray(product.id, [...ids]));

const lockWhere = (db: Database, where: SQL | undefined): Promise<ProductState[]> =>
  db.select(productStateColumns).from(product).where(where).orderBy(asc(product.id)).for('update');

async function mediaOf(db: Database, where: SQL): Promise<Map<string, ProductMediaRow[]>> {
  const rows = await db
    .select({
      ...{ productId: productMedia.productId, mediaId: productMedia.mediaId },
      ...{ kind: mediaAsset.kind, file: mediaAsset.file },
    })
    .from(productMedia)
    .innerJoin(mediaAsset, eq(mediaAsset.id, productMedia.mediaId))
    .where(where)
    .orderBy(asc(productMedia.productId), asc(productMedia.position));
  return Map.groupBy(rows, ({ productId }) => productId);
}

/** The ids of products that an admin has a review of, or a decision or a wish about trending. */
export type DecidedProducts = Record<'reviewed' | 'wished' | 'held', ReadonlySet<string>>;

/** Returns which of these products have something that a save would end. */
export async function listDecided(db: Database, ids: readonly string[]): Promise<DecidedProducts> {
  const given = sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  const rows = await rowsOf<{ id: string; kind: string }>(
    db,
    sql`select product_id as id, 'review' as kind from product_review where product_id in ${given}
      union all select product_id, 'wish' from trending_piece where product_id in ${given}
      union all select product_id, 'held' from enquiry where holds and product_id in ${given}`,
  );
  const of = (wanted: string) =>
    new Set(rows.filter(({ kind }) => kind === wanted).map(({ id }) => id));
  return { reviewed: of('review'), wished: of('wish'), held: of('held') };
}
