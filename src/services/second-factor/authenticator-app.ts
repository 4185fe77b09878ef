import { hkdfSync } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { AccountKey } from '#database/queries/second-factor.ts';
import type { AppContext } from '../app-context.ts';
import { openSealed, seal } from '../seal.ts';

const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const PERIOD_MS = settings.period * 1000;

/** Returns a new secret of 160 bits, the length of the hash that apps use. */
export const newSecret = (): Uint8Array => new Secret({ size: 20 }).bytes;

/** Returns the secret as it is typed into an app, and the address that its QR code holds. */
export function describeSecret(secret: Uint8Array, issuer: string, label: string) {
  const shared = secretOf(secret);
  // A colon separates issuer and account in the address, and apps split at the first one.
  const app = new TOTP({ ...settings, issuer: issuer.replaceAll(':', ' '), label, secret: shared });
  return { secret: shared.base32, address: app.toString() };
}

/**
 * Returns the step of 30 seconds that a code belongs to: the present one, the one before or the one
 * after, as clocks differ; null for any other code. The library compares in constant time.
 */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    ...settings,
    token: code,
    secret: secretOf(secret),
    timestamp,
    window: 1,
  });
  return delta === null ? null : Math.floor(timestamp / PERIOD_MS) + delta;
}

function secretOf(bytes: Uint8Array): Secret {
  const copy = Uint8Array.from(bytes);
  return new Secret({ buffer: copy.buffer });
}

/** Encrypts a secret so that it can be opened only for this account and use. */
export const sealSecret = (
  context: Keeper,
  use: string,
  account: AccountKey,
  secret: Uint8Array,
): string => seal(keyFor(context, use), boundTo(account), secret);

/**
 * Returns the secret, or null where it was sealed for another account or use, with another key, or
 * is damaged.
 */
export const openSecret = (
  context: Keeper,
  use: string,
  account: AccountKey,
  sealed: string,
): Uint8Array | null => openSealed(keyFor(context, use), boundTo(account), sealed);

const boundTo = ({ role, id }: AccountKey) => `${role} ${id}`;

type Keeper = Pick<AppContext, 'tokenSecret'>;

/**
 * Returns a separate key for each use, so that what is signed for one use is worthless for the
 * others.
 */
export function keyFor({ tokenSecret }: Keeper, use: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', tokenSecret, '', `dhow second factor: ${use}`, 32));
}
