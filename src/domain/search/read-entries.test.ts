import { describe, expect, it } from 'vitest';
import { chooseEntries, type NamedEntry, phrasesIn } from './read-entries.ts';
import { tidied } from './spans.ts';
import { withoutFillers } from './words.ts';

const category = (name: string, phrase: string): NamedEntry => ({
  kind: 'category',
  _id: name,
  name,
  phrase,
  categoryId: name,
  subCategoryId: null,
});
const sub = (name: string, within: string, phrase: string): NamedEntry => ({
  kind: 'sub-category',
  _id: `${within}/${name}`,
  name,
  phrase,
  categoryId: within,
  subCategoryId: `${within}/${name}`,
});
const type = (name: string, [top, middle]: [string, string], phrase: string): NamedEntry => ({
  kind: 'product-type',
  _id: name,
  name,
  phrase,
  categoryId: top,
  subCategoryId: `${top}/${middle}`,
});

/** As the database finds them: each with the phrase that names it. */
const named = [
  category('Watches', 'watch'),
  category('Watches', 'watches'),
  category('Sunglasses', 'sunglasses'),
  category('Footwear', 'footwear'),
  sub("Ladies' Watches", 'Watches', 'ladies watch'),
  sub("Ladies' Watches", 'Watches', 'ladies watches'),
  sub('Rounds', 'Sunglasses', 'round'),
  sub('Cat-Eyes', 'Sunglasses', 'cat eye'),
  sub('Loafers', 'Footwear', 'loafers'),
  sub('Sneakers', 'Footwear', 'sneakers'),
  sub('Belts', 'Footwear', 'belts'),
  sub('Belts', 'Watches', 'belts'),
  type('Penny Loafers', ['Footwear', 'Loafers'], 'penny loafers'),
  type('Suede', ['Footwear', 'Loafers'], 'suede'),
];

const read = (text: string, plain: string[] = []) =>
  chooseEntries(phrasesIn(text, plain), named).flatMap(({ entries }) =>
    entries.map(({ name }) => name),
  );

describe('chooseEntries', () => {
  it.each<[text: string, entries: string[]]>([
    ['watch', ['Watches']],
    ['gold watches', ['Watches']],
    ['Brown Loafers', ['Loafers']],
    ['ladies watch', ["Ladies' Watches"]],
    ["Ladies' Watches", ["Ladies' Watches"]],
    ['ladies gold watch', ['Watches']],
    ['footwear loafers', ['Footwear', 'Loafers']],
    ['penny loafers', ['Penny Loafers']],
    ['loafers suede', ['Loafers', 'Suede']],
    ['watches and sunglasses', ['Watches', 'Sunglasses']],
    ['round watches', ['Watches']],
    ['round sunglasses', ['Rounds', 'Sunglasses']],
    ['cat-eye watches', ['Cat-Eyes']],
    ['sneakers loafers', ['Sneakers']],
    ['sneakers suede', ['Sneakers']],
    ['belts', []],
    ['a watchful eye', []],
    ['', []],
  ])('reads "%s" as %j', (text, entries) => {
    expect(read(text)).toEqual(entries);
  });

  it('reads no word that is to be plain', () => {
    expect(read('gold watch', ['watch'])).toEqual([]);
    expect(read('ladies watch', ['Ladies'])).toEqual(['Watches']);
    expect(read('watch sunglasses', ['watch', 'no such word'])).toEqual(['Sunglasses']);
  });

  it('takes no more words than are searched', () => {
    expect(phrasesIn('w '.repeat(200), [])).toHaveLength(8 + 7 + 6 + 5);
    expect(read(`${'x '.repeat(8)} watch`)).toEqual([]);
  });
});

it.each([
  ['shoes for a man', 'shoes man'],
  ['for', ''],
  ['GA-2100/1A1 in gold', 'GA-2100/1A1 gold'],
])('leaves of "%s" what says something', (text, rest) => {
  expect(tidied(withoutFillers(text))).toBe(rest);
});
