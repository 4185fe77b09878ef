import type { LoadRequest, LoadResult } from './autocannon-process.ts';
import { forkProcess, nextMessage } from './fork-process.ts';
import { isWrkInstalled, runWrk } from './run-wrk.ts';

export type Load = {
  /** The program that asks. */
  program: 'wrk' | 'autocannon';
  /** Asks for as long as the shot says. Throws when anything but 2xx came back. */
  fire: (shot: LoadRequest) => Promise<LoadResult>;
  stop: () => void;
};

/**
 * Starts what asks, in a process of its own: wrk where the machine has it, since it asks faster than
 * kept answers are sent, and leaves the processor to them; else autocannon.
 */
export function startLoad(): Load {
  if (isWrkInstalled()) {
    return { program: 'wrk', fire: (shot) => withoutFailures(shot, runWrk(shot)), stop: () => {} };
  }
  const autocannon = forkProcess('./autocannon-process.ts');
  return {
    program: 'autocannon',
    fire(shot) {
      autocannon.send(shot);
      return withoutFailures(shot, nextMessage<LoadResult>(autocannon));
    },
    stop: () => autocannon.kill(),
  };
}

async function withoutFailures(shot: LoadRequest, fired: Promise<LoadResult>): Promise<LoadResult> {
  const hit = await fired;
  if (hit.failures === 0) return hit;
  throw new Error(`${hit.failures} of the requests to ${shot.url}${shot.paths[0]} … failed`);
}
