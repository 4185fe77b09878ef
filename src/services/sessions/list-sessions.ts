import type { Role } from '#contracts/account.ts';
import type { Session } from '#contracts/session.ts';
import { listSessions } from '#database/queries/sessions/sessions.ts';
import type { KnownActor } from '#domain/policy.ts';
import type { AppContext } from '../app-context.ts';
import { IDLE_MS } from './session-limits.ts';

/** Open sessions of an account, the actor's own first; the actor is the owner or an admin. */
export async function sessionsOf(
  context: Pick<AppContext, 'db' | 'now'>,
  actor: KnownActor,
  role: Role,
  accountId: string,
): Promise<Session[]> {
  const now = context.now();
  const seenSince = new Date(now.getTime() - IDLE_MS[role]);
  const rows = await listSessions(context.db, role, accountId, { now, seenSince });
  const first = rows.filter(({ id }) => id === actor.sessionId);
  const others = rows.filter(({ id }) => id !== actor.sessionId);
  return [...first, ...others].map(
    ({ id, device, network, support, createdAt, lastSeenAt, expiresAt }) => ({
      _id: id,
      device,
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
