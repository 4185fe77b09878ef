import type { StaffRole } from '#contracts/account.ts';
import type { Policy } from '#contracts/policy.ts';
import { said } from '#languages/said.ts';
import { pendingApproval } from '#texts/refusals/access.ts';

/**
 * Why a token is refused: unknown, expired, unused for too long, or its session ended by somebody.
 */
export type EndOfSession = 'bad-token' | 'expired' | 'idle' | 'ended';

/**
 * Who makes a request. `approved` is the seller's status, read at every call; `support` is the
 * admin who has logged in as that seller, if any; `sessionId` is missing where nobody logged in, as
 * when the operator acts. `lacksSecondFactor` is set where the admin, or the admin in support, has
 * none and this marketplace demands one.
 */
export type Actor =
  | { role: 'nobody'; reason: 'no-token' | EndOfSession }
  | {
      role: 'seller';
      id: string;
      name: string;
      approved: boolean;
      sessionId?: string;
      staff?: { id: string; name: string; role: StaffRole };
      support?: { id: string; name: string };
      lacksSecondFactor?: true;
    }
  | {
      role: 'admin';
      id: string;
      name: string;
      sessionId?: string;
      lacksSecondFactor?: true;
    };

/** An actor with an account. */
export type KnownActor = Exclude<Actor, { role: 'nobody' }>;

export type Refusal = { status: 401 | 403 | 404; code: string; message: string };

/** What an unapproved seller is told at every write (docs/behaviour/rules.md#seller-states). */
export const PENDING_MESSAGE = pendingApproval;

const logInFirst: Refusal = {
  status: 401,
  code: 'log-in-required',
  message: said('logInFirst'),
};
const endings: Record<EndOfSession, string> = {
  'bad-token': said('badToken'),
  expired: said('sessionExpired'),
  idle: said('sessionIdle'),
  ended: said('sessionEndedElsewhere'),
};
const sessionEnded = (reason: EndOfSession): Refusal => ({
  status: 401,
  code: 'session-ended',
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

/**
 * Returns the refusal of `actor` by `policy`, or null when it may pass. `owner` is the seller named
 * in the path; `isForSetUp` marks the few routes that an admin without a second factor needs to set
 * one up.
 */
export function refusalOf(
  policy: Policy,
  actor: Actor,
  owner?: string,
  isForSetUp = false,
): Refusal | null {
  if (policy === 'anyone') return null;
  if (actor.role === 'nobody') {
    return actor.reason === 'no-token' ? logInFirst : sessionEnded(actor.reason);
  }
  if (actor.lacksSecondFactor && !(isForSetUp && actor.role === 'admin')) {
    return secondFactorRequired;
  }
  if (actor.role === 'admin') {
    return policy === 'admin' || policy === 'admin-or-that-seller' ? null : notAllowed;
  }
  if (policy === 'admin') return notAllowed;
  if (policy.includes('that-') && actor.id !== owner) return notThere;
  if (policy.includes('approved') && !actor.approved) return pending;
  return null;
}
