import type { Session } from '#contracts/session.ts';
import { endSessions } from '#database/queries/accounts/accounts.ts';
import type { AccountKey } from '#database/queries/second-factor/factors.ts';
import {
  deleteSession,
  deleteSessions,
  listSessions,
} from '#database/queries/sessions/sessions.ts';
import type { KnownActor } from '#domain/policy.ts';
import { accountOf, backOfficeOf } from '../accounts/account-actor.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { notFound } from '../failure.ts';
import { write } from '../write.ts';
import { sayDevice } from './describe-device.ts';
import { IDLE_MS } from './session-limits.ts';

/** Open sessions of an account, the actor's own first; the actor is the owner or an admin. */
export async function sessionsOf(
  context: Pick<AppContext, 'db' | 'now'>,
  actor: KnownActor,
  { role, id: accountId }: AccountKey,
): Promise<Session[]> {
  const now = context.now();
  const seenSince = new Date(now.getTime() - IDLE_MS[backOfficeOf(role)]);
  const rows = await listSessions(context.db, role, accountId, { now, seenSince });
  const first = rows.filter(({ id }) => id === actor.sessionId);
  const others = rows.filter(({ id }) => id !== actor.sessionId);
  return [...first, ...others].map(
    ({ id, device, network, support, createdAt, lastSeenAt, expiresAt }) => ({
      _id: id,
      device: sayDevice(device),
      network: shownNetwork(network),
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isThis: id === actor.sessionId,
      support,
    }),
  );
}

/** An IPv6 network with its prefix length. */
const shownNetwork = (network: string) => (network.includes(':') ? `${network}::/64` : network);

/** Owner of the session: the actor itself, or a seller whose session an admin ends. */
type Owner = AccountKey;

/** Ends the actor's own session; its token is refused from the next call on. */
export async function logOut(context: AppContext, actor: KnownActor): Promise<void> {
  const { sessionId = '' } = actor;
  const { role, id } = accountOf(actor);
  await write(context, async (db) => {
    const ended = await deleteSession(db, role, id, sessionId);
    if (ended === null) return;
    await audit(db, actor, { action: 'log-out', entity: role, entityId: id, after: ended });
  });
}

/** Ends one session of `owner`; 404 where it has no such session. */
export async function endSession(
  context: AppContext,
  actor: KnownActor,
  owner: Owner,
  sessionId: string,
): Promise<void> {
  await write(context, async (db) => {
    const ended = await deleteSession(db, owner.role, owner.id, sessionId);
    if (ended === null) throw notFound('session');
    await audit(db, actor, {
      action: 'end-session',
      entity: owner.role,
      entityId: owner.id,
      before: ended,
    });
  });
}

/** Ends every session of `owner` except the actor's own. Returns how many. */
export async function endOtherSessions(
  context: AppContext,
  actor: KnownActor,
  owner: Owner,
): Promise<number> {
  const own = accountOf(actor);
  const isOwn = own.role === owner.role && own.id === owner.id;
  return write(context, async (db) => {
    const ended = await deleteSessions(
      db,
      owner.role,
      owner.id,
      isOwn ? actor.sessionId : undefined,
    );
    if (ended > 0) {
      await audit(db, actor, {
        action: isOwn ? 'end-other-sessions' : 'end-sessions',
        entity: owner.role,
        entityId: owner.id,
        after: { ended },
      });
    }
    return ended;
  });
}

/** Ends every session of the account, the actor's own included. */
export async function logOutEverywhere(context: AppContext, actor: KnownActor): Promise<void> {
  const { role, id } = accountOf(actor);
  await write(context, async (db) => {
    await endSessions(db, role, id);
    await audit(db, actor, { action: 'log-out-everywhere', entity: role, entityId: id });
  });
}
