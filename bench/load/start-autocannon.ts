import type { LoadRequest, LoadResult } from './autocannon-process.ts';
import { forkProcess, nextMessage } from './fork-process.ts';

export type Autocannon = { fire: (shot: LoadRequest) => Promise<LoadResult>; stop: () => void };

/** Starts the process that asks. `fire` throws when anything but 2xx came back. */
export function startAutocannon(): Autocannon {
  const autocannon = forkProcess('./autocannon-process.ts');
  return {
    async fire(shot) {
      autocannon.send(shot);
      const hit = await nextMessage<LoadResult>(autocannon);
      if (hit.failures > 0) {
        throw new Error(`${hit.failures} of the requests to ${shot.paths[0]} … failed`);
      }
      return hit;
    },
    stop: () => autocannon.kill(),
  };
}
