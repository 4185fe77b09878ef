import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenDatabase } from '#database/database.ts';
import { addSiteState, findSiteState } from '#database/queries/site-state.ts';
import type { Log } from '#services/app-context.ts';
import type { Config } from './read-config.ts';

/**
 * Returns a secret that is drawn once and kept with the data, which are the data folder of the embedded
 * database, or the database of several replicas. One in the data folder is taken over by a database that
 * has none yet. Its name is that of the file, and of the row of `site_state`.
 */
export async function keptOrDrawn(
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
