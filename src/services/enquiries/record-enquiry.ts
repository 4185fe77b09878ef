import type { EnquiryInput } from '#contracts/enquiry.ts';
import { newId } from '#database/new-id.ts';
import { insertEnquiry } from '#database/queries/enquiries.ts';
import type { AppContext } from '../app-context.ts';
import { notFound } from '../failure.ts';
import { write } from '../write.ts';

/**
 * Counts a click on a chat link (docs/behaviour/rules.md#chat-links-and-enquiries). Reported twice,
 * by its reference, it counts once. Name, seller and price are the database's; 404 where the public
 * has no such product.
 */
export async function recordEnquiry(context: AppContext, input: EnquiryInput): Promise<void> {
  const entry = { ...input, id: newId(), createdAt: context.now() };
  const found = await write(context, (db) => insertEnquiry(db, entry));
  if (!found) throw notFound('product');
}
