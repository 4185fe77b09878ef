import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#database/database.ts';
import { openDatabase } from '#database/open-database.ts';
import { installedBinaries } from '#tests/support/postgres/installed-binaries.ts';
import { packagedBinaries } from '#tests/support/postgres/packaged-binaries.ts';
import { runCluster, stopCluster } from '#tests/support/postgres/run-cluster.ts';
import { unprivilegedAccount } from '#tests/support/postgres/unprivileged-account.ts';
import { settleTables } from './settle-tables.ts';

/**
 * A PostgreSQL that keeps what it acknowledges, filled by `fill`, for as long as it is measured. Each of
 * its commits takes `flushMs` longer than the disk does.
 */
export async function startSafePostgres(fill: (db: Database) => Promise<void>, flushMs = 0) {
  const folder = mkdtempSync(join(tmpdir(), 'dhow-bench-safe-'));
  const account = unprivilegedAccount();
  if (account !== null) chownSync(folder, account.uid, account.gid);
  const [installed] = installedBinaries();
  const { url, process } = await runCluster(
    installed ?? (await packagedBinaries(folder)),
    folder,
    account,
    { commit_delay: String(flushMs * 1000), commit_siblings: '0' },
  );
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '' });
  await fill(db);
  await settleTables(db);
  await close();
  return {
    url,
    folder,
    stop: async () => {
      await stopCluster(process);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
