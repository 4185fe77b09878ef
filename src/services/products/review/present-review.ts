import type { ManagedProduct } from '#contracts/product.ts';
import { type ProductField, recordOf } from '#contracts/product-fields.ts';
import { ChangedPart, type ProductReview } from '#contracts/products/product-review.ts';
import type { Database } from '#database/database.ts';
import {
  findReview,
  listReviewMedia,
  readProposed,
} from '#database/queries/products/product-review.ts';
import type { KnownActor } from '#domain/policy.ts';
import { withTranslated } from '#languages/translations.ts';
import type { AppContext } from '../../app-context.ts';
import { notFound } from '../../failure.ts';
import { presentMedia } from '../../media/present-media.ts';
import { write } from '../../write.ts';
import { findManaged, lockManaged } from '../save-product.ts';
import { collisionsOf } from './decide-edit.ts';

/** Returns a product beside its proposed edit: a seller's own, or any for an admin. */
export function reviewProduct(
  context: AppContext,
  actor: KnownActor,
  id: string,
): Promise<ProductReview> {
  // Locked, so that both are of one version.
  return write(context, async (db) => {
    const product = await lockManaged(db, actor, id);
    if (product === null) throw notFound('product');
    const present = await findManaged(db, actor, id);
    const review = await findReview(db, id);
    const met = actor.role === 'admin' && product.lookAgainAt ? (review?.met ?? []) : [];
    if (review?.state !== 'waiting' && review?.state !== 'declined') {
      return { present, proposed: null, changed: [], collides: [], met };
    }
    const media = review.mediaBefore && (await listReviewMedia(db, id));
    const changed = ChangedPart.options.filter((part) => part in review.changes);
    return {
      present,
      proposed: {
        ...(await withValues(db, present, { ...product, ...review.changes })),
        ...(media && shownMedia(present, media)),
      },
      changed: media ? [...changed, 'media'] : changed,
      collides: collisionsOf(product, review, media?.map((each) => each.id) ?? null),
      met,
    };
  });
}

type Media = Awaited<ReturnType<typeof listReviewMedia>>;

function shownMedia({ name }: ManagedProduct, rows: Media) {
  const media = rows.map((row) => presentMedia(row, name));
  const urls = (of: string) => media.filter(({ kind }) => kind === of).map(({ url }) => url);
  return { media, images: urls('image'), videos: urls('video') };
}

type Values = Parameters<typeof readProposed>[1] & Record<ProductField, unknown>;

/** A product with other values. */
async function withValues(
  db: Database,
  present: ManagedProduct,
  values: Values,
): Promise<ManagedProduct> {
  const texts = [...withTranslated('name', 'description'), 'brand'] as const;
  const prices = ['priceINR', 'priceAED', 'originalPrice', 'originalPriceAED'] as const;
  return {
    ...present,
    ...(recordOf(texts, (name) => values[name]) as Partial<ManagedProduct>),
    ...Object.fromEntries(
      prices.map((price) => [price, values[price] === null ? null : Number(values[price])]),
    ),
    ...(await readProposed(db, values)),
  };
}
