import type { ProductSeller } from '#contracts/product.ts';
import { chatNumberFor } from '#domain/chat-link.ts';
import { formatPhone } from '#domain/phone.ts';
import { remember } from '#web/ui/browser/remember.ts';

const shownPhone = remember(formatPhone);

export type ShownPhones = { IN: string; AE: string };

/**
 * Returns a seller's numbers in both regions as they are shown. The numbering plans are too heavy for what
 * pages load at first: this is for loaders, and for what is loaded when it is needed.
 */
export function shownPhones(seller: Pick<ProductSeller, 'INR' | 'DXB'>): ShownPhones {
  return {
    IN: shownPhone(chatNumberFor('IN', seller, '')),
    AE: shownPhone(chatNumberFor('AE', seller, '')),
  };
}
