import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenDatabase } from '#database/database.ts';
import { addSiteState, findSiteState } from '#database/queries/site-state.ts';
import type { Log } from '#services/app-context.ts';
import type { Config } from './read-config.ts';

/** The row of `site_state` with the secret that all replicas share. */
export const SECRET_NAME = 'token-secret';

/**
 * Returns the key that signs tokens and encrypts second factors: as set; else one that is drawn once and
 * kept with the data, which are the data folder of the embedded database, or the database of several
 * replicas. A secret in the data folder is taken over by a database that has none yet.
 */
export async function tokenSecretOf(
  { tokenSecret, dataDir }: Pick<Config, 'tokenSecret' | 'dataDir'>,
  { engine, db }: Pick<OpenDatabase, 'engine' | 'db'>,
  log: Pick<Log, 'warn'>,
): Promise<Uint8Array> {
  const encoder = new TextEncoder();
  if (tokenSecret !== null) return encoder.encode(tokenSecret);
  const file = join(dataDir, SECRET_NAME);
  const inFolder = existsSync(file) ? readFileSync(file, 'utf8') : null;
  if (engine === 'embedded') return encoder.encode(inFolder ?? drawInto(dataDir, file));

  const shared =
    (await findSiteState(db, SECRET_NAME)) ??
    (await addSiteState(db, SECRET_NAME, inFolder ?? drawn()));
  if (inFolder !== null && inFolder !== shared) {
    log.warn({ file }, 'the secret in this file is not used: the database has another');
  }
  return encoder.encode(shared);
}

const drawn = () => randomBytes(48).toString('base64url');

function drawInto(folder: string, file: string): string {
  const secret = drawn();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
  return secret;
}
