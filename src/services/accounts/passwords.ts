import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's default algorithm) at OWASP's parameters: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing takes 19 MiB each, so only a few go on at a time. */
async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

export function hashPassword(password: string): Promise<string> {
  return oneOfFew(() => hash(password, cost));
}

/** Of a password that nobody has: what is compared where there is no account. */
let nobodysHash: Promise<string> | undefined;

/**
 * Whether the password is the account's. Without an account it takes as long, and is false, so that
 * the time tells nobody who is registered.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  nobodysHash ??= hashPassword(crypto.randomUUID());
  const compared = passwordHash ?? (await nobodysHash);
  const matches = await oneOfFew(() => verify(compared, password));
  return matches && passwordHash !== null;
}
