import type { Policy } from '#contracts/policy.ts';

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

/** The message for an unapproved seller at every write (docs/behaviour/rules.md#seller-states). */
export const PENDING_MESSAGE =
  'Your account is pending approval. Please contact admin for more information.';

const logInFirst: Refusal = {
  status: 401,
  code: 'log-in-required',
  message: 'Please log in to continue.',
};
const endings: Record<EndOfSession, string> = {
  'bad-token': 'Your session has ended.',
  expired: 'Your session has ended: it has lasted as long as a log-in may.',
  idle: 'Your session has ended, since nothing was done for a long time.',
  ended: 'Your session was ended, on this device or from another.',
};
const sessionEnded = (reason: EndOfSession): Refusal => ({
  status: 401,
  code: 'session-ended',
  message: `${endings[reason]} Please log in again.`,
});
const notAllowed: Refusal = {
  status: 403,
  code: 'not-allowed',
  message: 'Your account is not allowed to do this.',
};
const pending: Refusal = { status: 403, code: 'pending-approval', message: PENDING_MESSAGE };
const secondFactorRequired: Refusal = {
  status: 403,
  code: 'second-factor-required',
  message: 'Set up two-step verification for your account first: admins need it here.',
};
const notThere: Refusal = { status: 404, code: 'not-found', message: 'There is no such seller.' };

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
