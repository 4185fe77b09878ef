import type { Product } from '#contracts/product.ts';
import { callPath } from '#domain/call-path.ts';
import { chatLink, chatNumberFor, drawReference, isInIndia } from '#domain/chat-link.ts';
import { type EnquiryText, enquiryMessage } from '#domain/enquiries/enquiry-message.ts';
import { language } from '#texts/language.ts';
import { publicCall } from '#web/ui/public-call.ts';
import { keepEnquiry } from './kept-enquiries.ts';

/** A piece as it is asked about; `url` is its absolute address. */
export type Enquired = Pick<
  Product,
  '_id' | 'sku' | 'name' | 'brand' | 'priceINR' | 'priceAED' | 'seller'
> &
  Partial<Pick<Product, 'availability' | 'reservedUntil'>> & {
    category: string;
    addressName?: string;
    url: string;
    size?: string;
    quantity?: number;
    note?: string;
  };

/** What one seller is asked: pieces of that seller alone. */
export type Enquiry = Omit<EnquiryText, 'pieces'> & { pieces: readonly Enquired[] };

/** Returns the number that an enquiry goes to. */
function chatNumberOf({ pieces, region }: Enquiry, marketplaceNumber: string): string {
  const [first] = pieces;
  return first ? chatNumberFor(region, first.seller, marketplaceNumber) : marketplaceNumber;
}

/** Returns the chat link of an enquiry, with its message typed, at most `most` characters of it. */
export function enquiryLink(enquiry: Enquiry, marketplaceNumber: string, most?: number): string {
  const number = chatNumberOf(enquiry, marketplaceNumber);
  return chatLink(number, enquiryMessage({ ...enquiry, toIndia: isInIndia(number) }, most));
}

export function newReference(): string {
  return drawReference((length) => crypto.getRandomValues(new Uint8Array(length)));
}

/**
 * Remembers an enquiry by chat, and reports it in the background: never delays or fails the chat. The
 * same reference counts once.
 */
export function reportEnquiry(enquiry: Enquiry, marketplaceNumber: string): void {
  const { reference, region, words = '' } = enquiry;
  keepEnquiry(enquiry, chatNumberOf(enquiry, marketplaceNumber), new Date());
  const pieces = piecesOf(enquiry.pieces);
  const report = { reference, region, pieces, message: words.trim(), language };
  // Not counted where it fails: the user's chat matters more.
  sendReport(report).catch(() => {});
}

/** Sends a report, again once the browser has done the work that a flooded seller's asks for. */
async function sendReport(report: object): Promise<void> {
  const send = (body: object) =>
    fetch(`/api${callPath(publicCall('POST /enquiry'))}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
    });
  const answer = await send(report);
  if (answer.status !== 428) return;
  const { challenge } = (await answer.json()) as { challenge: string };
  const { solveWork } = await import('./solve-work.ts');
  await send({ ...report, work: await solveWork(challenge) });
}

/** Returns the pieces of an enquiry as the API takes them. */
export function piecesOf(pieces: Enquiry['pieces']) {
  return pieces.map(({ _id, size = '', quantity = 1, note = '' }) => ({
    productId: _id,
    quantity,
    ...(size !== '' && { size }),
    ...(note.trim() !== '' && { note: note.trim() }),
  }));
}
