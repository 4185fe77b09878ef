import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { said } from '#languages/said.ts';
import { failure } from '../failure.ts';

/** Argon2id (the library's default algorithm) at OWASP's parameters: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const MOST_WAITING = 100;

/** Hash of no real password, compared against where there is no account. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$6BlR9rN3mqojcug4/BQLxw$HCIb2upQXOwhZnGXwtO3haEF6aeK3wgLg/BFCCUAgaY';

const queue = new PQueue({ concurrency: AT_ONCE });

/**
 * A hash takes 19 MiB and a libuv thread, so two run at a time; past 100 waiting it throws 503.
 */
async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (queue.size >= MOST_WAITING) {
    throw failure(503, 'overloaded', said('veryBusy'), {
      retryAfter: 5,
    });
  }
  return queue.add(work);
}

/** Unicode normal form, so that the same password matches from every keyboard. */
const composed = (password: string) => password.normalize('NFKC');

export function hashPassword(password: string): Promise<string> {
  return oneOfFew(() => hash(composed(password), cost));
}

/**
 * Whether the password matches. Without an account it takes as long and is false, so that the time
 * does not tell who is registered.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await oneOfFew(() => verify(passwordHash ?? nobodysHash, composed(password)));
  return matches && passwordHash !== null;
}
