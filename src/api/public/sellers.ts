import { getSeller, getSellers } from '#contracts/calls/sellers.ts';
import { findActiveSeller, listActiveSellers } from '#database/queries/sellers.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import { presentPublicSeller } from '#services/sellers/present-seller.ts';
import { type PublicRead, publicRead } from '../public-read.ts';

/** Active sellers as shoppers see them. */
export const sellerReads = ({ db }: AppContext): PublicRead[] => [
  publicRead(getSellers, async ({ query }) => {
    const { rows, ...list } = await listActiveSellers(db, query);
    const tags = [cacheTags.sellers, cacheTags.categories];
    return { value: rows.map(presentPublicSeller), tags, list };
  }),

  publicRead(getSeller, async ({ params }) => {
    const row = await findActiveSeller(db, params.id);
    if (row === null) throw notFound('seller');
    const seller = presentPublicSeller(row);
    const categories = seller.categories.map(({ _id }) => cacheTags.category(_id));
    const tags = [cacheTags.seller(seller._id), cacheTags.productsOfSeller(seller._id)];
    return { value: seller, tags: [...tags, ...categories] };
  }),
];
