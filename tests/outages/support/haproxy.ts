import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#tests/support/free-port.ts';
import { startProgram } from '#tests/support/program.ts';

const PATIENCE_MS = 15_000;

/** Whether the machine has HAProxy (Debian: `apt-get install haproxy`). */
export const isHaproxyInstalled = spawnSync('haproxy', ['-v']).error === undefined;

export type Haproxy = {
  url: string;
  /** The state of each server by name, such as `UP`, `DOWN` or `no check`. */
  states: () => Promise<Record<string, string>>;
  /** Waits until every server has that state, and no check (`UP 1/2`) says otherwise. */
  until: (state: 'UP' | 'DOWN', names?: readonly string[]) => Promise<void>;
  /** What it has said so far: who went into and out of service, and why. */
  output: () => string;
  stop: () => Promise<void>;
};

export type HaproxyOptions = {
  /** What each server is asked for; 200 keeps it in service. */
  check?: string;
  /** Lines of the backend. By default nothing hides a failure: no retry, no redispatch. */
  backend?: readonly string[];
  /** Options of each server's line, in addition to its address. */
  server?: string;
};

/** Starts HAProxy before the servers of `urls`, named `r1`, `r2`…, and waits until all are up. */
export async function startHaproxy(
  urls: readonly string[],
  {
    check = '/api/health/ready',
    backend = ['retries 0', 'no option redispatch'],
    server = 'check inter 200ms fall 2 rise 1',
  }: HaproxyOptions = {},
): Promise<Haproxy> {
  const folder = await mkdtemp(join(tmpdir(), 'dhow-haproxy-'));
  const port = await freePort();
  const stats = join(folder, 'stats');
  const file = join(folder, 'haproxy.cfg');
  await writeFile(
    file,
    `global
  maxconn 8000
  stats socket ${stats} mode 600
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 10s
frontend shop
  bind 127.0.0.1:${port}
  default_backend replicas
backend replicas
  balance roundrobin
  option httpchk GET ${check}
${backend.map((line) => `  ${line}\n`).join('')}${urls
  .map((url, index) => `  server r${index + 1} ${new URL(url).host} ${server}\n`)
  .join('')}`,
  );
  const program = startProgram(['haproxy', '-f', file], {}, { folder });

  async function states(): Promise<Record<string, string>> {
    const socket = createConnection(stats);
    socket.end('show stat\n');
    const rows = (await text(socket)).split('\n').map((line) => line.split(','));
    const at = rows[0]?.indexOf('status') ?? -1;
    const servers = rows.filter(([proxy, name]) => proxy === 'replicas' && name !== 'BACKEND');
    return Object.fromEntries(servers.map((row) => [row[1], row[at] ?? '']));
  }

  async function until(state: string, names?: readonly string[]): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(50)) {
      if (program.process.exitCode !== null) throw new Error(`HAProxy ended:\n${program.output()}`);
      const found = await states().catch(() => null);
      if (found === null) continue;
      const wanted = names ?? Object.keys(found);
      if (wanted.every((name) => found[name] === state)) return;
    }
    throw new Error(`HAProxy's servers did not become ${state}:\n${program.output()}`);
  }

  const stop = async () => {
    program.process.kill('SIGTERM');
    await program.ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await until('UP');
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://127.0.0.1:${port}`, states, until, output: program.output, stop };
}
