import type { Region } from '#contracts/price.ts';
import { availabilityInWords, dayInWords, type Stated } from './availability/reservation.ts';
import { currencyOf, formatPrice } from './price.ts';

type ChatNumbers = { INR: string; DXB: string };

/**
 * Returns the number for enquiries from a region: the seller's for the region, else the seller's
 * for the other region, else the marketplace's.
 */
export function chatNumberFor(region: Region, seller: ChatNumbers, marketplace: string): string {
  const [first, second] = region === 'AE' ? [seller.DXB, seller.INR] : [seller.INR, seller.DXB];
  return first || second || marketplace;
}

/** Whether enquiries from either region reach the seller itself, not the marketplace. */
export function isReachable({ INR, DXB }: ChatNumbers): boolean {
  return INR !== '' || DXB !== '';
}

/** Returns a link that opens a chat with `number`, with `message` already typed. */
export function chatLink(number: string, message: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}

export type EnquiredProduct = {
  name: string;
  brand: string;
  category: string;
  priceINR: number;
  priceAED: number;
  url: string;
  /** The size that was chosen, such as `EU 42`. */
  size?: string;
} & Partial<Stated>;

/** How an enquiry begins. */
function beginning({ availability, reservedUntil = null }: EnquiredProduct): string {
  if (availability === 'SOLD') return 'Hello, this piece is sold. Do you have one like it?';
  const state =
    reservedUntil === null ? '' : `, which is reserved until ${dayInWords(reservedUntil)}`;
  return `Hello, I would like to know more about this piece${state}:`;
}

/** What is said below one of several pieces, if it cannot be had at once. */
function stateLine({
  availability = 'AVAILABLE',
  reservedUntil = null,
}: EnquiredProduct): string[] {
  if (availability === 'SOLD') return ['Sold: do you have one like it?'];
  return [availabilityInWords({ availability, reservedUntil })].filter((line) => line !== null);
}

/**
 * Returns the message of an enquiry (docs/behaviour/rules.md#chat-links-and-enquiries): brand,
 * name, the region's price, category, URL, reference, and that it is reserved or sold.
 */
export function enquiryMessage(
  product: EnquiredProduct,
  region: Region,
  reference: string,
): string {
  const currency = currencyOf(region);
  const price = formatPrice(currency === 'AED' ? product.priceAED : product.priceINR, currency);
  return [
    beginning(product),
    '',
    `${product.brand} ${product.name}`,
    ...(product.size === undefined ? [] : [`Size: ${product.size}`]),
    `Price: ${price}`,
    `Category: ${product.category}`,
    product.url,
    '',
    `Reference: ${reference}`,
  ].join('\n');
}

/**
 * Returns one message about several of a seller's products, each with its own reference; for one
 * product, the message of a single enquiry.
 */
export function enquiryMessageForSeveral(
  pieces: readonly { product: EnquiredProduct; reference: string }[],
  region: Region,
): string {
  const [only] = pieces;
  if (only && pieces.length === 1) return enquiryMessage(only.product, region, only.reference);
  const currency = currencyOf(region);
  const lines = pieces.flatMap(({ product, reference }, index) => [
    '',
    `${index + 1}. ${product.brand} ${product.name}`,
    `Price: ${formatPrice(currency === 'AED' ? product.priceAED : product.priceINR, currency)}`,
    `Category: ${product.category}`,
    ...stateLine(product),
    product.url,
    `Reference: ${reference}`,
  ]);
  return ['Hello, I would like to know more about these pieces:', ...lines].join('\n');
}

/** Returns the message to a seller from its own page, about no piece in particular. */
export function sellerMessage(seller: string, url: string): string {
  return `Hello ${seller}, I have a question about your pieces:\n${url}`;
}

const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/**
 * Returns a new reference for a click on a chat link: seven characters that are hard to misread.
 */
export function drawReference(random: (length: number) => Uint8Array): string {
  return Array.from(random(7), (byte) => letters[byte % letters.length]).join('');
}
