import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Hit, Shot } from './cannon.ts';

export type Cannon = { fire: (shot: Shot) => Promise<Hit>; stop: () => void };

/** Starts the process that asks. `fire` throws when anything but 2xx came back. */
export function aimCannon(): Cannon {
  const cannon = fork(fileURLToPath(new URL('./cannon.ts', import.meta.url)));
  return {
    async fire(shot) {
      cannon.send(shot);
      const [hit] = (await once(cannon, 'message')) as [Hit];
      if (hit.failures > 0) {
        throw new Error(`${hit.failures} of the requests to ${shot.paths[0]} … failed`);
      }
      return hit;
    },
    stop: () => cannon.kill(),
  };
}
