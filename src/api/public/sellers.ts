import { getSeller, getSellers } from '#contracts/calls/sellers.ts';
import type { PublicSeller } from '#contracts/seller.ts';
import { findActiveSeller, listActiveSellers } from '#database/queries/sellers.ts';
import { endOfDay } from '#domain/availability/reservation.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import { presentPublicSeller } from '#services/sellers/present-seller.ts';
import { type PublicRead, publicRead } from '../public-read.ts';
import { tagsUntil } from './products/product-tags.ts';

/** Active sellers as shoppers see them. */
export const sellerReads = ({ db }: AppContext): PublicRead[] => [
  publicRead(getSellers, async ({ query }) => {
    const { rows, ...list } = await listActiveSellers(db, query);
    const value = rows.map(presentPublicSeller);
    return { value, tags: [cacheTags.sellers, ...value.flatMap(tagsOfShown)], list };
  }),

  publicRead(getSeller, async ({ params }) => {
    const row = await findActiveSeller(db, params.id);
    if (row === null) throw notFound('seller');
    const seller = presentPublicSeller(row);
    return { value: seller, tags: tagsOfShown(seller) };
  }),
];

/** The tags of a seller shown with its categories and how many products each has. */
function tagsOfShown({ _id, categories, awayUntil }: PublicSeller): string[] {
  const until = awayUntil === null ? null : endOfDay(awayUntil).toISOString();
  return [
    cacheTags.seller(_id),
    cacheTags.productsOfSeller(_id),
    ...categories.map(labelOf),
    ...tagsUntil(until),
  ];
}

const labelOf = ({ _id }: { _id: string }) => cacheTags.label(_id);
