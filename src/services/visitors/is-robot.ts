import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';

/** Most people use one of a few browsers. */
const known = new LRUCache<string, boolean>({
  maxSize: 256 * 1024,
  sizeCalculation: (_answer, agent) => agent.length,
  memoMethod: (agent) => isbot(agent),
});

/** Whether a program says of itself that it is no browser of a person, or says nothing. */
export const isRobot = (agent: string | undefined): boolean =>
  agent === undefined || agent === '' || known.memo(agent);
