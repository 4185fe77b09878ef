import type { Product } from '#contracts/product.ts';
import { newId } from '#database/new-id.ts';
import { insertSubscriber } from '#database/queries/newsletter.ts';
import { listPublishedProducts } from '#database/queries/products/list-published.ts';
import { contactMessages, subscribers } from '#demo/catalogue/messages.ts';
import { drawReference } from '#domain/chat-link.ts';
import type { AppContext } from '#services/app-context.ts';
import { leaveMessage, recordEnquiry } from '#services/inbox.ts';
import { daysAgo } from './demo-time.ts';

const ENQUIRIES = 240;
const ENQUIRY_DAYS = 45;

/**
 * Adds enquiries over the last weeks and the messages in the inboxes; trending products are asked
 * about most.
 */
export async function loadMessages(context: AppContext): Promise<void> {
  const now = context.now();
  const at = (days: number, salt: number): AppContext => {
    const moment = daysAgo(now, days, salt);
    return { ...context, now: () => moment };
  };
  for (const [index, { email, daysAgo: days }] of subscribers.entries()) {
    const createdAt = at(days, index).now();
    await insertSubscriber(context.db, { id: newId(), email, createdAt, confirmedAt: createdAt });
  }
  for (const [index, { name, email, message, daysAgo: days }] of contactMessages.entries()) {
    await leaveMessage(at(days, index), { name, email, message });
  }
  const { json } = await listPublishedProducts(context.db, { limit: 100 });
  const products: Product[] = JSON.parse(json);
  const asked = products.flatMap((each) => (each.trending ? [each, each, each, each] : [each]));
  for (let index = 0; index < ENQUIRIES && asked.length > 0; index += 1) {
    const product = asked[(index * 31) % asked.length];
    if (product === undefined) continue;
    await recordEnquiry(at(dayOf(index), index), {
      reference: referenceOf(index),
      productId: product._id,
      region: (index * 7 + (index >> 3)) % 11 < 7 ? 'IN' : 'AE',
    });
  }
}

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
    Uint8Array.from({ length }, (_, place) => (index * 37 + place * 11 + (index >> place)) % 256),
  );
}
