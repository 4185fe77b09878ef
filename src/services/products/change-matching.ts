import { OTHER_NEEDS_WORDS } from '#contracts/availability/availability.ts';
import type { ProductCard } from '#contracts/product.ts';
import type {
  MatchingChange,
  MatchingStep,
  OwnMatchingChange,
} from '#contracts/products/matching-change.ts';
import { MOST_UNDONE } from '#contracts/products/undo.ts';
import { newId } from '#database/new-id.ts';
import {
  listAllProducts,
  listSellerProducts,
} from '#database/queries/products/managed/list-managed.ts';
import type { ProductPage } from '#database/queries/products/product-page.ts';
import type { KnownActor } from '#domain/policy.ts';
import type { AppContext } from '../app-context.ts';
import { setAttribute } from '../attributes/set-attribute.ts';
import { invalid, isFailure } from '../failure.ts';
import { removeProduct, setTrending } from './change-products.ts';
import { hideProduct } from './states/hide-product.ts';
import { availabilityOf, setAvailability } from './states/set-availability.ts';
import { putUp, takeDown } from './states/take-down.ts';

/** Products changed in one step: about a second's work. */
const STEP = 25;

/** Changes a product; `undo` is the change that it is undone with, where that is possible. */
type Change = (id: string, undo: string | undefined) => Promise<unknown>;

/** Changes one step's share of all products that match an admin's filter. */
export async function changeMatching(
  context: AppContext,
  actor: Extract<KnownActor, { role: 'admin' }>,
  asked: MatchingChange,
): Promise<MatchingStep> {
  const { filter, after } = asked;
  const page = await listAllProducts(context.db, { ...filter, after, limit: STEP }, 'card');
  const change = changeOf(context, actor, asked);
  if (asked.action !== 'delete') return changeStep(page, change, asked);
  return { ...(await changeStep(page, change, {})), undo: null };
}

/** Changes one step's share of all products of a seller that match its filter. */
export async function changeOwnMatching(
  context: AppContext,
  actor: Extract<KnownActor, { role: 'seller' }>,
  asked: OwnMatchingChange,
): Promise<MatchingStep> {
  const { filter, after } = asked;
  const change = ownChangeOf(context, actor, asked);
  const window = { ...filter, after, limit: STEP };
  return changeStep(await listSellerProducts(context.db, actor.id, window), change, asked);
}

function changeOf(
  context: AppContext,
  actor: Extract<KnownActor, { role: 'admin' }>,
  asked: MatchingChange,
): Change {
  switch (asked.action) {
    case 'delete':
      return (id) => removeProduct(context, actor, id);
    case 'set-attribute': {
      const { attribute, value } = asked;
      return (id, undo) => setAttribute(context, actor, id, { attribute, value }, undo);
    }
    case 'put-up':
      return (id, undo) => putUp(context, actor, id, { words: '' }, undo);
    case 'take-down': {
      const { reason, words } = asked;
      if (reason === 'other' && words === '') throw invalid('words', OTHER_NEEDS_WORDS);
      return (id, undo) => takeDown(context, actor, id, { reason, words }, undo);
    }
    default:
      return (id, undo) => setTrending(context, actor, id, asked.action === 'set-trending', undo);
  }
}

function ownChangeOf(context: AppContext, actor: KnownActor, asked: OwnMatchingChange): Change {
  if (asked.action === 'hide' || asked.action === 'show') {
    const hidden = asked.action === 'hide';
    return (id, undo) => hideProduct(context, actor, id, { hidden }, undo);
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
  for (const { _id, name } of products) {
    try {
      await change(_id, undo);
    } catch (error) {
      if (!isFailure(error)) throw error;
      failed.push({ _id, name, message: error.message });
    }
  }
  const done = products.length - failed.length;
  return { done, failed, total, capped, next, undo: undo ?? null };
}
