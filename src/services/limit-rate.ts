import { createHmac } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { countHit, deleteHits, undoHit } from '#database/queries/rate-limits.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from './app-context.ts';
import { failure } from './failure.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * The limit of each rule and its window in seconds. Where a password is sent, only failures count.
 */
const rules = {
  'log-ins-account': { hits: 60, window: HOUR },
  'log-ins-address': { hits: 300, window: HOUR },
  'failures-noted': { hits: 20, window: 24 * HOUR },
  'register-address': { hits: 10, window: HOUR },
  'forgotten-address': { hits: 10, window: HOUR },
  'forgotten-account': { hits: 3, window: HOUR },
  'reset-address': { hits: 20, window: HOUR },
  'password-account': { hits: 10, window: 15 * MINUTE },
  'confirm-address': { hits: 30, window: HOUR },
  'confirm-account': { hits: 3, window: HOUR },
  'invitations-account': { hits: 30, window: HOUR },
  'message-account': { hits: 10, window: HOUR },
  'push-device-account': { hits: 60, window: HOUR },
  'push-test-account': { hits: 10, window: 10 * MINUTE },
  'second-factor-address': { hits: 30, window: 15 * MINUTE },
  'second-factor-account': { hits: 10, window: 15 * MINUTE },
  'second-factor-day': { hits: 50, window: 24 * HOUR },
  'passkey-address': { hits: 60, window: 15 * MINUTE },
  'passkey-account': { hits: 60, window: 15 * MINUTE },
  'contact-address': { hits: 5, window: HOUR },
  'report-address': { hits: 10, window: HOUR },
  'newsletter-address': { hits: 10, window: HOUR },
  'newsletter-recipient': { hits: 3, window: 24 * HOUR },
  // Mails of every kind that a stranger can cause, but password links, of which nobody may use up the owner's.
  'strangers-recipient': { hits: 10, window: 24 * HOUR },
  'newsletter-test': { hits: 30, window: HOUR },
  'mail-test': { hits: 60, window: HOUR },
  'newsletter-link-address': { hits: 60, window: HOUR },
  'enquiry-address': { hits: 120, window: 10 * MINUTE },
  'enquiry-form-address': { hits: 10, window: HOUR },
  'enquiry-seller-address': { hits: 20, window: HOUR },
  'enquiry-seller': { hits: 60, window: HOUR },
  'enquiry-form-seller-address': { hits: 5, window: HOUR },
  'enquiry-form-seller': { hits: 30, window: HOUR },
  'enquiry-form-plain': { hits: 10, window: HOUR },
  // An assistant asks for all its people from few addresses.
  'agent-address': { hits: 1200, window: 10 * MINUTE },
  'api-key': { hits: 1200, window: 10 * MINUTE },
  // Receivers fetch each of a shop's feeds some times a day.
  'feed-address': { hits: 60, window: HOUR },
  'client-error-address': { hits: 30, window: 10 * MINUTE },
  'missing-page-address': { hits: 20, window: HOUR },
};

/** The limit of an IPv6 /48 network, as a multiple of the limit of a /64 network. */
export const WIDER_FACTOR = 4;

export type RateRule = keyof typeof rules;

/** Told of every hit past a limit, and of every guess that has to wait: `{ rule }`. */
export const rateLimited = channel('dhow:rate-limited');

export type Limited = Pick<AppContext, 'db' | 'limitScale' | 'tokenSecret'>;

/**
 * The subject is stored as a keyed hash, so that the table reveals no address or e-mail, not even
 * to somebody who tries all addresses.
 */
export function keyOf(context: Limited, rule: string, subject: string): string {
  const digest = createHmac('sha256', context.tokenSecret).update(`${rule} ${subject}`).digest();
  return `${rule}:${digest.toString('base64url').slice(0, 22)}`;
}

/**
 * Counts a hit of `rule`, or several at once, against `subject`; throws 429 with `Retry-After` past the limit. It counts
 * before the attempt is made, so that many attempts at once are limited too. An IPv6 /64 network
 * also counts against its /48 network, as one customer usually has many /64 networks. With `at`, it counts what a
 * network does at this one.
 */
export async function limitRate(
  context: Limited,
  rule: RateRule,
  subject: string,
  hits = 1,
  at?: string,
): Promise<void> {
  const of = (each: string) => (at === undefined ? each : `${at} ${each}`);
  const waits = [await countPast(context, rule, of(subject), 1, hits)];
  const wider = rule.endsWith('-address') ? widerNetwork(subject) : null;
  if (wider !== null) waits.push(await countPast(context, rule, of(wider), WIDER_FACTOR, hits));
  const wait = Math.max(...waits);
  if (wait > 0) throw tooMany(wait);
}

/** Counts hits; returns 0 within the limit, else the seconds to wait. */
async function countPast(
  context: Limited,
  rule: RateRule,
  subject: string,
  factor: number,
  by = 1,
) {
  const { hits: most, window } = rules[rule];
  const key = keyOf(context, rule, subject);
  const { hits, secondsLeft } = await countHit(context.db, key, window, by);
  if (hits <= most * factor * context.limitScale) return 0;
  rateLimited.publish({ rule });
  return secondsLeft;
}

/** Counts a hit; returns how many times the limit there have been: more than 1 past it. */
export async function pressureOf(
  context: Limited,
  rule: RateRule,
  subject: string,
): Promise<number> {
  const { hits: most, window } = rules[rule];
  const { hits } = await countHit(context.db, keyOf(context, rule, subject), window);
  return hits / (most * context.limitScale);
}

/** Counts a hit; returns whether it is within the limit. */
export async function isWithin(
  context: Limited,
  rule: RateRule,
  subject: string,
): Promise<boolean> {
  return (await countPast(context, rule, subject, 1)) === 0;
}

/** Returns the /48 network around an IPv6 /64 network, or null for anything else. */
export function widerNetwork(network: string): string | null {
  const groups = network.split(':');
  return groups.length === 4 ? `${groups.slice(0, 3).join(':')}::/48` : null;
}

/** Returns the refusal 429 with `Retry-After`. */
export function tooMany(seconds: number) {
  return failure(429, 'too-many-requests', said('tooManyAttempts', { seconds }), {
    retryAfter: seconds,
  });
}

/** Counts a call by an API key; returns its limit, how many are left (below 0 past it), and the seconds until all are. */
export async function countKeyCall(context: Limited, keyId: string) {
  const { hits: most, window } = rules['api-key'];
  const { hits, secondsLeft } = await countHit(
    context.db,
    keyOf(context, 'api-key', keyId),
    window,
  );
  const limit = most * context.limitScale;
  if (hits > limit) rateLimited.publish({ rule: 'api-key' });
  return { limit, window, left: limit - hits, secondsLeft };
}

/** Takes back a hit, where only failures count. */
export async function undoRateHit(context: Limited, rule: string, subject: string): Promise<void> {
  await undoHit(context.db, keyOf(context, rule, subject));
}

/** Sets the count of a subject back to nothing, for example after a successful log-in. */
export async function resetRateLimit(
  context: Limited,
  rule: string,
  subject: string,
): Promise<void> {
  await deleteHits(context.db, keyOf(context, rule, subject));
}
