import type { AttributeKind } from '#contracts/attributes/attribute.ts';
import { inEveryLanguage } from './every-language.ts';
import { folded } from './folded.ts';
import type { Span } from './spans.ts';
import type { ValuePhrase } from './value-phrases.ts';
import { type Word, wordsIn } from './words.ts';

/** An attribute that has what a phrase names, with its texts in `listing.values`. */
export type NamedValue = {
  /** Which of the phrases. */
  at: number;
  attribute: string;
  code: string;
  name: string;
  kind: AttributeKind;
  unit: string;
  scale: string;
  texts: string[];
  /** Labels of the choices that the phrase names itself, or the numbers. */
  labels: string[];
  /**
   * Whether a product in the same taxonomy entry has the words in its name, and none of the values; of words that are only
   * part of labels, anywhere in its texts.
   */
  isMissed: boolean;
};

/** A value that was read, with the words that name it. */
export type ReadValue = Span & {
  number: string | null;
  values: NamedValue[];
  /** Words by which products that have a label are ordered; a number says nothing more. */
  label: Span | null;
};

type Known = {
  text: string;
  phrases: readonly ValuePhrase[];
  named: readonly NamedValue[];
  /** What has been read already. */
  taken: readonly Span[];
  /** Whether the search is within a category, sub-category or type. */
  isNarrowed: boolean;
};

/**
 * Chooses the values of attributes that a search is filtered by
 * (docs/behaviour/rules.md#what-is-read-in-a-search): longer names before shorter ones. A label alone, and a
 * number without "size" or a unit, are read within a taxonomy entry, and only where no name has them.
 */
export function chooseValues({ text, phrases, named, taken, isNarrowed }: Known): ReadValue[] {
  const words = wordsIn(text);
  const read: (ReadValue & { isSure: boolean })[] = [];
  const isFree = (span: Span) =>
    [...taken, ...read].every((other) => span.end <= other.start || other.end <= span.start);
  for (const [at, phrase] of phrases.entries()) {
    const all = named.filter((value) => value.at === at);
    if (all.length === 0 || !isFree(phrase)) continue;
    const { span, values: called, isCalled } = withName(phrase, all, words, isFree);
    const values = meantBy(phrase, called, isCalled);
    if (values.length === 0) continue;
    const isSure = isCalled || phrase.units.length > 0;
    const isBare = phrase.number !== null || phrase.phrase.length === 1;
    const isPlain = values.some(({ isMissed }) => isMissed) || (isBare && !isNarrowed);
    if (!isSure && (isPlain || phrase.phrase.length === 1)) continue;
    const number = phrase.number?.digits ?? null;
    read.push({ ...span, number, values, label: number === null ? phrase : null, isSure });
  }
  const isWithin = isNarrowed || read.some(({ isSure }) => isSure);
  return read
    .filter(({ isSure }) => isSure || isWithin)
    .map(({ isSure: _, ...value }) => value)
    .toSorted((a, b) => a.start - b.start);
}

/** Of a number without a unit, sizes come first; what is measured is meant only where it is named. */
function meantBy(phrase: ValuePhrase, values: NamedValue[], isCalled: boolean): NamedValue[] {
  if (phrase.number === null || phrase.units.length > 0) return values;
  const sizes = values.filter(({ kind }) => kind !== 'number');
  return isCalled && sizes.length === 0 ? values : sizes;
}

/** Words of names that many attributes share: "blue dial" means "dial colour". */
const GENERAL = new Set(['colour', 'color', 'material', 'size', 'type', 'kind']);

/** Returns a phrase with the name of an attribute beside it, and then that attribute's values alone. */
function withName(
  phrase: ValuePhrase,
  all: readonly NamedValue[],
  words: readonly Word[],
  isFree: (span: Span) => boolean,
): { span: Span; values: NamedValue[]; isCalled: boolean } {
  let span: Span = { start: phrase.start, end: phrase.end };
  let values = [...all];
  let isCalled = false;
  for (const side of ['before', 'after'] as const) {
    const beside =
      side === 'before'
        ? words.filter(({ end }) => end <= span.start).toReversed()
        : words.filter(({ start }) => start >= span.end);
    const called = values.map((value) => lengthOfName(value, beside, side));
    const most = Math.max(...called);
    const last = beside[most - 1];
    if (last === undefined || !beside.slice(0, most).every(isFree)) continue;
    span = { start: Math.min(span.start, last.start), end: Math.max(span.end, last.end) };
    values = values.filter((_, index) => called[index] === most);
    isCalled = true;
  }
  return { span, values, isCalled };
}

/** How many of the words beside a value name its attribute. */
function lengthOfName(
  value: NamedValue,
  beside: readonly Word[],
  side: 'before' | 'after',
): number {
  const lengths = namesOf(value)
    .map((name) => (side === 'before' ? name.toReversed() : name))
    .filter((name) => name.every((word, index) => isSame(word, beside[index]?.word)))
    .map((name) => name.length);
  return Math.max(0, ...lengths);
}

/** What a size is called, folded. */
const SIZE = inEveryLanguage(({ sizes }) => sizes).flatMap((names) => names.map((name) => [name]));

function namesOf({ name, kind, scale }: NamedValue): string[][] {
  const whole = folded(name).match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
  const special = whole.filter((word) => !GENERAL.has(word));
  const ofSize = kind === 'size' ? [...SIZE, ...(scale === '' ? [] : [[folded(scale)]])] : [];
  // "Size 38" of a watch is its case size.
  const measured = kind === 'number' && whole.at(-1) === 'size' ? SIZE : [];
  return [[...whole], special, ...ofSize, ...measured].filter((words) => words.length > 0);
}

const isSame = (word: string, typed = '') => {
  const one = folded(typed);
  return one !== '' && (one === word || one === `${word}s` || `${one}s` === word);
};
