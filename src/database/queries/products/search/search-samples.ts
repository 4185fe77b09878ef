import { productSamples } from '../../../schema/samples.ts';
import { SEARCH_CAP } from '../../lists/paging.ts';

/**
 * A part of all products, by the beginnings of their ids, that is searched before the whole: for the
 * words as typed, or for the known words that begin so. Its index lists a part of the products of a
 * frequent word, and those are as many as a search counts.
 */
export type Sample = { of: 'exact' | 'known'; below: string };

/** Ids are random: a sample has some more matches or some less than its share. */
const ENOUGH = 1.3 * SEARCH_CAP;

type Frequency = { whole: number; most: number; all: number };

/**
 * Returns the smallest sample that is likely to have as many matches as a search counts; null where
 * there is none. Words are taken to be independent of each other: a wrong guess costs the time of
 * searching a sample.
 */
export function sampleFor(words: readonly Frequency[]): Sample | null {
  const all = words[0]?.all ?? 0;
  const expected = (of: 'whole' | 'most') =>
    words.reduce((rest, word) => rest * Math.min(1, word[of] / all), all);
  const exact = smallest(expected('whole'));
  if (exact !== undefined) return { of: 'exact', below: exact };
  const known = smallest(expected('most'));
  return known === undefined ? null : { of: 'known', below: known };
}

const smallest = (matches: number): string | undefined =>
  productSamples.find(({ share }) => matches * share >= ENOUGH)?.below;
