import { createHmac } from 'node:crypto';
import { widerNetwork } from '../limit-rate.ts';
import { isRobot } from '../visitors/is-robot.ts';
import { createNetworkWindows } from '../visitors/network-windows.ts';
import { countableText } from './countable-text.ts';

const MOST_TEXTS = 500;
const MOST_NETWORKS = 5_000;
const MOST_OF_NETWORK = 60;
const WINDOW_MS = 10 * 60_000;

/** What browsers tell of the searches that people made, until it is written. */
export type SearchCounter = {
  /** Counts a search: a text once in ten minutes from one network, and so many texts. */
  note: (search: Noted) => void;
  /** Returns up to so many of the texts counted since, and forgets them. */
  take: (most: number) => CountedText[];
};

type Noted = { q: string; network: string; agent: string | undefined; now: Date };

/** A text with how often it was searched, and one of {@link BITS} set for each network, or for several. */
export type CountedText = { text: string; searches: number; networks: bigint };

/** The bits of a column for numbers; enough to tell ten networks from one, too few to tell which they are. */
const BITS = 63;

/** The memory of one process: bounded, and gone with it. The bits of networks are drawn by `secret`. */
export function createSearchCounter(secret: Uint8Array): SearchCounter {
  const counts = new Map<string, Omit<CountedText, 'text'>>();
  const textsOf = createNetworkWindows(
    { networks: MOST_NETWORKS, lengthMs: WINDOW_MS },
    () => new Set<string>(),
  );

  return {
    note({ q, network, agent, now }) {
      if (isRobot(agent)) return;
      const text = countableText(q)?.toLowerCase();
      if (text === undefined) return;
      const texts = textsOf(network, now.getTime());
      if (texts.size >= MOST_OF_NETWORK || texts.has(text)) return;
      texts.add(text);
      const count = counts.get(text) ?? { searches: 0, networks: 0n };
      if (count.searches === 0 && counts.size >= MOST_TEXTS) return;
      const networks = count.networks | bitOf(text, widerNetwork(network) ?? network);
      counts.set(text, { searches: count.searches + 1, networks });
    },
    take(most) {
      const taken = [...counts].slice(0, most);
      for (const [text] of taken) counts.delete(text);
      return taken.map(([text, counted]) => ({ text, ...counted }));
    },
  };

  function bitOf(text: string, network: string): bigint {
    const digest = createHmac('sha256', secret).update(`search ${text} ${network}`).digest();
    return 1n << BigInt(digest.readUInt32LE(0) % BITS);
  }
}
