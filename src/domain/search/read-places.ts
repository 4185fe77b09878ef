import { type Span, type Word, wordsIn } from './words.ts';

/** A category, sub-category or type, as `kind` says, whose whole name was typed as `phrase`. */
export type NamedPlace = {
  kind: 'category' | 'sub-category' | 'product-type';
  _id: string;
  name: string;
  phrase: string;
  /** Its own id, where it is one itself. */
  categoryId: string;
  subCategoryId: string | null;
};

/** Words that follow one another, and may name a place. */
export type Phrase = Span & { phrase: string; words: string[] };

/** A place that was read, with the words that name it. */
export type ReadPlace = Phrase & { places: NamedPlace[] };

/** The longest name that is read, in words. */
const LONGEST_NAME = 4;

/** Returns what may name a place in a text, the longest first; without the words to be taken as plain ones. */
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
 * Chooses the places that a search is filtered by: longer names before shorter ones, wider places before
 * narrower ones. Several categories count together. A name of several sub-categories or types, or one
 * that lies in another place than the others, stays a word.
 */
export function choosePlaces(
  phrases: readonly Phrase[],
  named: readonly NamedPlace[],
): ReadPlace[] {
  const read: ReadPlace[] = [];
  const called = (kind: NamedPlace['kind'], { phrase }: Phrase) =>
    named.filter((place) => place.kind === kind && place.phrase === phrase);
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    const ofLength = phrases.filter(({ words }) => words.length === length);
    for (const kind of ['category', 'sub-category', 'product-type'] as const) {
      for (const phrase of ofLength) {
        const places = called(kind, phrase);
        const isClear = kind === 'category' ? places.length > 0 : places.length === 1;
        if (isClear && isApart(read, phrase) && places.every((place) => fits(read, place)))
          read.push({ ...phrase, places });
      }
    }
  }
  return read.toSorted((a, b) => a.start - b.start);
}

const isApart = (read: readonly Span[], { start, end }: Span) =>
  read.every((other) => end <= other.start || other.end <= start);

/** Whether a place is in the places that have been read already, or around them. */
function fits(read: readonly ReadPlace[], place: NamedPlace): boolean {
  const others = read.flatMap(({ places }) => places);
  if (place.kind === 'category') {
    const narrower = others.filter(({ kind }) => kind !== 'category');
    return narrower.every(({ categoryId }) => categoryId === place.categoryId);
  }
  const categories = others.filter(({ kind }) => kind === 'category');
  const narrower = others.filter(({ kind }) => kind !== 'category');
  return (
    (categories.length === 0 || categories.some(({ _id }) => _id === place.categoryId)) &&
    narrower.every(
      ({ kind, subCategoryId }) => kind !== place.kind && subCategoryId === place.subCategoryId,
    )
  );
}
