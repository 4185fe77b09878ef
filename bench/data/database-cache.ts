import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FUNCTIONS, MIGRATIONS } from '#database/migrate/migration-files.ts';
import type { Account } from '#tests/support/postgres/unprivileged-account.ts';

const root = join(tmpdir(), 'dhow-bench');
const generator = fileURLToPath(new URL('.', import.meta.url));

/**
 * The folder in which filled databases are kept from run to run. It is named after the schema and
 * the generator: when one of them changes, everything is made anew, and the old is removed.
 */
export function databaseCache(): string {
  const hash = createHash('sha256');
  for (const folder of [MIGRATIONS, FUNCTIONS, generator]) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.(sql|ts)$/.test(name)) hash.update(readFileSync(join(folder, name)));
    }
  }
  const folder = join(root, hash.digest('hex').slice(0, 16));
  if (!existsSync(folder)) rmSync(root, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** A folder in the cache that `account` may write to. */
export function cacheFolder(name: string, account: Account | null): string {
  const folder = join(databaseCache(), name);
  mkdirSync(folder, { recursive: true });
  if (account !== null) chownSync(folder, account.uid, account.gid);
  return folder;
}
