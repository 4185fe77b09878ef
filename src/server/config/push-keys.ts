import { createECDH, randomBytes } from 'node:crypto';
import type { OpenDatabase } from '#database/database.ts';
import type { Log } from '#services/app-context.ts';
import type { PushKeys } from '#services/notices/push-sender.ts';
import { keptOrDrawn } from './kept-secret.ts';
import type { Config } from './read-config.ts';

/** What the private key that all replicas sign notices with is kept as. */
export const PUSH_KEY_NAME = 'push-key';

const LENGTH = 32;

/** Returns the public key of a private one, both in base64url; null where it is none of P-256. */
export function publicKeyOf(privateKey: string): string | null {
  const bytes = Buffer.from(privateKey, 'base64url');
  const pair = createECDH('prime256v1');
  try {
    if (bytes.length !== LENGTH) return null;
    pair.setPrivateKey(bytes);
    return pair.getPublicKey('base64url');
  } catch {
    return null;
  }
}

/** A scalar is beyond the curve's order once in 2^32. */
function drawPrivateKey(): string {
  const drawn = randomBytes(LENGTH).toString('base64url');
  return publicKeyOf(drawn) === null ? drawPrivateKey() : drawn;
}

/**
 * Returns the keys that browsers know this marketplace's notices by (VAPID, RFC 8292): as set, else as
 * they are kept. With others, every device has to be turned on again.
 */
export async function pushKeysOf(
  { vapidPrivateKey, dataDir, publicUrl, mailFrom }: PushSettings,
  database: Pick<OpenDatabase, 'engine' | 'db'>,
  log: Pick<Log, 'warn'>,
): Promise<PushKeys> {
  const privateKey =
    vapidPrivateKey ??
    (await keptOrDrawn(PUSH_KEY_NAME, drawPrivateKey, { dataDir }, database, log));
  const publicKey = publicKeyOf(privateKey);
  if (publicKey === null) throw new Error(`The ${PUSH_KEY_NAME} that is kept is no key of P-256.`);
  // Whom a push service writes to where something is wrong.
  const subject = publicUrl.startsWith('https:')
    ? publicUrl
    : `mailto:${mailFrom ?? 'no-reply@localhost'}`;
  return { publicKey, privateKey, subject };
}

type PushSettings = Pick<Config, 'vapidPrivateKey' | 'dataDir' | 'publicUrl' | 'mailFrom'>;
