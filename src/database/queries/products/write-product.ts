import { and, asc, eq, sql } from 'drizzle-orm';
import type { AttributeValues } from '#contracts/attributes/values.ts';
import type { ProductValues } from '#contracts/product.ts';
import type { Translated } from '#languages/translations.ts';
import { type Database, firstRow } from '../../database.ts';
import { newId } from '../../new-id.ts';
import { mediaAsset } from '../../schema/media.ts';
import { product, productMedia, translationsNow } from '../../schema/products/product.ts';
import { DESCRIBED, stored, storedChanges } from '../../schema/translations.ts';
import { releaseHolds } from '../leads/holds.ts';
import { type MediaAssetRow, mediaColumns } from '../media/media-columns.ts';
import { fieldColumns, ofSeller } from './json/product-columns.ts';

/** What a save writes: the fields of the product, its attributes, and which sending of a form it was. */
export type SavedProduct = ProductValues & {
  submission?: string | null;
  attributes?: AttributeValues;
};

/** Adds a product with a new id, whose beginning is the SKU, in this state. */
export async function insertProduct(
  db: Database,
  sellerId: string,
  values: SavedProduct,
  state: StateChanges = {},
): Promise<string> {
  const id = newId();
  await db.insert(product).values({ ...stored(values, DESCRIBED), ...state, id, sellerId });
  return id;
}

/** How many products of a seller are approved, or needed no approval, counted up to a limit. */
export async function countApproved(db: Database, ofSeller: string, most: number): Promise<number> {
  const rows = db
    .select({ one: sql`1`.as('one') })
    .from(product)
    .where(
      and(
        eq(product.sellerId, ofSeller),
        sql`${product.takenDownReason} is distinct from 'not-approved'`,
      ),
    )
    .limit(most)
    .as('approved');
  return db.$count(rows);
}

const { id, sellerId, version, submission, attributes } = product;
const { availability, reservedUntil, soldAt, hiddenAt } = product;
const { takenDownAt, takenDownReason, takenDownWords, lookAgainAt, lookAgainWords } = product;
/** Whether it can be had, and why it is hidden. */
const states = {
  ...{ availability, reservedUntil, soldAt, hiddenAt },
  ...{ takenDownAt, takenDownReason, takenDownWords, lookAgainAt, lookAgainWords },
};
/** The columns of {@link ProductState}. */
export const productStateColumns = {
  ...fieldColumns,
  ...states,
  id,
  sellerId,
  version,
  submission,
  attributes,
};

/** What of a product's state is changed. */
export type StateChanges = {
  [Column in keyof typeof states | 'quantity']?: (typeof product.$inferSelect)[Column];
};

type Described = Translated<(typeof DESCRIBED)[number]>;

/** A product's own columns, locked until the transaction ends. */
export type ProductState = {
  [Column in Exclude<
    keyof typeof productStateColumns,
    keyof Described
  >]: (typeof product.$inferSelect)[Column];
} & Described;

export function lockSellerProduct(
  db: Database,
  sellerId: string,
  id: string,
): Promise<ProductState | null> {
  return firstRow(
    db.select(productStateColumns).from(product).where(ofSeller(sellerId, id)).for('update'),
  );
}

export function lockAnyProduct(db: Database, id: string): Promise<ProductState | null> {
  return firstRow(
    db.select(productStateColumns).from(product).where(eq(product.id, id)).for('update'),
  );
}

/**
 * Changes a product, and its version with it. What leads hold of it ends where its availability changes, unless that
 * follows from how many there are.
 */
export async function updateProduct(
  db: Database,
  id: string,
  values: Partial<SavedProduct> & StateChanges,
): Promise<void> {
  await db
    .update(product)
    .set({
      ...storedChanges(values, DESCRIBED, translationsNow),
      updatedAt: sql`now()`,
      version: sql`${product.version} + 1`,
    })
    .where(eq(product.id, id));
  if (values.availability !== undefined && values.quantity === undefined)
    await releaseHolds(db, [id]);
}

export async function deleteProduct(db: Database, id: string): Promise<void> {
  await db.delete(product).where(eq(product.id, id));
}

export type ProductMediaRow = { mediaId: string; kind: 'image' | 'video'; file: string };

/** Returns a product's pictures and videos, cover first. */
export async function listProductMedia(db: Database, id: string): Promise<ProductMediaRow[]> {
  return db
    .select({ mediaId: productMedia.mediaId, kind: mediaAsset.kind, file: mediaAsset.file })
    .from(productMedia)
    .innerJoin(mediaAsset, eq(mediaAsset.id, productMedia.mediaId))
    .where(eq(productMedia.productId, id))
    .orderBy(asc(productMedia.position));
}

/** Returns the stored files of one seller's product, cover first; null where it has no such product. */
export async function listSellerProductMedia(
  db: Database,
  sellerId: string,
  id: string,
): Promise<MediaAssetRow[] | null> {
  const rows = await db
    .select({ media: mediaColumns })
    .from(product)
    .leftJoin(productMedia, eq(productMedia.productId, product.id))
    .leftJoin(mediaAsset, eq(mediaAsset.id, productMedia.mediaId))
    .where(ofSeller(sellerId, id))
    .orderBy(asc(productMedia.position));
  return rows.length === 0 ? null : rows.flatMap(({ media }) => media ?? []);
}

/** Replaces a product's pictures and videos by these, in this order. */
export async function replaceProductMedia(
  db: Database,
  productId: string,
  mediaIds: readonly string[],
): Promise<void> {
  await db.delete(productMedia).where(eq(productMedia.productId, productId));
  if (mediaIds.length === 0) return;
  await db
    .insert(productMedia)
    .values(mediaIds.map((mediaId, position) => ({ productId, mediaId, position })));
}
