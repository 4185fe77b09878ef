import type { MetRule } from '#contracts/products/product-review.ts';
import type { Settings } from '#contracts/settings.ts';
import type { Database } from '#database/database.ts';
import { keepReview } from '#database/queries/products/product-review.ts';
import {
  countApproved,
  type StateChanges,
  updateProduct,
} from '#database/queries/products/write-product.ts';
import type { KnownActor } from '#domain/policy.ts';
import { readSettings } from '../../settings/settings.ts';
import { ALL, type Checked, metRules } from '../review/hold-edit.ts';
import type { LockedProduct } from '../save-product.ts';

/** A new product, and the ids of its pictures and videos. */
type NewPiece = Pick<Checked, 'values' | 'attributes' | 'media'>;

/**
 * Returns the state in which a seller's new product begins: down until an admin approves it, where owners have decided
 * so or it meets a rule of theirs, else as any other, as what an admin adds does.
 */
export async function stateOfNew(
  db: Database,
  { role }: Pick<KnownActor, 'role'>,
  sellerId: string,
  piece: NewPiece,
  now: Date,
): Promise<{ state: StateChanges; met: MetRule[] }> {
  if (role === 'admin') return { state: {}, met: [] };
  const { approval, rules } = await readSettings(db);
  const met = await metRules(db, rules, { ...piece, id: '', sellerId, changed: ALL });
  const waits = met.length > 0 || (await isApprovedFirst(db, sellerId, approval));
  return { state: waits ? notApproved(now) : {}, met };
}

const notApproved = (now: Date) =>
  ({ takenDownAt: now, takenDownReason: 'not-approved', lookAgainAt: now }) as const;

/**
 * Holds a product back that its seller has deleted and brings back, where it meets a rule by now. What was in the shop
 * needs no other approval to be there again.
 */
export async function holdRestored(
  db: Database,
  { role }: Pick<KnownActor, 'role'>,
  product: LockedProduct,
  now: Date,
): Promise<void> {
  if (role === 'admin') return;
  const { id, sellerId, attributes } = product;
  const media = product.media.map(({ mediaId }) => mediaId);
  const { rules } = await readSettings(db);
  const checked = { id, sellerId, values: product, attributes, media, changed: ALL };
  const met = await metRules(db, rules, checked);
  if (met.length === 0) return;
  if (product.takenDownAt === null) await updateProduct(db, id, notApproved(now));
  await keepReview(db, { productId: id, met, at: now });
}

async function isApprovedFirst(
  db: Database,
  sellerId: string,
  { of, first }: Settings['approval'],
): Promise<boolean> {
  if (of !== 'first') return of === 'all';
  return (await countApproved(db, sellerId, first)) < first;
}
