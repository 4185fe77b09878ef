import type { Region } from '#contracts/price.ts';
import { aboutYourPieces, inEnglish } from '#texts/domain/enquiry-message.ts';
import { awaySeen } from './availability/reservation.ts';

type ChatNumbers = { INR: string; DXB: string };
type Greeted = { name: string; awayUntil: string | null };

/** What holds a seller's number for the enquiries of a region. */
export const chatFields = { IN: 'INR', AE: 'DXB' } as const satisfies Record<
  Region,
  keyof ChatNumbers
>;

/**
 * Returns the number for enquiries from a region: the seller's for the region, else the seller's
 * for the other region, else the marketplace's.
 */
export function chatNumberFor(region: Region, seller: ChatNumbers, marketplace: string): string {
  return seller[chatFields[region]] || seller.INR || seller.DXB || marketplace;
}

/** Whether enquiries from either region reach the seller itself, not the marketplace. */
export function isReachable({ INR, DXB }: ChatNumbers): boolean {
  return INR !== '' || DXB !== '';
}

export const isInIndia = (number: string): boolean => /^\D*91/.test(number);

/** Returns a link that opens a chat with `number`, with `message` already typed. */
export function chatLink(number: string, message: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}

/**
 * Returns the message to a seller's number from its own page, about no product in particular; to one who is away
 * (docs/behaviour/rules.md#vacation), that the shopper has seen it.
 */
export function sellerMessage(seller: Greeted, url: string, number = ''): string {
  const lines = isInIndia(number) ? inEnglish : [];
  const asked = [...lines, aboutYourPieces(seller.name), url].join('\n');
  return seller.awayUntil === null ? asked : `${asked}\n\n${awaySeen(seller.awayUntil)}`;
}

const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/**
 * Returns a new reference for a click on a chat link: seven characters that are hard to misread.
 */
export function drawReference(random: (length: number) => Uint8Array): string {
  return Array.from(random(7), (byte) => letters[byte % letters.length]).join('');
}
