import {
  type PrivateFacts,
  type PrivateFactValues,
  privateFactNames,
  setPrivateFacts,
} from '#contracts/products/private-facts.ts';
import type { Database } from '#database/database.ts';
import { findSellerProduct } from '#database/queries/products/find-product.ts';
import {
  listPrivateFacts,
  type StoredFacts,
  writePrivateFacts,
} from '#database/queries/products/private-facts.ts';
import type { KnownActor, SellerActor } from '#domain/policy.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { notFound, stale } from '../failure.ts';
import { writeAs } from '../write.ts';
import { type LockedProduct, lockManaged } from './save-product.ts';

/** Facts of which nothing is written. */
export const noFacts: PrivateFactValues = {
  costINR: null,
  costAED: null,
  supplier: '',
  privateNotes: '',
};

/** Returns what a seller alone knows of one of its products. 404 for another's. */
export async function readPrivateFacts(
  db: Database,
  actor: SellerActor,
  productId: string,
): Promise<PrivateFacts> {
  if ((await findSellerProduct(db, actor.id, productId)) === null) throw notFound('product');
  return presentFacts((await listPrivateFacts(db, [productId])).get(productId));
}

/** Writes it down; the audit names what was changed, and no values. 409 where it was changed since. */
export async function changePrivateFacts(
  context: AppContext,
  actor: SellerActor,
  productId: string,
  { version, ...values }: PrivateFactValues & { version?: number | undefined },
): Promise<PrivateFacts> {
  return writeAs(context, actor, setPrivateFacts, async (db) => {
    const product = await lockManaged(db, actor, productId);
    if (product === null) throw notFound('product');
    const had = (await listPrivateFacts(db, [productId])).get(productId);
    if (version !== undefined && version !== (had?.version ?? 0)) throw stale();
    const isOther = await savePrivateFacts(db, actor, product, had, values);
    return presentFacts({ ...values, version: (had?.version ?? 0) + (isOther ? 1 : 0) });
  });
}

/** Returns the names of the facts that differ. */
export const changedFacts = (
  had: PrivateFactValues | undefined,
  values: Partial<PrivateFactValues>,
) =>
  privateFactNames.filter(
    (name) => values[name] !== undefined && values[name] !== (had ?? noFacts)[name],
  );

/** Saves what is changed of a locked product's facts. Returns whether anything is. */
export async function savePrivateFacts(
  db: Database,
  actor: KnownActor,
  { id, sellerId }: Pick<LockedProduct, 'id' | 'sellerId'>,
  had: PrivateFactValues | undefined,
  values: Partial<PrivateFactValues>,
): Promise<boolean> {
  const changed = changedFacts(had, values);
  if (changed.length === 0) return false;
  const { costINR, costAED, supplier, privateNotes } = { ...noFacts, ...had, ...values };
  await writePrivateFacts(db, [{ productId: id, costINR, costAED, supplier, privateNotes }]);
  await audit(db, actor, {
    ...{ action: 'set-private-facts', entity: 'product', entityId: id, sellerId },
    after: { changed },
  });
  return true;
}

const presentFacts = (stored: Omit<StoredFacts, 'productId'> | undefined): PrivateFacts => {
  const { costINR, costAED, supplier, privateNotes, version } = stored ?? {
    ...noFacts,
    version: 0,
  };
  const amount = (cost: string | null) => (cost === null ? null : Number(cost));
  return { costINR: amount(costINR), costAED: amount(costAED), supplier, privateNotes, version };
};
