import { mayAdmin } from '#contracts/policy.ts';
import { findKeyIdentity, touchApiKey } from '#database/queries/accounts/api-keys.ts';
import { findShop, findStaffIdentity } from '#database/queries/accounts/staff.ts';
import { findAdminIdentity, findSellerIdentity } from '#database/queries/sessions/identities.ts';
import { touchSession } from '#database/queries/sessions/sessions.ts';
import type { Actor, KnownActor } from '#domain/policy.ts';
import { afterResponse } from '../after-response.ts';
import type { AppContext } from '../app-context.ts';
import { IDLE_MS, SEEN_STEP_MS } from '../sessions/sessions.ts';
import { hashApiKey } from './api-keys.ts';
import { readToken, type TokenClaims } from './tokens.ts';

/** The actor of a request without a token. */
export const anonymous = { role: 'nobody', reason: 'no-token' } as const;
const unknown = { role: 'nobody', reason: 'bad-token' } as const;
const expired = { role: 'nobody', reason: 'expired' } as const;
const idle = { role: 'nobody', reason: 'idle' } as const;
const ended = { role: 'nobody', reason: 'ended' } as const;
const offStaff = { role: 'nobody', reason: 'off-staff' } as const;

/**
 * Returns the actor of an `Authorization` header, with an API key or the token of a session. Account and session are read at every call, in
 * one query. Last use is written every few minutes, after the response.
 */
export async function identify(
  context: AppContext,
  authorization: string | undefined,
  network: string,
): Promise<Actor> {
  if (authorization === undefined) return anonymous;
  const key = /^Bearer (dhow_[\w-]{43})$/.exec(authorization)?.[1];
  if (key !== undefined) return identifyKey(context, key);
  const token = /^Bearer ([\w.-]{20,2000})$/.exec(authorization)?.[1];
  const claims = token === undefined ? 'bad' : await readToken(context, token);
  if (claims === 'bad') return unknown;
  if (claims === 'expired') return expired;
  const found = await finderOf(claims)(context, claims);
  if (found === null) return (await isOffStaff(context, claims)) ? offStaff : ended;
  const now = context.now();
  const unseenMs = now.getTime() - found.lastSeenAt.getTime();
  if (unseenMs >= IDLE_MS[claims.role]) return idle;
  if (unseenMs >= SEEN_STEP_MS) {
    const notedBefore = new Date(now.getTime() - SEEN_STEP_MS);
    afterResponse(context, 'the use of a session could not be noted', () =>
      touchSession(context.db, claims.sessionId, { network, now, notedBefore }),
    );
  }
  return found.actor;
}

function finderOf({ role, staffId }: TokenClaims) {
  if (role === 'admin') return findAdmin;
  return staffId === undefined ? findSeller : findStaff;
}

type Found = { actor: KnownActor; lastSeenAt: Date };

async function findAdmin(context: AppContext, claims: TokenClaims): Promise<Found | null> {
  const { id, sessionId } = claims;
  const admin = await findAdminIdentity(context.db, id, sessionId);
  if (admin === null || admin.tokenVersion !== claims.version) return null;
  const { name, adminRole, lastSeenAt } = admin;
  const actor = {
    role: 'admin',
    id,
    name,
    adminRole,
    sessionId,
    ...lackOf(context, admin),
  } as const;
  return { actor, lastSeenAt };
}

/** Whether it is the token of somebody who works for its shop no more. */
async function isOffStaff({ db }: AppContext, { id, staffId }: TokenClaims): Promise<boolean> {
  return staffId !== undefined && (await findShop(db, staffId, id)) === null;
}

async function findStaff(context: AppContext, claims: TokenClaims): Promise<Found | null> {
  const { id: sellerId, sessionId, staffId = '' } = claims;
  const found = await findStaffIdentity(context.db, { id: staffId, sellerId, sessionId });
  if (found === null || found.tokenVersion !== claims.version) return null;
  const { name, status, staff, lastSeenAt } = found;
  return {
    actor: { role: 'seller', id: sellerId, name, approved: status, sessionId, staff },
    lastSeenAt,
  };
}

async function findSeller(context: AppContext, claims: TokenClaims): Promise<Found | null> {
  const { id, sessionId } = claims;
  const seller = await findSellerIdentity(context.db, id, sessionId);
  if (seller === null || seller.tokenVersion !== claims.version) return null;
  const { name, status, support, lastSeenAt } = seller;
  const actor = { role: 'seller', id, name, approved: status, sessionId } as const;
  if (claims.support === undefined) {
    return seller.supportSessionId === null ? { actor, lastSeenAt } : null;
  }
  if (support?.id !== claims.support.adminId) return null;
  if (support.tokenVersion !== claims.support.version) return null;
  if (!mayAdmin(support.adminRole, 'act-for-sellers')) return null;
  const acting = { id: support.id, name: support.name, adminRole: support.adminRole };
  return { actor: { ...actor, support: acting, ...lackOf(context, support) }, lastSeenAt };
}

const badKey = { role: 'nobody', reason: 'bad-key' } as const;
const keyExpired = { role: 'nobody', reason: 'key-expired' } as const;

/** Returns for whom a key acts; whose it is, and what they may do, is read at every call. */
async function identifyKey(context: AppContext, given: string): Promise<Actor> {
  const found = await findKeyIdentity(context.db, hashApiKey(given));
  if (found === null) return badKey;
  const now = context.now();
  if (found.expiresAt !== null && found.expiresAt <= now) return keyExpired;
  const { id, name, scopes, admin, seller, staff, lastUsedAt } = found;
  const key = { id, name, scopes };
  const notedBefore = new Date(now.getTime() - SEEN_STEP_MS);
  if (lastUsedAt === null || lastUsedAt < notedBefore) {
    afterResponse(context, 'the use of an API key could not be noted', () =>
      touchApiKey(context.db, id, { now, notedBefore }),
    );
  }
  if (admin !== null) {
    const { role: adminRole, ...of } = admin;
    const lack = lackOf(context, admin);
    return { role: 'admin', id: of.id, name: of.name, adminRole, key, ...lack };
  }
  if (seller === null) return badKey;
  const shop = {
    role: 'seller',
    id: seller.id,
    name: seller.name,
    approved: seller.status,
  } as const;
  return staff === null ? { ...shop, key } : { ...shop, key, staff };
}

/** Marks an admin, or one in support, who has no second factor where one is demanded. */
function lackOf(
  { requireAdminSecondFactor }: AppContext,
  admin: { hasSecondFactor: boolean; needsSecondFactor: boolean },
) {
  const isNeeded = requireAdminSecondFactor || admin.needsSecondFactor;
  return isNeeded && !admin.hasSecondFactor ? ({ lacksSecondFactor: true } as const) : {};
}
