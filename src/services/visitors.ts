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

type Bounds = { networks: number; lengthMs: number };

/**
 * Remembers something of each network for a time that begins with its first request: of so many networks,
 * beyond which the one that came first is forgotten.
 */
export function createNetworkWindows<Kept>({ networks, lengthMs }: Bounds, begin: () => Kept) {
  const windows = new Map<string, { endsAt: number; kept: Kept }>();
  // Goes on where it stopped: a new one would begin at the positions of all that were removed.
  const fromOldest = windows.keys();

  return (network: string, now: number): Kept => {
    const known = windows.get(network);
    if (known !== undefined && known.endsAt > now) return known.kept;
    windows.delete(network);
    if (windows.size >= networks) windows.delete(fromOldest.next().value ?? network);
    const kept = begin();
    windows.set(network, { endsAt: now + lengthMs, kept });
    return kept;
  };
}
