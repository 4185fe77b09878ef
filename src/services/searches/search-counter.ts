import { countableText } from './countable-text.ts';

const MOST_TEXTS = 500;
const MOST_NETWORKS = 5_000;
const MOST_OF_NETWORK = 60;
const WINDOW_MS = 10 * 60_000;

/** Programs that run pages' scripts, and say so. */
const ROBOT =
  /bot\b|bot[/;]|crawl|spider|slurp|headless|lighthouse|preview|monitor|scan|fetch|curl|wget|python|java\/|axios|phantom/i;

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
  const networks = new Map<string, { endsAt: number; texts: Set<string> }>();

  /** Whether this network has not searched for it yet, and not for too much. */
  function isNew(network: string, text: string, now: number): boolean {
    const known = networks.get(network);
    if (known === undefined || known.endsAt <= now) {
      networks.delete(network);
      const [oldest] = networks.keys();
      if (networks.size >= MOST_NETWORKS && oldest !== undefined) networks.delete(oldest);
      networks.set(network, { endsAt: now + WINDOW_MS, texts: new Set([text]) });
      return true;
    }
    if (known.texts.size >= MOST_OF_NETWORK || known.texts.has(text)) return false;
    known.texts.add(text);
    return true;
  }

  return {
    note({ q, network, agent, now }) {
      if (agent === undefined || agent === '' || ROBOT.test(agent)) return;
      const text = countableText(q)?.toLowerCase();
      if (text === undefined || !isNew(network, text, now.getTime())) return;
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
