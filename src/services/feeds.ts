import { randomBytes } from 'node:crypto';
import type { OwnFeed } from '#contracts/feeds.ts';
import { findFeedSecret, listFeedProblems, setFeedSecret } from '#database/queries/feeds.ts';
import type { SellerActor } from '#domain/policy.ts';
import type { AppContext } from './app-context.ts';
import { audit } from './audit.ts';
import { notFound } from './failure.ts';
import { write } from './write.ts';

const MOST_PROBLEMS = 100;

const pathOf = (secret: string) => `/feeds/${secret}`;

/** Returns the newest products that receivers of feeds would refuse: of a seller, or of all. */
export const readFeedProblems = ({ db }: AppContext, ofSeller: string | null) =>
  listFeedProblems(db, ofSeller, MOST_PROBLEMS);

/** Returns where a seller's feeds are found, and what receivers would refuse of its products. */
export async function readOwnFeed(context: AppContext, sellerId: string): Promise<OwnFeed> {
  const secret = await findFeedSecret(context.db, sellerId);
  if (secret === undefined) throw notFound('seller');
  return {
    path: secret && pathOf(secret),
    problems: await readFeedProblems(context, sellerId),
  };
}

/** Gives a seller's feeds an address, or a new one: at the former nothing is found from then on. */
export function renewFeedAddress(
  context: AppContext,
  actor: SellerActor,
): Promise<{ path: string }> {
  return write(context, async (db) => {
    const before = await findFeedSecret(db, actor.id);
    if (before === undefined) throw notFound('seller');
    const secret = randomBytes(18).toString('base64url');
    await setFeedSecret(db, actor.id, secret);
    await audit(db, actor, {
      action: 'renew-feed-address',
      entity: 'seller',
      entityId: actor.id,
      before: { feeds: before === null ? 'no address' : 'an address' },
      after: { feeds: 'a new address' },
    });
    return { path: pathOf(secret) };
  });
}
