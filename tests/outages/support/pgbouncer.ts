import { spawnSync } from 'node:child_process';
import { chown, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#tests/support/free-port.ts';
import { unprivilegedAccount } from '#tests/support/postgres/unprivileged-account.ts';
import { startProgram } from '#tests/support/program.ts';

const PATIENCE_MS = 15_000;

/** Whether the machine has PgBouncer (Debian: `apt-get install pgbouncer`). */
export const isPgbouncerInstalled = spawnSync('pgbouncer', ['--version']).error === undefined;

export type Pgbouncer = {
  /** The same database by way of PgBouncer. */
  through: (url: string) => string;
  stop: () => Promise<void>;
};

/** Starts PgBouncer before the PostgreSQL server of `url`; `settings` are lines of its file. */
export async function startPgbouncer(
  url: string,
  poolMode: 'transaction' | 'session' | 'statement',
  settings: readonly string[] = [],
): Promise<Pgbouncer> {
  const account = unprivilegedAccount();
  const folder = await mkdtemp(join(tmpdir(), 'dhow-pgbouncer-'));
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const server = new URL(url);
  await writeFile(
    file,
    `[databases]
* = host=${server.hostname} port=${server.port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${poolMode}
max_client_conn = 500
default_pool_size = 5
${settings.join('\n')}
`,
  );
  if (account !== null) {
    await chown(folder, account.uid, account.gid);
    await chown(file, account.uid, account.gid);
  }
  const as =
    account === null ? [] : ['setpriv', `--reuid=${account.uid}`, `--regid=${account.gid}`];
  const clear = account === null ? [] : ['--clear-groups'];
  const program = startProgram([...as, ...clear, 'pgbouncer', file], {}, { folder });
  const through = (address: string) =>
    Object.assign(new URL(address), { hostname: '127.0.0.1', port: String(port) }).href;
  const stop = async () => {
    program.process.kill('SIGTERM');
    await program.ended;
  };
  try {
    for (const end = Date.now() + PATIENCE_MS; !(await answers(through(url))); await wait(50)) {
      if (program.process.exitCode !== null || Date.now() > end) {
        throw new Error(`PgBouncer does not answer:\n${program.output()}`);
      }
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { through, stop };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
