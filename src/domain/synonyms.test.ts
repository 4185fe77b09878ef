import { describe, expect, it } from 'vitest';
import { findCircle, meaningsOf, type SynonymGroup } from './synonyms.ts';

const same = (...words: string[]): SynonymGroup => ({ kind: 'same', words });
const family = (...words: string[]): SynonymGroup => ({ kind: 'family', words });

const found = (groups: SynonymGroup[], word: string) =>
  [...(meaningsOf(groups).get(word)?.keys() ?? [])].toSorted();

describe('what a word finds besides itself', () => {
  it('is every other word of its group', () => {
    const bags = [same('purse', 'handbag', 'hand bag')];
    expect(found(bags, 'purse')).toEqual(['hand bag', 'handbag']);
    expect(found(bags, 'hand bag')).toEqual(['handbag', 'purse']);
    expect(found(bags, 'hand')).toEqual([]);
  });

  it('is the family for its first word alone', () => {
    const blues = [family('blue', 'navy', 'cobalt')];
    expect(found(blues, 'blue')).toEqual(['cobalt', 'navy']);
    expect(found(blues, 'navy')).toEqual([]);
  });

  it('goes on through other groups', () => {
    const groups = [
      same('grey', 'gray'),
      family('gray', 'slate', 'charcoal'),
      family('slate', 'anthracite'),
    ];
    expect(found(groups, 'grey')).toEqual(['anthracite', 'charcoal', 'gray', 'slate']);
    expect(found(groups, 'slate')).toEqual(['anthracite']);
  });
});

describe('a circle', () => {
  const circleOf = (...groups: SynonymGroup[]) => findCircle(groups, meaningsOf(groups));

  it('is a family that leads back to its first word', () => {
    expect(circleOf(family('blue', 'navy'), family('navy', 'blue'))).toEqual([
      'blue',
      'navy',
      'blue',
    ]);
    const long = [family('a', 'b'), family('b', 'c'), family('c', 'd', 'a')];
    expect(circleOf(...long)).toEqual(['a', 'b', 'c', 'a']);
  });

  it('may lead through words that mean the same', () => {
    expect(circleOf(family('shoes', 'trainers'), same('trainers', 'shoes'))).toEqual([
      'shoes',
      'trainers',
      'shoes',
    ]);
  });

  it('is neither a group of the same words, nor a word in two families', () => {
    expect(circleOf(same('a', 'b', 'c'))).toBeNull();
    expect(circleOf(family('blue', 'teal'), family('green', 'teal'))).toBeNull();
    expect(circleOf(family('a', 'b', 'c'), family('b', 'c'))).toBeNull();
  });
});
