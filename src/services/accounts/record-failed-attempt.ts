import { listShops } from '#database/queries/accounts/staff.ts';
import type { AccountKey } from '#database/queries/second-factor/factors.ts';
import { afterResponse } from '../after-response.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { isWithin } from '../limit-rate.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { write } from '../write.ts';
import { actorOf } from './account-actor.ts';
import type { Visitor } from './visitor.ts';

/**
 * Writes an audit entry for a wrong password or second factor, at most 20 a day and account so that
 * guessing does not fill the audit. Runs after the response, whose time then tells nothing.
 */
export function recordFailedAttempt(
  context: AppContext,
  { role, id }: AccountKey,
  visitor: Visitor,
  action: 'log-in-failed' | 'second-factor-failed',
): void {
  afterResponse(context, 'a failed log-in could not be noted', async () => {
    if (!(await isWithin(context, 'failures-noted', `${role} ${id}`))) return;
    const after = { device: describeDevice(visitor.userAgent), network: visitor.network };
    await write(context, async (db) => {
      const [shop] = role === 'staff' ? await listShops(db, id) : [];
      const somebody = { role, id, name: 'Somebody not logged in', ...(shop && { shop }) };
      await audit(db, actorOf(somebody), { action, entity: role, entityId: id, after });
    });
  });
}
