import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenDatabase } from '#database/database.ts';
import { addSiteState, findSiteState } from '#database/queries/site-state.ts';
import type { Log } from '#services/app-context.ts';
import type { PushKeys } from '#services/notices/push-sender.ts';
import type { Config } from './read-config.ts';

/**
 * Returns a secret that is drawn once and kept with the data, which are the data folder of the embedded
 * database, or the database of several replicas. One in the data folder is taken over by a database that
 * has none yet. Its name is that of the file, and of the row of `site_state`.
 */
async function keptOrDrawn(
  name: string,
  draw: () => string,
  { dataDir }: Pick<Config, 'dataDir'>,
  { engine, db }: Pick<OpenDatabase, 'engine' | 'db'>,
  log: Pick<Log, 'warn'>,
): Promise<string> {
  const file = join(dataDir, name);
  const inFolder = existsSync(file) ? readFileSync(file, 'utf8') : null;
  if (engine === 'embedded') return drawnInto(dataDir, name, draw);

  const shared =
    (await findSiteState(db, name)) ?? (await addSiteState(db, name, inFolder ?? draw()));
  if (inFolder !== null && inFolder !== shared) {
    log.warn({ file }, 'the secret in this file is not used: the database has another');
  }
  return shared;
}

/** Returns what a file of the data folder has; draws it once, for the server's account alone. */
export function drawnInto(dataDir: string, name: string, draw: () => string): string {
  const file = join(dataDir, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const secret = draw();
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
  return secret;
}

/** What the secret that all replicas share is kept as. */
export const SECRET_NAME = 'token-secret';

/** Returns the key that signs tokens and encrypts second factors: as set, else as it is kept. */
export async function tokenSecretOf(
  { tokenSecret, dataDir }: Pick<Config, 'tokenSecret' | 'dataDir'>,
  database: Pick<OpenDatabase, 'engine' | 'db'>,
  log: Pick<Log, 'warn'>,
): Promise<Uint8Array> {
  const draw = () => randomBytes(48).toString('base64url');
  const secret = tokenSecret ?? (await keptOrDrawn(SECRET_NAME, draw, { dataDir }, database, log));
  return new TextEncoder().encode(secret);
}

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
