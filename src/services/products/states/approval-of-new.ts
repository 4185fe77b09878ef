import type { ProductValues } from '#contracts/product.ts';
import { fieldNames } from '#contracts/product-fields.ts';
import type { MetRule } from '#contracts/products/product-review.ts';
import type { Settings } from '#contracts/settings.ts';
import type { Database } from '#database/database.ts';
import { countApproved, type StateChanges } from '#database/queries/products/write-product.ts';
import type { KnownActor } from '#domain/policy.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { metRules } from '../review/met-rules.ts';

/** A new product, and the ids of its pictures and videos. */
type NewPiece = { values: ProductValues; media: readonly string[] };

/**
 * Returns the state in which a seller's new product begins: down until an admin approves it, where owners have decided
 * so or it meets a rule of theirs, else as any other, as what an admin adds does.
 */
export async function stateOfNew(
  db: Database,
  { role }: Pick<KnownActor, 'role'>,
  sellerId: string,
  { values, media }: NewPiece,
  now: Date,
): Promise<{ state: StateChanges; met: MetRule[] }> {
  if (role === 'admin') return { state: {}, met: [] };
  const { approval, rules } = await readSettings(db);
  const changed = new Set(fieldNames);
  const met = await metRules(db, rules, { id: '', sellerId, values, changed, media });
  const waits = met.length > 0 || (await isApprovedFirst(db, sellerId, approval));
  const state = { takenDownAt: now, takenDownReason: 'not-approved', lookAgainAt: now };
  return { state: waits ? state : {}, met };
}

async function isApprovedFirst(
  db: Database,
  sellerId: string,
  { of, first }: Settings['approval'],
): Promise<boolean> {
  if (of !== 'first') return of === 'all';
  return (await countApproved(db, sellerId, first)) < first;
}
