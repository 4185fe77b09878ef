import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import type { Account } from './unprivileged-account.ts';

const PATIENCE_MS = 30_000;

/** What the migrations create; not every installation brings them. */
const extensions = ['pg_trgm', 'unaccent', 'fuzzystrmatch'];

/** What is lost at a power cut does not matter to a test. */
const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export type Cluster = { url: string; process: ChildProcess };

/**
 * Makes a cluster in `folder`, unless it holds one, with the programs of `binaries` and runs it, as
 * `account` where given, on `onPort` or a free one.
 * Its default collation is English, unlike PGlite's: a sort that forgets to name one shows here.
 * Throws what the server said where it does not start or lacks an extension.
 */
export async function runCluster(
  binaries: string,
  folder: string,
  account: Account | null,
  safety: Record<string, string> = forgetful,
  onPort: number | null = null,
): Promise<Cluster> {
  const data = join(folder, 'data');
  const as = { cwd: folder, ...account };
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];
  if (!existsSync(join(data, 'PG_VERSION'))) {
    await promisify(execFile)(
      join(binaries, 'initdb'),
      ['-D', data, '--username=postgres', '--auth=trust', '--no-sync', ...locale],
      as,
    );
  }
  const port = onPort ?? (await freePort());
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    ...safety,
  };
  const server = spawn(
    join(binaries, 'postgres'),
    [
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...as, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const said = listenTo(server);
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  try {
    await ready(server, url);
    return { url, process: server };
  } catch (error) {
    await stopCluster(server);
    throw new Error(`${(error as Error).message}\n${said()}`);
  }
}

/** Ends connections and the server, and waits until it has gone. */
export async function stopCluster(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) return;
  const gone = once(server, 'exit');
  server.kill('SIGINT');
  await gone;
}

async function ready(server: ChildProcess, url: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; ; await wait(50)) {
    if (server.exitCode !== null) throw new Error('PostgreSQL ended while it started.');
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
    } catch (error) {
      if (Date.now() < end) continue;
      throw error;
    }
    const { rows } = await client.query(
      'select name from pg_available_extensions where name = any($1)',
      [extensions],
    );
    await client.end();
    if (rows.length === extensions.length) return;
    throw new Error(`This PostgreSQL lacks one of the extensions ${extensions.join(', ')}.`);
  }
}

function listenTo(server: ChildProcess): () => string {
  let said = '';
  server.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4000);
  });
  server.on('error', (error) => {
    said += error.message;
  });
  return () => said;
}
