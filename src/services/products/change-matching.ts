import { OTHER_NEEDS_WORDS } from '#contracts/availability/availability.ts';
import type { ProductCard } from '#contracts/product.ts';
import type { BulkAsked } from '#contracts/products/bulk-change.ts';
import type {
  MatchingChange,
  MatchingStep,
  OwnMatchingChange,
} from '#contracts/products/matching-change.ts';
import { MOST_UNDONE } from '#contracts/products/undo.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import { nothing, type ProductPage } from '#database/queries/products/find-product.ts';
import {
  listAllProducts,
  listSellerProducts,
} from '#database/queries/products/managed/list-managed.ts';
import {
  countAllMatching,
  matchingWhere,
} from '#database/queries/products/managed/preview-matching.ts';
import type { AdminActor, KnownActor, SellerActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { failure, invalid, isFailure } from '../failure.ts';
import { changePrices, moveProduct, setAttribute } from './change-fields.ts';
import { removeProduct, setTrending } from './change-products.ts';
import { findManaged } from './save-product.ts';
import { hideProduct } from './states/change-state.ts';
import { availabilityOf, setAvailability, setQuantity } from './states/set-availability.ts';
import { putUp, takeDown } from './states/take-down.ts';

/** Products changed in one step: about a second's work. */
const STEP = 25;

/** Changes a product; `undo` is the change that it is undone with, where that is possible. */
type Change = (id: string, undo: string | undefined) => Promise<unknown>;

/** Changes one step's share of all products that match an admin's filter. */
export async function changeMatching(
  context: AppContext,
  actor: AdminActor,
  asked: MatchingChange,
): Promise<MatchingStep> {
  const { filter, after, only } = asked;
  await refuseOthers(context.db, null, asked);
  const page =
    only === undefined
      ? await listAllProducts(context.db, { ...filter, after, limit: STEP }, 'card')
      : await pageOfOne(context.db, actor, only);
  const change = changeOf(context, actor, asked);
  return changeStep(page, change, asked);
}

/** Changes one step's share of all products of a seller that match its filter. */
export async function changeOwnMatching(
  context: AppContext,
  actor: SellerActor,
  asked: OwnMatchingChange,
): Promise<MatchingStep> {
  const { filter, after, only } = asked;
  await refuseOthers(context.db, actor.id, asked);
  const change = ownChangeOf(context, actor, asked);
  const window = { ...filter, after, limit: STEP };
  const page =
    only === undefined
      ? await listSellerProducts(context.db, actor.id, window)
      : await pageOfOne(context.db, actor, only);
  return changeStep(page, change, asked);
}

/** Throws 409 at the first step where more or fewer match than were shown before it. */
async function refuseOthers(
  db: Database,
  ofSeller: string | null,
  { filter, after, only, previewed }: MatchingChange | OwnMatchingChange,
): Promise<void> {
  if (previewed === undefined || after !== undefined || only !== undefined) return;
  const where = await matchingWhere(db, ofSeller, { filter });
  if ((await countAllMatching(db, where)) === previewed) return;
  throw failure(409, 'changed-meanwhile', said('othersMatchNow'));
}

/** A page that has one product alone. */
async function pageOfOne(db: Database, actor: KnownActor, id: string): Promise<ProductPage> {
  const product = await findManaged(db, actor, id);
  return { ...nothing, json: JSON.stringify([product]), ids: [id], total: 1 };
}

/** Returns how an actor makes each product what is asked for. Throws 422 where that lacks something. */
export const changerOf = (context: AppContext, actor: KnownActor, asked: BulkAsked): Change =>
  actor.role === 'admin'
    ? changeOf(context, actor, asked as MatchingChange)
    : ownChangeOf(context, actor, asked as OwnMatchingChange);

function changeOf(context: AppContext, actor: AdminActor, asked: MatchingChange): Change {
  switch (asked.action) {
    case 'change-prices':
    case 'move':
    case 'set-attribute':
      return fieldsChangeOf(context, actor, asked);
    case 'put-up':
      return (id, undo) => putUp(context, actor, id, { words: '' }, undo);
    case 'take-down':
    case 'delete': {
      const { action, reason, words } = asked;
      if (reason === 'other' && words === '') throw invalid('words', OTHER_NEEDS_WORDS);
      if (action === 'delete') {
        return (id, undo) => removeProduct(context, actor, id, { reason, words }, undo);
      }
      return (id, undo) => takeDown(context, actor, id, { reason, words }, undo);
    }
    default:
      return (id, undo) => setTrending(context, actor, id, asked.action === 'set-trending', undo);
  }
}

/** What sellers and admins change alike. */
function fieldsChangeOf(
  context: AppContext,
  actor: KnownActor,
  asked: Extract<MatchingChange, { action: 'change-prices' | 'move' | 'set-attribute' }>,
): Change {
  switch (asked.action) {
    case 'change-prices':
      return (id, undo) => changePrices(context, actor, id, asked, undo);
    case 'move':
      return (id, undo) => moveProduct(context, actor, id, asked, undo);
    default:
      return (id, undo) => setAttribute(context, actor, id, asked, undo);
  }
}

function ownChangeOf(context: AppContext, actor: KnownActor, asked: OwnMatchingChange): Change {
  if (asked.action === 'hide' || asked.action === 'show') {
    const hidden = asked.action === 'hide';
    return (id, undo) => hideProduct(context, actor, id, { hidden }, undo);
  }
  switch (asked.action) {
    case 'delete':
      return (id, undo) => removeProduct(context, actor, id, undefined, undo);
    case 'change-prices':
    case 'move':
    case 'set-attribute':
      return fieldsChangeOf(context, actor, asked);
    case 'set-quantity':
      return (id, undo) => setQuantity(context, actor, id, asked.quantity, undo);
  }
  const reservedUntil = asked.action === 'reserve' ? asked.reservedUntil : null;
  const next = availabilityOf(
    { availability: availabilities[asked.action], reservedUntil },
    context.now(),
  );
  return (id, undo) => setAvailability(context, actor, id, next, undo);
}

const availabilities = {
  'set-available': 'AVAILABLE',
  reserve: 'RESERVED',
  'set-sold': 'SOLD',
} as const;

/**
 * Changes the products of a page, and returns where the rest begins. Products are taken newest first, so
 * that products added meanwhile are not met, and a product that no longer matches once it is changed
 * makes the step skip none. Each has its own transaction and audit entry; where one is refused the others
 * go on, and the result says which and why. The first step begins a change that can be undone, if it is not of too
 * many; the others go on with it.
 */
async function changeStep(
  page: ProductPage,
  change: Change,
  { after, undo: begun }: Pick<MatchingChange, 'after' | 'undo'>,
): Promise<MatchingStep> {
  const products: Pick<ProductCard, '_id' | 'name'>[] = JSON.parse(page.json);
  const { total, capped = false, next } = page;
  const isFew = !capped && (total ?? 0) <= MOST_UNDONE;
  const undo = begun ?? (after === undefined && isFew ? newId() : undefined);
  const failed: MatchingStep['failed'] = [];
  let waiting = 0;
  for (const { _id, name } of products) {
    try {
      if ((await change(_id, undo)) === 'waits') waiting += 1;
    } catch (error) {
      if (!isFailure(error)) throw error;
      failed.push({ _id, name, message: error.said });
    }
  }
  const done = products.length - failed.length;
  return { done, waiting, failed, total, capped, next, undo: undo ?? null };
}
