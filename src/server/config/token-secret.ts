import { randomBytes } from 'node:crypto';
import type { OpenDatabase } from '#database/database.ts';
import type { Log } from '#services/app-context.ts';
import { keptOrDrawn } from './kept-secret.ts';
import type { Config } from './read-config.ts';

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
