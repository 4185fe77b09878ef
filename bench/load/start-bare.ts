import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Recorded } from './bare-server.ts';

/** Starts the yardstick; answer number n is at `/n`. */
export async function startBare(answers: Recorded[]): Promise<{ url: string; stop: () => void }> {
  const server = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  server.send(answers);
  const [url] = (await once(server, 'message')) as [string];
  return { url, stop: () => server.kill() };
}
