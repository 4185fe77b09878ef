import { type Span, withoutSpans, wordsAt } from './spans.ts';
import { wordsIn } from './words.ts';

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
