import * as calls from '#contracts/calls/home-page.ts';
import type { TrendingOrder, TrendingPlan } from '#contracts/home-page.ts';
import {
  listTrendingPieces,
  lockTrendingOrder,
  lockTrendingPiece,
  setTrendingOrder,
  setTrendingPiece,
} from '#database/queries/home-page/trending-pieces.ts';
import { lockAnyProduct, updateProduct } from '#database/queries/products/write-product.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { KnownActor } from '#domain/policy.ts';
import { toAdmins } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, invalid, notFound, stale } from '../failure.ts';
import { writeAs } from '../write.ts';

/** Puts trending and planned products in order. 409 where these are others by now, or in another order than `was`. */
export function orderTrending(
  context: AppContext,
  actor: KnownActor,
  { pieces, was }: TrendingOrder,
): Promise<void> {
  return writeAs(context, actor, calls.orderTrending, async (db, touch) => {
    await lockTrendingOrder(db);
    const known = (await listTrendingPieces(db)).filter(({ state }) => state !== 'asked');
    if (known.map(({ _id }) => _id).join() !== was.join()) throw stale();
    const wanted = [...new Set(pieces)];
    const after = wanted.flatMap((id) => known.find(({ _id }) => _id === id) ?? []);
    if (after.length < wanted.length) {
      throw invalid(
        'pieces',
        toAdmins('One of these products is no longer trending. Reload the page.'),
      );
    }
    await setTrendingOrder(db, wanted);
    touch(cacheTags.trending);
    await audit(db, actor, {
      action: 'order-trending',
      entity: 'setting',
      entityId: 'trending',
      before: { order: known.map(({ name }) => name) },
      after: { order: after.map(({ name }) => name) },
    });
  });
}

/** Says from and until when a product trends; what its seller asks is granted with it. 422 for an end that is past. */
export function planTrending(
  context: AppContext,
  actor: KnownActor,
  id: string,
  plan: TrendingPlan,
): Promise<void> {
  const now = context.now();
  const from = plan.from === null ? null : new Date(plan.from);
  const until = plan.until === null ? null : new Date(plan.until);
  if (until && until <= now) throw invalid('until', toAdmins('This time has passed.'));
  return writeAs(context, actor, calls.planTrending, async (db, touch) => {
    const before = await lockAnyProduct(db, id);
    if (before === null) throw notFound('product');
    const was = await lockTrendingPiece(db, id);
    const startsAt = from && from > now ? from : null;
    const trending = startsAt === null;
    if (before.trending !== trending) await updateProduct(db, id, { trending });
    await setTrendingPiece(db, id, { startsAt, endsAt: until, askedAt: null });
    touch(cacheTags.product(id), cacheTags.trending);
    await audit(db, actor, {
      action: 'plan-trending',
      entity: 'product',
      entityId: id,
      sellerId: before.sellerId,
      before: {
        trending: before.trending,
        from: was?.startsAt ?? null,
        until: was?.endsAt ?? null,
      },
      after: { trending, from: startsAt, until },
    });
  });
}

/** Grants or declines what a seller asks. 409 where it does not ask any more. */
export function decideTrending(
  context: AppContext,
  actor: KnownActor,
  id: string,
  granted: boolean,
): Promise<void> {
  return writeAs(context, actor, calls.decideTrending, async (db, touch) => {
    const before = await lockAnyProduct(db, id);
    if (before === null) throw notFound('product');
    const asked = await lockTrendingPiece(db, id);
    if (!asked?.askedAt) {
      throw failure(
        409,
        'not-asked',
        toAdmins('The seller does not ask for it any more, or it is decided.'),
      );
    }
    await setTrendingPiece(db, id, { askedAt: null });
    if (granted && !before.trending) await updateProduct(db, id, { trending: true });
    touch(cacheTags.product(id), cacheTags.trending);
    await audit(db, actor, {
      action: granted ? 'grant-trending' : 'decline-trending',
      entity: 'product',
      entityId: id,
      sellerId: before.sellerId,
      before: { trending: before.trending },
      after: { trending: granted || before.trending },
    });
  });
}
