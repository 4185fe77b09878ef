/**
 * A typed word, and what a search takes it for. Nearest words are there only where it is neither known
 * itself nor as anything else.
 */
export type TypedWord = {
  word: string;
  /** The words of a product that is known when written in one, such as "ga-2100". */
  parts: string[] | null;
  /** The letters and digits of the product that it was typed in, where that has a digit. */
  piece: string | null;
  /** Known words that begin so, one more than are used. */
  known: string[];
  /** Known words in the other number. */
  forms: string[];
  /** What synonyms say it, or the nearest words, may mean: words, or several with spaces between them. */
  meanings: string[];
  nearest: string[];
  /** This and the next word as one known word, and what both together may mean. */
  pairs: string[];
  pairMeanings: string[];
  /** How many products have the word itself, the most frequent of the others, and any words. */
  whole: number;
  most: number;
  all: number;
};

/**
 * Whole words as typed; these or in the other number; these or what they mean; beginnings of words; or these by the
 * few known words that begin so, found much sooner.
 */
type Mode = 'exact' | 'whole' | 'meant' | 'begun' | 'known';

const isWhole = (mode: Mode) => mode === 'exact' || mode === 'whole';

/** A beginning of more words than this is searched as a beginning. */
const MOST_KNOWN = 8;

const quoted = (word: string) => `'${word.replace(/['\\]/g, ' ')}'`;
const phrase = (words: string) => `(${words.split(' ').map(quoted).join(' <-> ')})`;

const unique = (texts: readonly string[]) => [...new Set(texts)];

const either = (queries: readonly string[]) =>
  queries.length === 1 ? queries.join('') : `(${queries.join(' | ')})`;

/** The word itself. One before the last that is known is whole: nobody is typing it any more. */
function itself({ word, known, whole }: TypedWord, mode: Mode, isLast: boolean): string[] {
  if (isWhole(mode) || mode === 'meant' || (whole > 0 && !isLast)) return [quoted(word)];
  const areAll = known.length > 0 && known.length <= MOST_KNOWN;
  return mode === 'known' && areAll ? unique([word, ...known]).map(quoted) : [`${quoted(word)}:*`];
}

function inParts(parts: readonly string[], mode: Mode): string {
  const words = parts.map(quoted).join(' & ');
  return `(${words}${!isWhole(mode) && (parts.at(-1)?.length ?? 0) > 1 ? ':*' : ''})`;
}

function alternatives(typed: TypedWord, mode: Mode, isLast: boolean): string[] {
  const { parts, forms, nearest, meanings } = typed;
  if (nearest.length > 0 && !isWhole(mode))
    return [...nearest.map(quoted), ...meanings.map(phrase)];
  return [
    ...itself(typed, mode, isLast),
    ...(mode === 'exact' ? [] : forms.map(quoted)),
    ...(parts === null ? [] : [inParts(parts, mode)]),
    ...(isWhole(mode) ? [] : meanings.map(phrase)),
  ];
}

/** The text-search queries of each word, or of two that are one. */
function groups(typed: readonly TypedWord[], mode: Mode): { query: string; terms: string[] }[] {
  const found: { query: string; terms: string[] }[] = [];
  for (let at = 0; at < typed.length; at += 1) {
    const one = typed[at] as TypedWord;
    const next = typed[at + 1];
    const own = alternatives(one, mode, next === undefined);
    const meant = isWhole(mode) ? [] : one.pairMeanings.map(phrase);
    const joined = [...one.pairs.map(quoted), ...meant];
    if (next === undefined || joined.length === 0) {
      found.push({ query: either(own), terms: own });
      continue;
    }
    const others = alternatives(next, mode, at + 2 === typed.length);
    const apart = `(${either(own)} & ${either(others)})`;
    found.push({ query: either([apart, ...joined]), terms: [...own, ...others, ...joined] });
    at += 1;
  }
  return found;
}

/** Returns the text-search query for products that have every word. */
export const everyWord = (typed: readonly TypedWord[], mode: Mode): string =>
  groups(typed, mode)
    .map(({ query }) => query)
    .join(' & ');

/** Returns the one for those that have any, by which relevance is the sum over the words. */
export const anyWord = (typed: readonly TypedWord[], mode: Mode): string =>
  unique(groups(typed, mode).flatMap(({ terms }) => terms)).join(' | ');

/** Returns the text-search query of one word. */
export const oneWord = (typed: TypedWord): string => either(alternatives(typed, 'begun', true));

/** Returns the text-search query for products that have any of these words. */
export const anyOf = (words: readonly string[]): string => words.map(quoted).join(' | ');

/** Returns the one for those whose brand, name or taxonomy has every word, or what it means. */
export const named = (typed: readonly TypedWord[]): string =>
  everyWord(typed, 'meant').replace(
    /('[^']*')(:\*)?/g,
    (_, word, begins) => `${word}:${begins ? '*' : ''}AB`,
  );
