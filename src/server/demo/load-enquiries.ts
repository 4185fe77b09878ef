import type { Product } from '#contracts/product.ts';
import { listProducts } from '#database/catalogue/find-products.ts';
import { formWords, pieceNotes, words } from '#demo/catalogue/leads.ts';
import { chatFields, drawReference } from '#domain/chat-link.ts';
import type { AppContext } from '#services/app-context.ts';
import type { AskedPiece } from '#services/leads/merge-pieces.ts';
import { receiveLead } from '#services/leads/receive-lead.ts';
import { daysAgo } from './demo-time.ts';

const ENQUIRIES = 240;
const ENQUIRY_DAYS = 45;

/**
 * Adds enquiries over the last weeks; trending products are asked about most. Some are about several
 * products, and some come by the form: of whom that shop has no chat for, and of a few others.
 */
export async function loadEnquiries(context: AppContext): Promise<void> {
  const { json } = await listProducts(
    context.db,
    { limit: 100 },
    { as: 'whole', withTotal: false },
  );
  const products: Product[] = JSON.parse(json);
  const asked = products.flatMap((each) => (each.trending ? [each, each, each, each] : [each]));
  for (let index = 0; index < ENQUIRIES && asked.length > 0; index += 1) {
    const product = asked[(index * 31) % asked.length];
    if (product === undefined) continue;
    const region = (index * 7 + (index >> 3)) % 11 < 7 ? 'IN' : 'AE';
    const chat = product.seller[chatFields[region]];
    const isForm = chat === '' || index % 17 === 6;
    const moment = daysAgo(context.now(), dayOf(index), index);
    await receiveLead(
      { ...context, now: () => moment },
      {
        reference: referenceOf(index),
        source: isForm ? 'FORM' : 'CHAT',
        pieces: piecesOf(product, products, index),
        message: pick(isForm ? formWords : words, index),
        region,
      },
    );
  }
}

/** One message in five asks about a second or third piece of the shop. */
function piecesOf(first: Product, products: readonly Product[], index: number): AskedPiece[] {
  const others = products.filter(
    ({ _id, sellerId }) => sellerId === first.sellerId && _id !== first._id,
  );
  const from = others.length === 0 ? 0 : index % others.length;
  const more = [...others.slice(from), ...others.slice(0, from)];
  const pieces = [first, ...more.slice(0, index % 5 === 3 ? 1 + (index % 2) : 0)];
  return pieces.map(({ _id, attributes }, offset) => ({
    productId: _id,
    size: sizeOf(attributes, index + offset),
    quantity: index % 23 === 4 ? 2 : 1,
    note: index % 9 === 2 ? pick(pieceNotes, index + offset) : '',
  }));
}

function sizeOf(attributes: Product['attributes'], salt: number): string {
  const sizes = attributes.find(({ kind }) => kind === 'size')?.values ?? [];
  const available = sizes.filter((each) => each.available).map(({ label }) => label);
  return available.length === 0 ? '' : pick(available, salt);
}

const pick = (texts: readonly string[], salt: number) => texts[salt % texts.length] ?? '';

/**
 * Returns the day of an enquiry: more of them recently than weeks ago, and not equally many every
 * day.
 */
function dayOf(index: number): number {
  const share = ((index * 97) % ENQUIRIES) / ENQUIRIES;
  const unevenness = 1 + 0.25 * Math.sin(index * 1.7);
  return Math.floor(share ** (1.15 * unevenness) * ENQUIRY_DAYS);
}

/** Returns the same references each time, so that loading the demo again counts nothing twice. */
function referenceOf(index: number): string {
  return drawReference((length) =>
    Uint8Array.from({ length }, (_, byte) => (index * 37 + byte * 11 + (index >> byte)) % 256),
  );
}
