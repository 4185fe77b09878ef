import { endSessions } from '#database/queries/accounts.ts';
import type { KnownActor } from '#domain/policy.ts';
import { audit } from '../audit.ts';
import type { Marketplace } from '../marketplace.ts';
import { write } from '../write.ts';
import { refuseSupport } from './refuse-support.ts';

/** Logs an account out everywhere, here included. */
export async function logOutEverywhere(market: Marketplace, actor: KnownActor): Promise<void> {
  refuseSupport(actor);
  await write(market, async (db) => {
    await endSessions(db, actor.role, actor.id);
    await audit(db, actor, {
      action: 'log-out-everywhere',
      entity: actor.role,
      entityId: actor.id,
    });
  });
}
