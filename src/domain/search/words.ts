import { everyWord } from './every-language.ts';
import { type Span, withoutSpans, wordsAt } from './spans.ts';

/** Words by which people ask for reduced products, and what may stand before such a word and says nothing without it. */
const WORDS = new Set(everyWord(({ reduced }) => reduced));
const BEFORE = new Set(everyWord(({ beforeReduced }) => beforeReduced));

/** Returns the words of a text that ask for reduced products, and the text without them; null where there are none. */
export function readReduced(text: string): { words: string; spans: Span[]; rest: string } | null {
  const words = wordsIn(text);
  const last = words.findIndex(({ word }) => WORDS.has(word));
  const found = words[last];
  if (found === undefined) return null;
  let first = last;
  while (BEFORE.has(words[first - 1]?.word ?? '')) first -= 1;
  const { start } = words[first] ?? found;
  const span = { start, end: found.end };
  return { ...wordsAt(text, span), rest: withoutSpans(text, [span]) };
}

/** A word of a text as names are compared: in small letters, without apostrophes. */
export type Word = Span & { word: string };

/** Words beyond these are not read, as they are not searched. */
const MOST_WORDS = 8;

/** Returns the words of a search text, in any script. */
export function wordsIn(text: string): Word[] {
  const found = text.matchAll(/[\p{L}\p{M}\p{Nd}]+(?:['’]\p{L}+)*/gu);
  return [...found].slice(0, MOST_WORDS).map((match) => ({
    word: match[0].replace(/['’]/g, '').toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Words that say nothing once the others have been read: "shoes for a man under 5,000". */
const FILLERS = new Set(everyWord(({ fillers }) => fillers));

/** Whether a word says nothing beside others. */
export const isFiller = (word: string): boolean => FILLERS.has(word);

/** Returns a text without words that say nothing; empty where it has no others. */
export function withoutFillers(text: string): string {
  const words = wordsIn(text);
  const fillers = words.filter(({ word }) => isFiller(word));
  return fillers.length === words.length ? '' : withoutSpans(text, fillers);
}
