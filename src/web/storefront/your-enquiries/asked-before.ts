import type { Region } from '#contracts/price.ts';
import type { Product } from '#contracts/product.ts';
import { chatNumberFor } from '#domain/chat-link.ts';
import type { KeptEnquiry } from '../enquiries/kept-enquiries.ts';

type Asked = { id: string; at: string };

/** Returns what `asked` knows that no kept enquiry tells: pieces asked about before these were kept. */
export function askedBefore(
  asked: Readonly<Record<string, string>>,
  kept: readonly KeptEnquiry[],
): Asked[] {
  const told = new Set(kept.flatMap(({ pieces }) => pieces.map(({ id }) => id)));
  return Object.entries(asked)
    .filter(([id]) => !told.has(id) && /^[a-z0-9]{8,32}$/.test(id))
    .map(([id, at]) => ({ id, at }));
}

/**
 * Returns all enquiries, the latest first. Of those from before, what the shop knows of the piece now; a
 * piece that is gone is left out. Its chat is the one that the region's enquiries go to.
 */
export function byMoment(
  kept: readonly KeptEnquiry[],
  earlier: readonly Asked[],
  products: readonly Product[],
  { region, marketplace }: { region: Region; marketplace: string },
): KeptEnquiry[] {
  const known = new Map(products.map((product) => [product._id, product]));
  const before = earlier.flatMap(({ id, at }): KeptEnquiry[] => {
    const product = known.get(id);
    if (!product) return [];
    const { seller, brand, name } = product;
    return [
      {
        reference: '',
        at,
        seller: { id: seller._id, name: seller.name },
        chat: chatNumberFor(region, seller, marketplace),
        pieces: [{ id, brand, name, size: '', quantity: 1 }],
      },
    ];
  });
  return [...kept, ...before].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
