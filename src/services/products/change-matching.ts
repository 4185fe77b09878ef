import { OTHER_NEEDS_WORDS } from '#contracts/availability/availability.ts';
import type { ProductCard } from '#contracts/product.ts';
import type {
  MatchingChange,
  MatchingStep,
  OwnMatchingChange,
} from '#contracts/products/matching-change.ts';
import { listAllProducts, listSellerProducts } from '#database/queries/products/list-managed.ts';
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

type Change = (id: string) => Promise<unknown>;

/** Changes one step's share of all products that match an admin's filter. */
export async function changeMatching(
  context: AppContext,
  actor: Extract<KnownActor, { role: 'admin' }>,
  asked: MatchingChange,
): Promise<MatchingStep> {
  const { filter, after } = asked;
  const page = await listAllProducts(context.db, { ...filter, after, limit: STEP }, 'card');
  return changeStep(page, changeOf(context, actor, asked));
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
  return changeStep(await listSellerProducts(context.db, actor.id, window), change);
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
      return (id) => setAttribute(context, actor, id, { attribute, value });
    }
    case 'put-up':
      return (id) => putUp(context, actor, id, { words: '' });
    case 'take-down': {
      const { reason, words } = asked;
      if (reason === 'other' && words === '') throw invalid('words', OTHER_NEEDS_WORDS);
      return (id) => takeDown(context, actor, id, { reason, words });
    }
    default:
      return (id) => setTrending(context, actor, id, asked.action === 'set-trending');
  }
}

function ownChangeOf(context: AppContext, actor: KnownActor, asked: OwnMatchingChange): Change {
  if (asked.action === 'hide' || asked.action === 'show') {
    const hidden = asked.action === 'hide';
    return (id) => hideProduct(context, actor, id, { hidden });
  }
  const reservedUntil = asked.action === 'reserve' ? asked.reservedUntil : null;
  const next = availabilityOf(
    { availability: availabilities[asked.action], reservedUntil },
    context.now(),
  );
  return (id) => setAvailability(context, actor, id, next);
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
 * go on, and the result says which and why.
 */
async function changeStep(page: ProductPage, change: Change): Promise<MatchingStep> {
  const products: Pick<ProductCard, '_id' | 'name'>[] = JSON.parse(page.json);
  const failed: MatchingStep['failed'] = [];
  for (const { _id, name } of products) {
    try {
      await change(_id);
    } catch (error) {
      if (!isFailure(error)) throw error;
      failed.push({ _id, name, message: error.message });
    }
  }
  const { total, capped = false, next } = page;
  return { done: products.length - failed.length, failed, total, capped, next };
}
