import { and, asc, eq, lt } from 'drizzle-orm';
import { type Database, firstRow } from '../../database.ts';
import { mediaAsset } from '../../schema/media.ts';
import { productReview, productReviewMedia } from '../../schema/products/product-review.ts';
import { type MediaAssetRow, mediaColumns } from '../media/media-columns.ts';

const { state, changes, before, mediaBefore, words, met, at } = productReview;
const columns = { state, changes, before, mediaBefore, words, met, at };

export type Review = Pick<typeof productReview.$inferSelect, keyof typeof columns>;

/** What is to be looked at of a product; `media` are the ids of what it is to have, null where they stay. */
export type KeptReview = Omit<typeof productReview.$inferInsert, 'mediaBefore'> & {
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
