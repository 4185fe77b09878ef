import { Secret, TOTP } from 'otpauth';

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
