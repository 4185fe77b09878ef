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

export type CountedText = { text: string; searches: number };

/** The memory of one process: bounded, and gone with it. */
export function createSearchCounter(): SearchCounter {
  const counts = new Map<string, number>();
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
      const count = counts.get(text);
      if (count === undefined && counts.size >= MOST_TEXTS) return;
      counts.set(text, (count ?? 0) + 1);
    },
    take(most) {
      const taken = [...counts].slice(0, most);
      for (const [text] of taken) counts.delete(text);
      return taken.map(([text, searches]) => ({ text, searches }));
    },
  };
}
