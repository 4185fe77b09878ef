import { createHash } from 'node:crypto';
import { countHit, forgetHit } from '#database/queries/rate-limits.ts';
import { failure } from './failure.ts';
import type { Marketplace } from './marketplace.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** So many hits a window, in seconds. Log-in counts failures alone. */
const rules = {
  'log-in-address': { hits: 30, window: 15 * MINUTE },
  'log-in-account': { hits: 10, window: 15 * MINUTE },
  'register-address': { hits: 10, window: HOUR },
  'forgotten-address': { hits: 10, window: HOUR },
  'forgotten-account': { hits: 3, window: HOUR },
  'reset-address': { hits: 20, window: HOUR },
  'password-account': { hits: 10, window: 15 * MINUTE },
  'contact-address': { hits: 5, window: HOUR },
  'newsletter-address': { hits: 10, window: HOUR },
  'enquiry-address': { hits: 120, window: 10 * MINUTE },
};

export type RateRule = keyof typeof rules;

/** What is counted is kept as a hash: the table tells nobody's address or e-mail. */
function keyOf(rule: RateRule, subject: string): string {
  return `${rule}:${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`;
}

/** Counts one more of `rule` against `subject`; past the limit it throws 429 with `Retry-After`. */
export async function limitRate(
  market: Marketplace,
  rule: RateRule,
  subject: string,
): Promise<void> {
  const { hits: most, window } = rules[rule];
  const { hits, secondsLeft } = await countHit(market.db, keyOf(rule, subject), window);
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
export async function forgive(market: Marketplace, rule: RateRule, subject: string): Promise<void> {
  await forgetHit(market.db, keyOf(rule, subject));
}

/** What of a visitor's address is counted: all of an IPv4 address, the network of an IPv6 one. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '');
  const [head = ''] = ip.split('::', 1);
  return head.split(':').slice(0, 4).join(':');
}
