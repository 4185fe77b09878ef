import { type Span, withoutSpans, wordsAt } from './spans.ts';

/** Words by which people ask for reduced pieces. عرض alone is a width, too. */
const WORDS = new Set(
  'sale sales offer offers deal deals discount discounts discounted تخفيض تخفيضات التخفيضات عروض العروض خصم خصومات الخصومات مخفض مخفضة'.split(
    ' ',
  ),
);
/** What may stand before such a word, and says nothing without it. */
const BEFORE = new Set(['on', 'in', 'with', 'the', 'special', 'في', 'على', 'عليها']);

/** Returns the words of a text that ask for reduced pieces, and the text without them; null where there are none. */
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
const FILLERS = new Set(
  'a an the for of in with and or some any me my i show find buy want need only is are this that من في على مع عن أو او أريد اريد أبغى ابغى أبي ابي محتاج شراء के लिए का की को में और'.split(
    ' ',
  ),
);

/** Whether a word says nothing beside others. */
export const isFiller = (word: string): boolean => FILLERS.has(word);

/** Returns a text without words that say nothing; empty where it has no others. */
export function withoutFillers(text: string): string {
  const words = wordsIn(text);
  const fillers = words.filter(({ word }) => isFiller(word));
  return fillers.length === words.length ? '' : withoutSpans(text, fillers);
}
