import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '#tests/support/free-port.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PATIENCE_MS = 60_000;

export type RunningServer = {
  url: string;
  pid: number;
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
};

/**
 * The real server in a process of its own, as in production; what it logs is thrown away unless
 * `onLog` hears it, line by line.
 */
export async function startDhow(
  environment: Record<string, string>,
  onLog?: (line: string) => void,
): Promise<RunningServer> {
  const port = environment.PORT ?? (await freePort());
  const server = spawn(`${root}scripts/serve.sh`, {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      DEMO: '0',
      PORT: String(port),
      ...environment,
    },
    stdio: ['ignore', onLog ? 'pipe' : 'ignore', 'inherit'],
  });
  if (server.stdout && onLog) createInterface(server.stdout).on('line', onLog);
  const url = `http://127.0.0.1:${port}`;
  const end = () => server.kill('SIGKILL');
  process.on('exit', end);
  for (const latest = Date.now() + PATIENCE_MS; ; await wait(100)) {
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok) break;
    if (server.exitCode !== null || Date.now() > latest) throw new Error('Dhow did not start');
  }
  return {
    url,
    pid: server.pid ?? 0,
    stop: async (signal = 'SIGTERM') => {
      process.off('exit', end);
      const gone = once(server, 'exit');
      server.kill(signal);
      await gone;
    },
  };
}
