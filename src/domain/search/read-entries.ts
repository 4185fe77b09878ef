import type { Span } from './spans.ts';
import { type Word, wordsIn } from './words.ts';

/** A category, sub-category or type, as `kind` says, whose whole name was typed as `phrase`. */
export type NamedEntry = {
  kind: 'category' | 'sub-category' | 'product-type';
  _id: string;
  name: string;
  phrase: string;
  /** Its own id, where it is one itself. */
  categoryId: string;
  subCategoryId: string | null;
};

/** Words that follow one another, and may name a taxonomy entry. */
export type Phrase = Span & { phrase: string; words: string[] };

/** Taxonomy entries that were read, with the words that name them. */
export type ReadEntry = Phrase & { entries: NamedEntry[] };

/** The longest name that is read, in words. */
const LONGEST_NAME = 4;

/** Returns what may name a taxonomy entry in a text, the longest first; without the words to be taken as plain ones. */
export function phrasesIn(text: string, plain: readonly string[]): Phrase[] {
  const words = wordsIn(text);
  const isPlain = new Set(plain.flatMap((each) => wordsIn(each).map(({ word }) => word)));
  return Array.from({ length: LONGEST_NAME }, (_, index) => LONGEST_NAME - index)
    .flatMap((length) => words.map((_, at) => words.slice(at, at + length)).filter(of(length)))
    .filter((some) => some.every(({ word }) => !isPlain.has(word)))
    .map(phraseOf);
}

const of = (length: number) => (words: Word[]) => words.length === length;

const phraseOf = (words: Word[]): Phrase => ({
  phrase: words.map(({ word }) => word).join(' '),
  words: words.map(({ word }) => word),
  start: words[0]?.start ?? 0,
  end: words.at(-1)?.end ?? 0,
});

/**
 * Chooses the taxonomy entries that a search is filtered by: longer names before shorter ones, categories before
 * sub-categories before types. Several categories count together. A name of several sub-categories or types, or one
 * that lies outside the others, stays a word.
 */
export function chooseEntries(
  phrases: readonly Phrase[],
  named: readonly NamedEntry[],
): ReadEntry[] {
  const read: ReadEntry[] = [];
  const called = (kind: NamedEntry['kind'], { phrase }: Phrase) =>
    named.filter((entry) => entry.kind === kind && entry.phrase === phrase);
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    const ofLength = phrases.filter(({ words }) => words.length === length);
    for (const kind of ['category', 'sub-category', 'product-type'] as const) {
      for (const phrase of ofLength) {
        const entries = called(kind, phrase);
        const isClear = kind === 'category' ? entries.length > 0 : entries.length === 1;
        if (isClear && isApart(read, phrase) && entries.every((entry) => fits(read, entry)))
          read.push({ ...phrase, entries });
      }
    }
  }
  return read.toSorted((a, b) => a.start - b.start);
}

const isApart = (read: readonly Span[], { start, end }: Span) =>
  read.every((other) => end <= other.start || other.end <= start);

/** Whether an entry is in the entries that have been read already, or around them. */
function fits(read: readonly ReadEntry[], entry: NamedEntry): boolean {
  const others = read.flatMap(({ entries }) => entries);
  if (entry.kind === 'category') {
    const narrower = others.filter(({ kind }) => kind !== 'category');
    return narrower.every(({ categoryId }) => categoryId === entry.categoryId);
  }
  const categories = others.filter(({ kind }) => kind === 'category');
  const narrower = others.filter(({ kind }) => kind !== 'category');
  return (
    (categories.length === 0 || categories.some(({ _id }) => _id === entry.categoryId)) &&
    narrower.every(
      ({ kind, subCategoryId }) => kind !== entry.kind && subCategoryId === entry.subCategoryId,
    )
  );
}
