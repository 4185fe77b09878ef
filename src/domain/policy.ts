import {
  type Access,
  type AdminPermission,
  type AdminRole,
  isClosedToKeys,
  mayAdmin,
  mayByScope,
  mayStaff,
  type SellerScope,
  type StaffRole,
} from '#contracts/policy.ts';
import { type Said, said } from '#languages/said.ts';
import { pendingApproval } from '#texts/refusals/access.ts';

/**
 * Why a token is refused: unknown, expired, unused for too long, or its session ended by somebody.
 */
export type EndOfSession =
  | 'bad-token'
  | 'expired'
  | 'idle'
  | 'ended'
  | 'off-staff'
  | 'bad-key'
  | 'key-expired';

/** The API key that somebody acts by, and what it is for. */
export type UsedKey = { id: string; name: string; scopes: readonly string[] };

/** The admin of a support session. */
export type Support = { id: string; name: string; adminRole: AdminRole };

/**
 * Who makes a request. `approved` is the seller's status, read at every call; `staff` is the member
 * of the seller's staff who acts, its owner where missing; `support` is the admin who has logged in
 * as that seller, if any; `key` is the API key by which a program acts; `sessionId` is missing where nobody logged in,
 * as with a key, or when the operator acts.
 * `lacksSecondFactor` is set where the admin, or the admin in support, has none and this marketplace
 * demands one.
 */
export type Actor =
  | { role: 'nobody'; reason: 'no-token' | EndOfSession }
  | {
      role: 'seller';
      id: string;
      name: string;
      approved: boolean;
      staff?: { id: string; name: string; role: StaffRole };
      sessionId?: string;
      support?: Support;
      key?: UsedKey;
      lacksSecondFactor?: true;
    }
  | {
      role: 'admin';
      id: string;
      name: string;
      adminRole: AdminRole;
      sessionId?: string;
      key?: UsedKey;
      lacksSecondFactor?: true;
    };

/** An actor with an account. */
export type KnownActor = Exclude<Actor, { role: 'nobody' }> & {
  /** The change of many products that the background makes for them. */
  bulkChange?: string;
};

export type AdminActor = Extract<KnownActor, { role: 'admin' }>;
export type SellerActor = Extract<KnownActor, { role: 'seller' }>;

export type Refusal = { status: 401 | 403 | 404; code: string; message: Said };

/** What an unapproved seller is told at every write (docs/behaviour/rules.md#seller-states). */
export const PENDING_MESSAGE = pendingApproval;

const logInFirst: Refusal = {
  status: 401,
  code: 'log-in-required',
  message: said('logInFirst'),
};
const endings: Record<EndOfSession, Said> = {
  'bad-token': said('badToken'),
  expired: said('sessionExpired'),
  idle: said('sessionIdle'),
  ended: said('sessionEndedElsewhere'),
  'off-staff': said('noLongerOnStaff'),
  'bad-key': said('badKey'),
  'key-expired': said('keyExpired'),
};
const sessionEnded = (reason: EndOfSession): Refusal => ({
  status: 401,
  code: reason === 'bad-key' || reason === 'key-expired' ? 'key-ended' : 'session-ended',
  message: endings[reason],
});
const notAllowed: Refusal = {
  status: 403,
  code: 'not-allowed',
  message: said('notAllowed'),
};
const pending: Refusal = {
  status: 403,
  code: 'pending-approval',
  message: said('pendingApproval'),
};
const secondFactorRequired: Refusal = {
  status: 403,
  code: 'second-factor-required',
  message: said('setUpSecondFactor'),
};
const notThere: Refusal = {
  status: 404,
  code: 'not-found',
  message: said('noSuch', { thing: 'seller' }),
};

const notInSupport: Refusal = {
  status: 403,
  code: 'not-in-support',
  message: said('notInSupport'),
};

const notByKey: Refusal = { status: 403, code: 'not-by-key', message: said('notByKey') };
const scopeRequired = (scope: AdminPermission | StaffRole): Refusal => ({
  status: 403,
  code: 'scope-required',
  message: said('scopeRequired', { scope }),
});

const permissionRequired = (permission: AdminPermission): Refusal => ({
  status: 403,
  code: 'permission-required',
  message: said('permissionRequired', { permission }),
});
const staffRequired: Record<Exclude<StaffRole, 'replies'>, Refusal> = {
  owner: { status: 403, code: 'permission-required', message: said('shopOwnerRequired') },
  editor: { status: 403, code: 'permission-required', message: said('shopEditorRequired') },
};

/**
 * Returns the refusal of `actor` by what a call asks for, or null when it may pass. `owner` is the
 * seller named in the path; `isForSetUp` marks the few routes that an admin without a second factor
 * needs to set one up.
 */
export function refusalOf(
  access: Access,
  actor: Actor,
  owner?: string,
  isForSetUp = false,
): Refusal | null {
  const { policy } = access;
  if (policy === 'anyone') return null;
  if (actor.role === 'nobody') {
    return actor.reason === 'no-token' ? logInFirst : sessionEnded(actor.reason);
  }
  if (actor.lacksSecondFactor && !(isForSetUp && actor.role === 'admin')) {
    return secondFactorRequired;
  }
  if (actor.key && isClosedToKeys(access)) return notByKey;
  if (actor.role === 'admin') {
    if (!('permission' in access)) return notAllowed;
    const { permission } = access;
    if (!mayAdmin(actor.adminRole, permission)) return permissionRequired(permission);
    return actor.key?.scopes.includes(permission) === false ? scopeRequired(permission) : null;
  }
  if (!('staff' in access)) return notAllowed;
  if (policy.includes('that-') && actor.id !== owner) return notThere;
  const refusal = actor.support ? refusalInSupport(access.support, actor.support) : null;
  if (refusal !== null) return refusal;
  const { staff: least } = access;
  if (least !== 'replies' && !mayStaff(actor.staff?.role ?? 'owner', least)) {
    return staffRequired[least];
  }
  if (actor.key && !mayByScope(actor.key.scopes[0] as SellerScope, access)) {
    return scopeRequired(least);
  }
  if (policy.includes('approved') && !actor.approved) return pending;
  return null;
}

/**
 * Returns why a call of sellers is refused in a support session: it has the rights of its admin and of the seller's
 * owner, whichever is less (docs/behaviour/rules.md#support). What says nothing of support is the seller's own.
 */
function refusalInSupport(
  permission: AdminPermission | undefined,
  { adminRole }: Support,
): Refusal | null {
  if (permission === undefined) return notInSupport;
  return mayAdmin(adminRole, permission) ? null : permissionRequired(permission);
}
