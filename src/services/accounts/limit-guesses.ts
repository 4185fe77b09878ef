import { countOrWait, type Waits } from '#database/queries/rate-limits.ts';
import {
  keyOf,
  type Limited,
  limitRate,
  resetRateLimit,
  tooMany,
  undoRateHit,
  WIDER_FACTOR,
  widerNetwork,
} from '../limit-rate.ts';

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

/** A guess to be counted. `knownDevice` is the hash of the device's key. */
export type Guess = {
  /** Role and id of the account, or what was typed where no account matches. */
  account: string;
  network: string;
  knownDevice: string | null;
};

/**
 * Counts a guess before the password is compared, so that parallel guesses do not get around it.
 * Throws 429 with `Retry-After` while a wait runs, and then counts nothing. Successful log-ins are
 * limited too, since each costs a hash. Returns a function that takes the count back when the guess
 * was right.
 */
export async function limitGuesses(context: Limited, guess: Guess): Promise<() => Promise<void>> {
  const { account, network, knownDevice } = guess;
  await limitRate(context, 'log-ins-account', `${account} ${knownDevice ?? network}`);
  if (knownDevice === null) await limitRate(context, 'log-ins-address', network);
  const counted: Count[] = [];
  const takeBack = async () => {
    for (const { rule, subject } of counted) await undoRateHit(context, rule, subject);
  };
  for (const count of countsOf(guess)) {
    const wait = await countOrWait(
      context.db,
      keyOf(context, count.rule, count.subject),
      scaled(context, count),
    );
    if (wait > 0) {
      await takeBack();
      throw tooMany(wait);
    }
    counted.push(count);
  }
  return takeBack;
}

function countsOf({ account, network, knownDevice }: Guess): Count[] {
  if (knownDevice !== null) {
    return [{ rule: 'guesses-device', subject: `${account} ${knownDevice}` }];
  }
  const wider = widerNetwork(network);
  return [
    { rule: 'guesses-here', subject: `${account} ${network}` },
    { rule: 'guesses-account', subject: account },
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

/** Forgets the wrong guesses at an account whose password was replaced by a mailed link. */
export async function forgetGuesses(
  context: Limited,
  { account, network }: Pick<Guess, 'account' | 'network'>,
): Promise<void> {
  await resetRateLimit(context, 'guesses-here', `${account} ${network}`);
  await resetRateLimit(context, 'guesses-account', account);
}
