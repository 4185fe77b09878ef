import type { Region } from '#contracts/price.ts';
import type { Product } from '#contracts/product.ts';
import { callPath } from '#domain/call-path.ts';
import { chatLink, chatNumberFor, drawReference, enquiryMessage } from '#domain/chat-link.ts';
import { publicCall } from '#web/ui/api-client.ts';

/** What an enquiry needs to know of a product; `url` is its absolute address. */
export type Enquired = Pick<
  Product,
  '_id' | 'sku' | 'name' | 'brand' | 'priceINR' | 'priceAED' | 'seller'
> & { category: string; url: string };

/** The chat with a region's number, the message typed in and found again by `reference`. */
export function enquiryLink(
  product: Enquired,
  region: Region,
  marketplaceNumber: string,
  reference: string,
): string {
  const number = chatNumberFor(region, product.seller, marketplaceNumber);
  return chatLink(number, enquiryMessage(product, region, reference));
}

/** A reference of its own for one enquiry. */
export function newReference(): string {
  return drawReference((length) => crypto.getRandomValues(new Uint8Array(length)));
}

/** Has an enquiry counted, beside the way to the chat: never holds it up, never fails it. */
export function countEnquiry(reference: string, productId: string, region: Region): void {
  const report = JSON.stringify({ reference, productId, region });
  try {
    navigator.sendBeacon(
      `/api${callPath(publicCall('POST /enquiry'))}`,
      new Blob([report], { type: 'application/json' }),
    );
  } catch {
    // Uncounted: the reader's chat matters more.
  }
}
