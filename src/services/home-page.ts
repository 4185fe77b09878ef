import * as calls from '#contracts/calls/home-page.ts';
import { chooseFeaturedSellers as call } from '#contracts/calls/home-page.ts';
import type { FeaturedChoice, TrendingOrder, TrendingPlan } from '#contracts/home-page.ts';
import type { Database } from '#database/database.ts';
import {
  deleteTrendingPiece,
  listFeaturedSellers,
  listTrendingPieces,
  lockSellersOf,
  lockTrendingOrder,
  lockTrendingPiece,
  setFeaturedSellers,
  setTrendingOrder,
  setTrendingPiece,
} from '#database/queries/home-page.ts';
import { lockAnyProduct, updateProduct } from '#database/queries/products/write-product.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { KnownActor } from '#domain/policy.ts';
import { toAdmins } from '#languages/said.ts';
import type { AppContext } from './app-context.ts';
import { audit } from './audit.ts';
import { failure, invalid, notFound, stale } from './failure.ts';
import { readSettings } from './settings/settings.ts';
import { writeAs } from './write.ts';

/** Chooses the sellers of the home page. 409 where others were chosen since, 422 for one who is not active. */
export function chooseFeaturedSellers(
  context: AppContext,
  actor: KnownActor,
  { sellers, was }: FeaturedChoice,
): Promise<void> {
  return writeAs(context, actor, call, async (db, touch) => {
    const wanted = [...new Set(sellers)];
    const locked = await lockSellersOf(db, [...was, ...wanted]);
    const before = await listFeaturedSellers(db);
    const ids = before.map(({ id }) => id);
    if (ids.join() !== was.join()) throw stale();
    const after = wanted.flatMap((id) => locked.find((each) => each.id === id) ?? []);
    const isChoosable = after.every(({ id, active }) => active || ids.includes(id));
    if (after.length < wanted.length || !isChoosable) {
      throw invalid(
        'sellers',
        toAdmins('One of these sellers is no longer active. Reload the page.'),
      );
    }
    if (ids.join() === wanted.join()) return;
    await setFeaturedSellers(db, wanted);
    touch(cacheTags.sellers);
    await audit(db, actor, {
      action: 'choose-featured-sellers',
      entity: 'setting',
      entityId: 'featured-sellers',
      before: { sellers: before.map(({ name }) => name) },
      after: { sellers: after.map(({ name }) => name) },
    });
  });
}

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

/** What comes of a wish that a product trends: that it does, or that it is asked of an admin. */
type Wish = { trending: boolean; asked: boolean };

/** Returns what comes of it where somebody saves a product that trended or did not (docs/behaviour/admin.md#home-page). */
export async function wishOf(
  db: Database,
  actor: KnownActor,
  { before, wanted }: { before: boolean; wanted: boolean },
): Promise<Wish> {
  if (actor.role === 'admin' || before || !wanted) return { trending: wanted, asked: false };
  const isGranted = (await readSettings(db)).trending === 'granted';
  return { trending: !isGranted, asked: isGranted };
}

type Kept = Wish & { before: boolean; now: Date };

/** Keeps what is asked of a product that was just saved, and forgets what its new state ends. Returns whether anything did. */
export async function keepWish(
  db: Database,
  actor: KnownActor,
  productId: string,
  { trending, asked, before, now }: Kept,
): Promise<boolean> {
  if (before && !trending) {
    await deleteTrendingPiece(db, productId);
    return true;
  }
  const known = await lockTrendingPiece(db, productId);
  const decided = decide(known, actor, { trending, asked, before, now });
  if (decided !== null) await setTrendingPiece(db, productId, decided);
  return decided !== null;
}

type Known = Awaited<ReturnType<typeof lockTrendingPiece>>;

function decide(known: Known, { role }: KnownActor, { trending, asked, before, now }: Kept) {
  if (asked) return known?.askedAt ? null : { askedAt: now };
  if (known && trending && !before) return { askedAt: null, startsAt: null };
  return known?.askedAt && role === 'seller' ? { askedAt: null } : null;
}
