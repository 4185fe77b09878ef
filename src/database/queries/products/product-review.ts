import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { AttributeValues } from '#contracts/attributes/values.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { type Database, firstRow, rowsOf } from '../../database.ts';
import { mediaAsset } from '../../schema/media.ts';
import { productReview, productReviewMedia } from '../../schema/products/product-changes.ts';
import { type MediaAssetRow, mediaColumns } from '../media/media-columns.ts';

const { state, changes, before, mediaBefore, words, met, at } = productReview;
const columns = { state, changes, before, mediaBefore, words, met, at };

export type Review = Pick<typeof productReview.$inferSelect, keyof typeof columns>;

/** What is to be looked at of a product; `media` are the ids of what it is to have, null where they stay. */
type KeptReview = Omit<typeof productReview.$inferInsert, 'mediaBefore'> & {
  mediaBefore?: string[] | null;
  media?: readonly string[];
};

export function findReview(db: Database, productId: string): Promise<Review | null> {
  return firstRow(
    db.select(columns).from(productReview).where(eq(productReview.productId, productId)),
  );
}

/** Returns the pictures and videos that an edit gives a product, cover first. */
export async function listReviewMedia(db: Database, productId: string): Promise<MediaAssetRow[]> {
  return db
    .select(mediaColumns)
    .from(productReviewMedia)
    .innerJoin(mediaAsset, eq(mediaAsset.id, productReviewMedia.mediaId))
    .where(eq(productReviewMedia.productId, productId))
    .orderBy(asc(productReviewMedia.position));
}

/** Keeps what is to be looked at of a product, in place of what was. */
export async function keepReview(
  db: Database,
  { media = [], ...review }: KeptReview,
): Promise<void> {
  const { productId } = review;
  await dropReview(db, productId);
  await db.insert(productReview).values(review);
  if (media.length === 0) return;
  await db
    .insert(productReviewMedia)
    .values(media.map((mediaId, position) => ({ productId, mediaId, position })));
}

/** Says what became of an edit. */
export async function setReview(
  db: Database,
  productId: string,
  decided: Pick<Review, 'state' | 'at'> & Partial<Pick<Review, 'words'>>,
): Promise<void> {
  await db.update(productReview).set(decided).where(eq(productReview.productId, productId));
}

export async function dropReview(db: Database, productId: string): Promise<void> {
  await db.delete(productReview).where(eq(productReview.productId, productId));
}

/** An approved edit whose approval is undone waits again. */
export async function reopenReview(db: Database, productId: string, at: Date): Promise<void> {
  await db
    .update(productReview)
    .set({ state: 'waiting', at })
    .where(and(eq(productReview.productId, productId), eq(productReview.state, 'approved')));
}

/** Removes what was approved before a moment. */
export async function sweepReviews(db: Database, before: Date): Promise<void> {
  await db
    .delete(productReview)
    .where(and(eq(productReview.state, 'approved'), lt(productReview.at, before)));
}

type Proposed = {
  categoryId: string;
  subCategoryId: string;
  productTypeId: string | null;
  attributes: AttributeValues;
};

type ProposedShown = Pick<
  ManagedProduct,
  'categoryId' | 'subCategoryId' | 'productTypeId' | 'attributes'
>;

/** Returns the taxonomy entries that a product is to be in and what it is to have, as a product's JSON says it. */
export async function readProposed(
  db: Database,
  { categoryId, subCategoryId, productTypeId, attributes }: Proposed,
): Promise<ProposedShown> {
  const named = sql`json_build_object('_id', id, 'name', name)`;
  const [row] = await rowsOf<ProposedShown>(
    db,
    sql`select (select ${named} from category where id = ${categoryId}) as "categoryId",
      (select ${named} from sub_category where id = ${subCategoryId}) as "subCategoryId",
      (select ${named} from product_type where id = ${productTypeId}) as "productTypeId",
      shown_attributes(${JSON.stringify(attributes)}::jsonb, ${categoryId}, ${subCategoryId},
        ${productTypeId}, true)::json as attributes`,
  );
  if (row === undefined) throw new Error('a statement without a table has one row');
  return row;
}
