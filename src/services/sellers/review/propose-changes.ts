import type { ProfileUpdate } from '#contracts/seller.ts';
import type { ReviewedField } from '#contracts/sellers/seller-review.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import {
  dropChangesOf,
  findWaitingValue,
  proposeChange,
} from '#database/queries/sellers/changes.ts';
import type { lockSeller, SellerChanges } from '#database/queries/sellers.ts';
import { keysOfName, refuseTakenName } from '../names/claim-name.ts';

type Present = NonNullable<Awaited<ReturnType<typeof lockSeller>>>;

const presentOf = (seller: Present): Record<ReviewedField, string> => ({
  name: seller.name,
  INR: seller.chatIndia,
  DXB: seller.chatEmirates,
});

/** Profile fields that take effect at once, and those that wait for review. */
export type Split = { now: SellerChanges; waiting: Partial<Record<ReviewedField, string>> };

/**
 * Proposes an approved seller's new name and chat numbers for review; for other sellers, where a number is
 * removed, and of a seller that never had one, the change takes effect at once. A field sent unchanged leaves a waiting
 * value as it is, since forms send every field. 409 where the name is taken.
 */
export async function proposeChanges(
  db: Database,
  seller: Present,
  input: ProfileUpdate,
  at: Date,
): Promise<Split> {
  const split: Split = { now: {}, waiting: {} };
  const present = presentOf(seller);
  const isFirst = seller.chatIndia === '' && seller.chatEmirates === '' && !seller.hadChatNumber;
  for (const field of ['name', 'INR', 'DXB'] as const) {
    const value = input[field];
    if (value === undefined || value === present[field]) continue;
    if (field === 'name') await refuseTakenName(db, value, seller.id);
    if (!seller.status || value === '' || (isFirst && field !== 'name')) {
      await dropChangesOf(db, seller.id, field);
      Object.assign(split.now, columnsOf(field, value));
      if (seller.status && value === '') split.now.hadChatNumber = true;
    } else if (value !== (await findWaitingValue(db, seller.id, field))) {
      await proposeChange(db, { id: newId(), sellerId: seller.id, field, value, createdAt: at });
      split.waiting[field] = value;
    }
  }
  return split;
}

/** The seller columns of a reviewed value. */
export function columnsOf(field: ReviewedField, value: string): SellerChanges {
  if (field === 'name') return { name: value, ...keysOfName(value) };
  return field === 'INR' ? { chatIndia: value } : { chatEmirates: value };
}
