import type { Role, Session } from '#contracts/account.ts';
import { newId } from '#database/new-id.ts';
import { endSessions, setLanguage } from '#database/queries/accounts/accounts.ts';
import type { AccountKey } from '#database/queries/second-factor.ts';
import {
  deleteSession,
  deleteSessions,
  endForgottenSessions,
  insertSession,
  listSessions,
  recordDevice,
} from '#database/queries/sessions/sessions.ts';
import type { KnownActor } from '#domain/policy.ts';
import { DAY_MS } from '#domain/time/days.ts';
import { accountOf, actorOf, backOfficeOf, type Holder } from '../accounts/account-actor.ts';
import { newDeviceMail } from '../accounts/account-mails.ts';
import { issueToken } from '../accounts/tokens.ts';
import type { Visitor } from '../accounts/visitor.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { notFound } from '../failure.ts';
import { write } from '../write.ts';
import { describeDevice, hashDeviceKey, newDeviceKey, sayDevice } from './describe-device.ts';

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

/** `deviceKey` is stored by the browser, so that the device is recognised at its next log-in. */
export type OpenedSession = { token: string; deviceKey: string };

/**
 * Opens a session for an authenticated account: audits the log-in, mails the owner if the device is
 * new and the address theirs, and returns the token. From now on a seller or member of staff is mailed in the language of the pages that it has logged in on.
 */
export async function openSession(
  context: AppContext,
  account: Holder,
  visitor: Visitor,
): Promise<OpenedSession> {
  const { role, shop } = account;
  const { network } = visitor;
  const now = context.now();
  const deviceKey = visitor.deviceKey ?? newDeviceKey();
  const deviceHash = hashDeviceKey(deviceKey);
  const device = describeDevice(visitor.userAgent);
  const session = {
    id: newId(),
    expiresAt: new Date(now.getTime() + LONGEST_MS[backOfficeOf(role)]),
  };
  const owner = { role, accountId: account.id };
  await write(context, async (db, _touch, send) => {
    const known = await recordDevice(
      db,
      { ...owner, keyHash: deviceHash },
      { now, kept: MOST_DEVICES },
    );
    const seen = { createdAt: now, lastSeenAt: now };
    const of = { ...owner, ...(shop && { sellerId: shop.id }) };
    await insertSession(db, { ...session, ...of, ...seen, device, deviceHash, network });
    await endForgottenSessions(db, role, account.id, MOST_SESSIONS);
    await audit(db, actorOf(account), {
      action: known ? 'log-in' : 'log-in-from-new-device',
      entity: role,
      entityId: account.id,
      after: { device, network },
    });
    const language = (role !== 'admin' && visitor.language) || account.language;
    if (role !== 'admin' && language !== account.language) {
      await setLanguage(db, role, account.id, language);
    }
    const reader = { ...account, language };
    if (!known && account.isConfirmed) {
      send(newDeviceMail(context, role, reader, { device, network, at: now }));
    }
  });
  return { token: await issueToken(context, account, session), deviceKey };
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Longest life of a session: an admin's working day, a seller's month. */
export const LONGEST_MS: Record<Role, number> = { admin: 12 * HOUR_MS, seller: 30 * DAY_MS };

/** Idle time after which a session ends. */
export const IDLE_MS: Record<Role, number> = { admin: 2 * HOUR_MS, seller: 14 * DAY_MS };

/** Longest life of a support session. */
export const SUPPORT_MS = HOUR_MS;

/** Interval at which "last seen" is written, so that not every call writes. */
export const SEEN_STEP_MS = 5 * MINUTE_MS;

/** Sessions of an account; a new one past this ends the one seen longest ago. */
export const MOST_SESSIONS = 50;

/** Devices that an account knows, and how long after their last use. */
export const MOST_DEVICES = 30;
export const DEVICE_KEPT_MS = 400 * DAY_MS;
