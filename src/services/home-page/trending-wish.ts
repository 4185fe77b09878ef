import type { Database } from '#database/database.ts';
import {
  deleteTrendingPiece,
  lockTrendingPiece,
  setTrendingPiece,
} from '#database/queries/home-page/trending-pieces.ts';
import type { KnownActor } from '#domain/policy.ts';
import { readSettings } from '../settings/read-settings.ts';

/** What comes of a wish that a product trends: that it does, or that it is asked of an admin. */
export type Wish = { trending: boolean; asked: boolean };

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
