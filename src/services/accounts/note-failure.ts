import type { Role } from '#contracts/account.ts';
import { afterAnswer } from '../after-answer.ts';
import { audit } from '../audit.ts';
import { isWithin } from '../limit-rate.ts';
import type { Marketplace } from '../marketplace.ts';
import { deviceInWords } from '../sessions/device-words.ts';
import { write } from '../write.ts';
import { actorOf } from './account-actor.ts';
import type { Visitor } from './visitor.ts';

/**
 * Leaves a trace of a wrong password or second factor, at most so many a day: whoever guesses must not
 * fill the audit. It is written after the answer, whose time tells nobody whether there is such an
 * account.
 */
export function noteFailure(
  market: Marketplace,
  role: Role,
  { id }: { id: string },
  visitor: Visitor,
  action: 'log-in-failed' | 'second-factor-failed',
): void {
  afterAnswer(market, 'a failed log-in could not be noted', async () => {
    if (!(await isWithin(market, 'failures-noted', `${role} ${id}`))) return;
    const after = { device: deviceInWords(visitor.userAgent), network: visitor.network };
    await write(market, (db) =>
      audit(db, actorOf(role, { id, name: 'Somebody not logged in' }), {
        action,
        entity: role,
        entityId: id,
        after,
      }),
    );
  });
}
