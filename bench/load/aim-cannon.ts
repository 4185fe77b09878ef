import type { Hit, Shot } from './cannon.ts';
import { forkProcess, nextMessage } from './fork-process.ts';

export type Cannon = { fire: (shot: Shot) => Promise<Hit>; stop: () => void };

/** Starts the process that asks. `fire` throws when anything but 2xx came back. */
export function aimCannon(): Cannon {
  const cannon = forkProcess('./cannon.ts');
  return {
    async fire(shot) {
      cannon.send(shot);
      const hit = await nextMessage<Hit>(cannon);
      if (hit.failures > 0) {
        throw new Error(`${hit.failures} of the requests to ${shot.paths[0]} … failed`);
      }
      return hit;
    },
    stop: () => cannon.kill(),
  };
}
