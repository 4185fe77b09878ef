import type { Region } from '#contracts/price.ts';
import type { Product } from '#contracts/product.ts';
import { callPath } from '#domain/call-path.ts';
import { chatLink, chatNumberFor, drawReference, enquiryMessage } from '#domain/chat-link.ts';
import { asked, withAsked } from '#web/ui/product/asked.ts';
import { publicCall } from '#web/ui/public-call.ts';

/** The fields of a product that an enquiry contains; `url` is its absolute address. */
export type Enquired = Pick<
  Product,
  '_id' | 'sku' | 'name' | 'brand' | 'priceINR' | 'priceAED' | 'seller'
> &
  Partial<Pick<Product, 'availability' | 'reservedUntil'>> & {
    category: string;
    url: string;
    size?: string;
  };

/**
 * Returns the chat link for a region's number, with the message typed and marked by `reference`.
 */
export function enquiryLink(
  product: Enquired,
  region: Region,
  marketplaceNumber: string,
  reference: string,
): string {
  const number = chatNumberFor(region, product.seller, marketplaceNumber);
  return chatLink(number, enquiryMessage(product, region, reference));
}

/** Returns a new reference for one enquiry. */
export function newReference(): string {
  return drawReference((length) => crypto.getRandomValues(new Uint8Array(length)));
}

/** Remembers an enquiry, and counts it in the background: never delays or fails the chat. */
export function countEnquiry(reference: string, productId: string, region: Region): void {
  asked.write(withAsked(asked.read(), productId, new Date()));
  const report = JSON.stringify({ reference, productId, region });
  try {
    navigator.sendBeacon(
      `/api${callPath(publicCall('POST /enquiry'))}`,
      new Blob([report], { type: 'application/json' }),
    );
  } catch {
    // Not counted: the user's chat matters more.
  }
}
