import type { SizeValue } from '#contracts/attributes/values.ts';
import type { Database } from '#database/database.ts';
import { listAttributesById } from '#database/queries/attributes/list-attributes.ts';
import {
  type HeldPiece,
  listHolders,
  setHolds,
  takeOverHold,
} from '#database/queries/leads/holds.ts';
import { updateProduct } from '#database/queries/products/write-product.ts';
import { sizeLabels } from '#domain/attributes/size-labels.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { SellerActor } from '#domain/policy.ts';
import { auditedAttributes } from '../attributes/attributes-to-save.ts';
import { audit } from '../audit.ts';
import { tagsOfAttributes } from '../products/changed-tags.ts';
import type { LockedProduct } from '../products/save-product.ts';
import { applyState } from '../products/states/change-state.ts';
import { changeOfAvailability } from '../products/states/set-availability.ts';
import type { Change } from './change-lead.ts';

/** The size of a product where its product comes in it, by the ids of attribute and choice. */
export type SizeOfPiece = {
  attribute: string;
  choice: string;
  available: boolean;
  /** What it is called in enquiries. */
  labels: string[];
  /** Whether the product can be had in another size. */
  areOthers: boolean;
};

/** Returns which size of a product a product was asked for in; null where the product does not come in it. */
export async function sizeOf(
  db: Database,
  { attributes }: LockedProduct,
  label: string,
): Promise<SizeOfPiece | null> {
  if (label === '') return null;
  for (const { _id, kind, scale, choices } of await listAttributesById(
    db,
    Object.keys(attributes),
  )) {
    const sizes = kind === 'size' ? sizesIn(attributes[_id]) : [];
    for (const choice of choices) {
      const labels = sizeLabels(scale, choice.label);
      const size = sizes.find((each) => each.choice === choice._id);
      if (size === undefined || !labels.includes(label)) continue;
      const areOthers = sizes.some((each) => each.available && each !== size);
      return { attribute: _id, ...size, labels, areOthers };
    }
  }
  return null;
}

const sizesIn = (value: LockedProduct['attributes'][string] | undefined): SizeValue[] =>
  Array.isArray(value) ? value.filter((item) => typeof item !== 'string') : [];

type Sold = { product: LockedProduct; size: SizeOfPiece };

/**
 * Sells a product in its size, and the product with its last one. `isReserved`: for this lead, whose reservation
 * ends with that. A size that another lead has sold is this one's then. Returns whether that changes anything.
 */
export async function sellSize(
  change: Change,
  actor: SellerActor,
  { piece, product, size, isReserved }: Sold & { piece: HeldPiece; isReserved: boolean },
  now: Date,
): Promise<boolean> {
  const { db } = change;
  if (!size.available && !isReserved) {
    return takeOverHold(db, piece.id, { productId: product.id, sizes: size.labels });
  }
  await setSize(change, actor, { product, size }, false);
  const isLast = !size.areOthers;
  if (isLast || isReserved)
    await setState(change, actor, product, isLast ? 'SOLD' : 'AVAILABLE', now);
  await setHolds(db, piece.id, true);
  return true;
}

/** Makes a size that was sold available again, and its product where that was sold with it. */
export async function giveSizeBack(
  change: Change,
  actor: SellerActor,
  { product, size }: Sold,
  now: Date,
): Promise<void> {
  await setSize(change, actor, { product, size }, true);
  if (product.availability === 'SOLD') await setState(change, actor, product, 'AVAILABLE', now);
}

async function setSize(
  { db, touch }: Change,
  actor: SellerActor,
  { product, size: { attribute, choice } }: Sold,
  available: boolean,
): Promise<void> {
  const { id, sellerId, attributes } = product;
  const had = sizesIn(attributes[attribute]);
  const sizes = had.map((each) => (each.choice === choice ? { choice, available } : each));
  await updateProduct(db, id, { attributes: { ...attributes, [attribute]: sizes } });
  touch(cacheTags.product(id), ...tagsOfAttributes(product));
  const [before, after] = await auditedAttributes(db, { [attribute]: had }, { [attribute]: sizes });
  await audit(db, actor, {
    action: 'set-size',
    entity: 'product',
    entityId: id,
    sellerId,
    before: { attributes: before },
    after: { attributes: after },
  });
}

/** Sets a product's availability. Other leads keep what they hold: it is of other sizes. */
async function setState(
  { db, touch }: Change,
  actor: SellerActor,
  product: LockedProduct,
  availability: 'AVAILABLE' | 'SOLD',
  now: Date,
): Promise<void> {
  const state = changeOfAvailability(product, { availability, reservedUntil: null }, now);
  if (state === null) return;
  const holders = await listHolders(db, product.id);
  await applyState(db, touch, actor, product, state);
  for (const id of holders) await setHolds(db, id, true);
}
