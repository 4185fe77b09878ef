import type { Recorded } from './bare-server.ts';
import { forkProcess, nextMessage } from './fork-process.ts';

/** Starts the yardstick; answer number n is at `/n`. */
export async function startBare(answers: Recorded[]): Promise<{ url: string; stop: () => void }> {
  const server = forkProcess('./bare-server.ts');
  server.send(answers);
  return { url: await nextMessage<string>(server), stop: () => server.kill() };
}
