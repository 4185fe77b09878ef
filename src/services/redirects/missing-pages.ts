import { dismissMissingPage as dismissMissingPageCall } from '#contracts/calls/missing-pages.ts';
import { onePath } from '#contracts/redirect.ts';
import { countMissingPage, dropMissingPages } from '#database/queries/missing-pages.ts';
import type { KnownActor } from '#domain/policy.ts';
import { pathOfIds } from '#domain/redirected-path.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { notFound } from '../failure.ts';
import { limitRate } from '../limit-rate.ts';
import { isRobot } from '../visitors/is-robot.ts';
import { writeAs } from '../write.ts';
import { whereMoved } from './redirects.ts';

/** For how long an address is listed that nobody meets any more. */
export const MISSING_PAGES_KEPT_DAYS = 30;

type Met = { path: string; network: string; agent: string | undefined };

/** Counts that a person met no page at an address of the shop (docs/behaviour/admin.md#redirects); programs do not count. */
export async function noteMissingPage(context: AppContext, met: Met): Promise<void> {
  if (isRobot(met.agent)) return;
  await limitRate(context, 'missing-page-address', met.network);
  const path = pathOfIds(onePath(met.path));
  if ((await whereMoved(context.db, path)) !== null) return;
  await countMissingPage(context.db, path, context.now());
}

/** Forgets an address until somebody meets it again. */
export function forgetMissingPage(
  context: AppContext,
  actor: KnownActor,
  path: string,
): Promise<void> {
  return writeAs(context, actor, dismissMissingPageCall, async (db) => {
    if ((await dropMissingPages(db, path)) === 0) throw notFound('address');
    await audit(db, actor, { action: 'dismiss-missing-page', entity: 'redirect', entityId: path });
  });
}
