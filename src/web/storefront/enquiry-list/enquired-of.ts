import { basePath } from '#texts/language.ts';
import { addresses } from '#web/ui/addresses.ts';
import { UNSURE } from '#web/ui/product/enquiry-list.ts';
import type { Enquired } from '../enquiries/enquiry.ts';
import type { Listed } from './own-list.tsx';
import type { PageListed } from './page-listed.ts';

/** Returns a piece of the shop as it is asked about; `origin` is this marketplace's. */
export function asEnquired(product: PageListed, origin: string): Enquired {
  const { sizes: _, sizeName: __, picture: ___, ...piece } = product;
  return { ...piece, url: origin + basePath + addresses.product(product) };
}

/** Returns a piece of the list as it is asked about. A size that is gone is left out. */
export function enquiredOf({ listed, product }: Listed, origin: string): Enquired {
  const { size, quantity, note } = listed;
  const hasSize = product.sizes.includes(size);
  return { ...asEnquired(product, origin), quantity, note, ...(hasSize && { size }) };
}

/** Whether a piece comes in sizes and its reader has said nothing of them. */
export const lacksSize = ({ listed: { size }, product: { sizes } }: Listed): boolean =>
  sizes.length > 0 && size !== UNSURE && !sizes.includes(size);
