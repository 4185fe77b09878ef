import { createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Engine } from '#database/database.ts';
import { findSiteState, setSiteState } from '#database/queries/site-state.ts';
import { PUSH_KEY_NAME, SECRET_NAME } from '../config/kept-secret.ts';
import type { Config } from '../config/read-config.ts';

type KeptIn = { engine: Engine; db: Database };

/** The secrets that are kept with the data where they are not set, and their settings. */
export const keptSecrets = [
  { name: SECRET_NAME, setting: 'tokenSecret' },
  { name: PUSH_KEY_NAME, setting: 'vapidPrivateKey' },
] as const;
type KeptSecret = (typeof keptSecrets)[number];

/** Returns a secret that is kept with the data; null where it is a setting, or not yet drawn. */
export async function keptSecret(
  { name, setting }: KeptSecret,
  config: Pick<Config, KeptSecret['setting'] | 'dataDir'>,
  { engine, db }: KeptIn,
): Promise<string | null> {
  if (config[setting] !== null) return null;
  if (engine === 'postgresql') return findSiteState(db, name);
  const file = join(config.dataDir, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Keeps a secret with the data: beside the embedded database, or in that of several replicas. */
export async function keepSecret(
  { name }: KeptSecret,
  dataDir: string,
  { engine, db }: KeptIn,
  secret: string,
): Promise<void> {
  if (engine === 'postgresql') await setSiteState(db, name, secret);
  else await putPrivate(join(dataDir, name), secret);
}

/** Writes a file that this account alone may read. */
export async function putPrivate(path: string, content: string | Buffer): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, content, { mode: 0o600 });
  await chmod(path, 0o600);
}

/** Returns a mark by which the same secret is recognized, and which does not tell it; '' for none. */
export const markOf = (secret: string | null) =>
  secret === null ? '' : createHmac('sha256', secret).update('dhow backup').digest('hex');
