import { listShops } from '#database/queries/accounts/staff.ts';
import { countOrWait, type Waits } from '#database/queries/rate-limits.ts';
import type { AccountKey } from '#database/queries/second-factor.ts';
import { afterResponse } from '../after-response.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import {
  isWithin,
  keyOf,
  type Limited,
  limitRate,
  rateLimited,
  resetRateLimit,
  tooMany,
  undoRateHit,
  WIDER_FACTOR,
  widerNetwork,
} from '../limit-rate.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { write } from '../write.ts';
import { actorOf } from './account-actor.ts';
import type { Visitor } from './visitor.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Free wrong guesses, then waits in seconds that double. They delay and never lock, so that nobody
 * can lock an owner out.
 */
const rules = {
  /** By a device that the account knows; it is counted by this rule alone. */
  'guesses-device': { free: 10, first: 30, most: 15 * MINUTE, window: DAY },
  /** At one account from one network. */
  'guesses-here': { free: 5, first: 30, most: 15 * MINUTE, window: DAY },
  /** At one account from everywhere, by devices it does not know. */
  'guesses-account': { free: 20, first: 15, most: 5 * MINUTE, window: DAY },
  /** At any account from one network. */
  'guesses-address': { free: 30, first: 30, most: 15 * MINUTE, window: HOUR },
} satisfies Record<string, Waits>;

type Rule = keyof typeof rules;
type Count = { rule: Rule; subject: string; factor?: number };

/** A guess to be counted. */
type Guess = {
  /** The back office and the name that was typed, whether or not it is an account's. */
  name: string;
  /** Every account that the name can open: role and id, and the hash of the device's key where it knows the device. */
  accounts: readonly { account: string; knownDevice: string | null }[];
  network: string;
};

/**
 * Counts a guess before passwords are compared, so that parallel guesses do not get around it: at the name, and at every
 * account that it can open by that account's own rule. Returns for which of the accounts the password may be compared,
 * since the others have to wait, and a function that takes the count back when the guess was right. Throws 429 with
 * `Retry-After` where none may, and then counts nothing. Successful log-ins are limited too, since each costs a hash.
 */
export async function limitGuesses(
  context: Limited,
  { name, accounts, network }: Guess,
): Promise<{ mayCompare: boolean[]; takeBack(): Promise<void> }> {
  const knowing = accounts.find(({ knownDevice }) => knownDevice !== null);
  const from = knowing ? `${knowing.account} ${knowing.knownDevice}` : `${name} ${network}`;
  await limitRate(context, 'log-ins-account', from);
  if (!knowing) await limitRate(context, 'log-ins-address', network);

  const counted: Count[] = [];
  let waitsBy: Rule = 'guesses-here';
  const takeBack = async (first = 0) => {
    for (const { rule, subject } of counted.splice(first)) {
      await undoRateHit(context, rule, subject);
    }
  };
  /** Counts all of these, or none where one has to wait; returns the seconds to wait. */
  const count = async (counts: readonly Count[]) => {
    const first = counted.length;
    for (const each of counts) {
      const key = keyOf(context, each.rule, each.subject);
      const wait = await countOrWait(context.db, key, scaled(context, each));
      if (wait > 0) {
        await takeBack(first);
        waitsBy = each.rule;
        return wait;
      }
      counted.push(each);
    }
    return 0;
  };

  const isKnown = accounts.length > 0 && accounts.every(({ knownDevice }) => knownDevice !== null);
  const byName = isKnown ? 0 : await count([...countsOf(name, network), ...countsFrom(network)]);
  const waits: number[] = [];
  for (const { account, knownDevice } of accounts) {
    const byDevice = { rule: 'guesses-device', subject: `${account} ${knownDevice}` } as const;
    if (knownDevice !== null) waits.push(await count([byDevice]));
    else waits.push(byName || (await count(countsOf(account, network))));
  }
  const wait = accounts.length === 0 ? byName : Math.min(...waits);
  if (wait > 0) {
    await takeBack();
    rateLimited.publish({ rule: waitsBy });
    throw tooMany(wait);
  }
  return { mayCompare: waits.map((each) => each === 0), takeBack: () => takeBack() };
}

/** At a name or account, by a device that it does not know. */
const countsOf = (subject: string, network: string): Count[] => [
  { rule: 'guesses-here', subject: `${subject} ${network}` },
  { rule: 'guesses-account', subject },
];

/** From a network, at whatever name. */
function countsFrom(network: string): Count[] {
  const wider = widerNetwork(network);
  return [
    { rule: 'guesses-address', subject: network },
    ...(wider === null
      ? []
      : [{ rule: 'guesses-address' as const, subject: wider, factor: WIDER_FACTOR }]),
  ];
}

function scaled({ limitScale }: Limited, { rule, factor = 1 }: Count): Waits {
  const { free, ...waits } = rules[rule];
  return { ...waits, free: Math.max(1, Math.round(free * factor * limitScale)) };
}

/** Forgets the wrong guesses at an account, and at its names, whose password was replaced by a mailed link. */
export async function forgetGuesses(
  context: Limited,
  subjects: readonly string[],
  network: string,
): Promise<void> {
  for (const subject of subjects) {
    for (const { rule, subject: key } of countsOf(subject, network)) {
      await resetRateLimit(context, rule, key);
    }
  }
}

/**
 * Writes an audit entry for a wrong password or second factor, at most 20 a day and account so that
 * guessing does not fill the audit. Runs after the response, whose time then tells nothing.
 */
export function recordFailedAttempt(
  context: AppContext,
  { role, id }: AccountKey,
  visitor: Visitor,
  action: 'log-in-failed' | 'second-factor-failed',
): void {
  afterResponse(context, 'a failed log-in could not be noted', async () => {
    if (!(await isWithin(context, 'failures-noted', `${role} ${id}`))) return;
    const after = { device: describeDevice(visitor.userAgent), network: visitor.network };
    await write(context, async (db) => {
      const [shop] = role === 'staff' ? await listShops(db, id) : [];
      const somebody = { role, id, name: 'Somebody not logged in', ...(shop && { shop }) };
      await audit(db, actorOf(somebody), { action, entity: role, entityId: id, after });
    });
  });
}
