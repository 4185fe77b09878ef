import type { Database } from '#database/database.ts';
import { countApproved, type StateChanges } from '#database/queries/products/write-product.ts';
import type { KnownActor } from '#domain/policy.ts';
import { readSettings } from '../../settings/read-settings.ts';

/**
 * Returns the state in which a seller's new product begins: down until an admin approves it, where owners have decided
 * so, else as any other, as what an admin adds does.
 */
export async function stateOfNew(
  db: Database,
  { role }: Pick<KnownActor, 'role'>,
  sellerId: string,
  now: Date,
): Promise<StateChanges> {
  if (role === 'admin') return {};
  const { approval } = await readSettings(db);
  if (approval.of === 'none') return {};
  if (approval.of === 'first') {
    const approved = await countApproved(db, sellerId, approval.first);
    if (approved >= approval.first) return {};
  }
  return { takenDownAt: now, takenDownReason: 'not-approved', lookAgainAt: now };
}
