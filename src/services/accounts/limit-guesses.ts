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
 * Wrong guesses that are free, and the waits that follow, in seconds: each twice as long as the one
 * before. They are delays and no wall: nobody can close an account to its owner.
 */
const rules = {
  /** By a device that logged in to the account before: nothing else is counted against it. */
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

/** What is tried, where from, and whether by a device that the account knows (its key's hash). */
export type Guess = {
  /** Role and id of the account; where there is none, what was typed. */
  account: string;
  network: string;
  knownDevice: string | null;
};

/**
 * Counts a guess before it is made, so that many at once are no way around it; throws 429 with
 * `Retry-After` where it has to wait, and then counts nothing. All log-ins are bounded too, right ones
 * included: each costs a comparison. Returns what takes the guess back when it was right.
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

/** Forgets the wrong guesses at an account, for its owner, who has a new password by a mailed link. */
export async function forgetGuesses(
  context: Limited,
  { account, network }: Pick<Guess, 'account' | 'network'>,
): Promise<void> {
  await resetRateLimit(context, 'guesses-here', `${account} ${network}`);
  await resetRateLimit(context, 'guesses-account', account);
}
