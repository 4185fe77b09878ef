import { createHmac } from 'node:crypto';
import {
  addSearches,
  dropRarest,
  type NewSearches,
} from '#database/queries/searches/search-counts.ts';
import { foldTexts } from '#database/queries/searches/synonyms.ts';
import { utcDayOf } from '#domain/time/days.ts';
import type { AppContext } from '../app-context.ts';
import { widerNetwork } from '../limit-rate.ts';
import { createNetworkWindows, isRobot } from '../visitors.ts';

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
type CountedText = { text: string; searches: number; networks: bigint };

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

const LONGEST = 80;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu;
const EMAIL = /\S\s*@\s*\S/u;
/** Digits with anything between them that numbers are written with. */
const DIALLED = /(?:\+|(?<!\d)0)[\d\s().\-/]*\d/g;
const SPACED = /\d(?:[\s-]*\d){9,}/;
const FEWEST_DIALLED = 8;

/**
 * Returns a searched text as it may be counted, or null where it may not: too long, without letters or digits, or
 * like something of a person: an e-mail address, a telephone number, a long number
 * (docs/behaviour/rules.md#counted-searches).
 */
export function countableText(typed: string): string | null {
  const text = typed.normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
  const letters = text.match(/[\p{L}\p{Nd}]/gu)?.length ?? 0;
  if (letters < 2 || text.length > LONGEST) return null;
  if (EMAIL.test(text.normalize('NFKC')) || SPACED.test(digitsOf(text))) return null;
  const dialled = digitsOf(text).match(DIALLED) ?? [];
  return dialled.some((number) => number.replace(/\D/g, '').length >= FEWEST_DIALLED) ? null : text;
}

/** The same text with the digits of every script as 0 to 9. */
function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });
}

/** Texts that are looked up in one go; what waits beyond them is written next. */
const AT_ONCE = 50;
/** Different texts that a day has at most. */
const MOST_OF_DAY = 2_000;

/** Returns how many products a search finds now. */
export type FindSearched = (text: string) => Promise<number>;

/**
 * Writes some of the searches that were counted since, each with what it finds now: what a browser says about that
 * is not asked. A failure loses them. Returns whether there may be more.
 */
export async function writeSearchCounts(
  { db, searches, now }: Pick<AppContext, 'db' | 'searches' | 'now'>,
  find: FindSearched,
  signal?: AbortSignal,
): Promise<boolean> {
  const taken = searches.take(AT_ONCE);
  if (taken.length === 0) return false;
  const folded = await foldTexts(
    db,
    taken.map(({ text }) => text),
  );
  const counted = new Map<string, NewSearches>();
  // One after the other, so that they never hold up more than one connection.
  for (const [index, { text: typed, searches, networks }] of taken.entries()) {
    if (signal?.aborted) break;
    const text = folded[index] ?? '';
    if (text === '') continue;
    const before = counted.get(text) ?? { searches: 0, networks: 0n };
    counted.set(text, {
      text,
      searches: before.searches + searches,
      networks: before.networks | networks,
      found: await find(typed),
    });
  }
  const day = utcDayOf(now());
  await addSearches(db, day, [...counted.values()]);
  await dropRarest(db, day, MOST_OF_DAY);
  return taken.length === AT_ONCE;
}
