import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { makeFolder, removeFolder } from '#tests/support/postgres/folders.ts';
import { installedBinaries } from '#tests/support/postgres/installed-binaries.ts';
import { runCluster, stopCluster } from '#tests/support/postgres/run-cluster.ts';
import { unprivilegedAccount } from '#tests/support/postgres/unprivileged-account.ts';

/** PostgreSQL's programs with the one that copies a running server (Debian: `apt-get install postgresql-15`). */
const binaries = installedBinaries().find((folder) => existsSync(join(folder, 'pg_basebackup')));

export const isPgBasebackupInstalled = binaries !== undefined;

export type ReplicaServer = {
  /** The same database on the replica. */
  at: (url: string) => string;
  query: (url: string, statement: string) => Promise<Record<string, unknown>[]>;
  /** Lets the replica fall behind until `resume`. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  shutDown: () => Promise<void>;
  startAgain: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts a second PostgreSQL that follows the one at `url` by streaming replication. */
export async function startReplicaServer(url: string): Promise<ReplicaServer> {
  if (binaries === undefined) throw new Error('There is no pg_basebackup.');
  const account = unprivilegedAccount();
  const folder = makeFolder(account);
  const source = ['-d', url, '-D', join(folder, 'data'), '-R', '-X', 'stream', '-c', 'fast'];
  await promisify(execFile)(join(binaries, 'pg_basebackup'), source, { cwd: folder, ...account });
  const run = (port?: number) => runCluster(binaries, folder, account, undefined, port);
  const cluster = await run();
  let server = cluster.process;
  const port = new URL(cluster.url).port;

  const at = (address: string) => Object.assign(new URL(address), { port }).href;
  async function query(address: string, statement: string) {
    const client = new pg.Client({ connectionString: at(address) });
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  }
  const pauseState = async () =>
    (await query(url, 'select pg_get_wal_replay_pause_state() as state'))[0]?.state;
  return {
    at,
    query,
    pause: async () => {
      await query(url, 'select pg_wal_replay_pause()');
      while ((await pauseState()) !== 'paused') await wait(20);
    },
    resume: async () => void (await query(url, 'select pg_wal_replay_resume()')),
    shutDown: () => stopCluster(server),
    startAgain: async () => {
      server = (await run(Number(port))).process;
    },
    stop: async () => {
      await stopCluster(server);
      removeFolder(folder);
    },
  };
}
