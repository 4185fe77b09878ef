import { createHmac } from 'node:crypto';
import { countHit, dropHits, forgetHit } from '#database/queries/rate-limits.ts';
import { failure } from './failure.ts';
import type { Marketplace } from './marketplace.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** So many hits a window, in seconds. Log-in and present passwords count failures alone. */
const rules = {
  'log-in-address': { hits: 30, window: 15 * MINUTE },
  'log-in-account': { hits: 10, window: 15 * MINUTE },
  'register-address': { hits: 10, window: HOUR },
  'forgotten-address': { hits: 10, window: HOUR },
  'forgotten-account': { hits: 3, window: HOUR },
  'reset-address': { hits: 20, window: HOUR },
  'password-account': { hits: 10, window: 15 * MINUTE },
  'confirm-address': { hits: 30, window: HOUR },
  'confirm-account': { hits: 3, window: HOUR },
  'message-account': { hits: 10, window: HOUR },
  'contact-address': { hits: 5, window: HOUR },
  'newsletter-address': { hits: 10, window: HOUR },
  'enquiry-address': { hits: 120, window: 10 * MINUTE },
};

export type RateRule = keyof typeof rules;

type Limited = Pick<Marketplace, 'db' | 'limitScale' | 'tokenSecret'>;

/**
 * What is counted is kept as a keyed hash: the table tells nobody's address or e-mail, not even to
 * who tries all addresses there are.
 */
function keyOf(market: Limited, rule: RateRule, subject: string): string {
  const digest = createHmac('sha256', market.tokenSecret).update(`${rule} ${subject}`).digest();
  return `${rule}:${digest.toString('base64url').slice(0, 22)}`;
}

/**
 * Counts one more of `rule` against `subject`; past the limit it throws 429 with `Retry-After`. It
 * counts before the attempt is made, so that many at once are no way around it.
 */
export async function limitRate(market: Limited, rule: RateRule, subject: string): Promise<void> {
  const { hits: most, window } = rules[rule];
  const key = keyOf(market, rule, subject);
  const { hits, secondsLeft } = await countHit(market.db, key, window);
  if (hits <= most * market.limitScale) return;
  const minutes = Math.ceil(secondsLeft / MINUTE);
  throw failure(
    429,
    'too-many-requests',
    `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retryAfter: secondsLeft },
  );
}

/** Takes back a count, where only failures are to count. */
export async function forgive(market: Limited, rule: RateRule, subject: string): Promise<void> {
  await forgetHit(market.db, keyOf(market, rule, subject));
}

/** Forgets all that was counted, for who has shown otherwise to be the right one. */
export async function pardon(market: Limited, rule: RateRule, subject: string): Promise<void> {
  await dropHits(market.db, keyOf(market, rule, subject));
}
