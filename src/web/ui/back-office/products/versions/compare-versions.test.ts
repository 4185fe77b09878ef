import { expect, it } from 'vitest';
import { slotsOf, writeSlots } from '../media-slots.ts';
import { productDefaults } from '../product-form.ts';
import { compareVersions, mergeVersions } from './compare-versions.ts';

const media = (...names: string[]) =>
  writeSlots(
    slotsOf(
      names.map((name) => ({
        kind: 'image',
        url: `/media/${name}.jpg`,
        base: `/media/${name}`,
        webp: [],
      })),
    ),
  );
const before = {
  ...productDefaults(null),
  name: 'Diver',
  priceINR: '100',
  description: 'Steel',
  media: media('a', 'b'),
};
const keys = (compared: ReturnType<typeof compareVersions>) =>
  Object.fromEntries(
    Object.entries(compared).map(([side, list]) => [side, list.map(({ key }) => key)]),
  );

it('tells what both changed from what one did, and from what both changed alike', () => {
  const mine = { ...before, name: 'Diver 200', priceINR: '120', brand: 'Calderon' };
  const theirs = { ...before, name: 'Diver 300', description: 'Gold', brand: 'Calderon' };
  expect(keys(compareVersions(before, mine, theirs))).toEqual({
    conflicts: ['name'],
    theirs: ['description'],
    mine: ['priceINR'],
  });
});

it('takes category, sub-category and type as one, and pictures by their files and order', () => {
  const mine = { ...before, subCategoryId: 'one', media: media('b', 'a') };
  const encoded = before.media.replaceAll('"kept"', '"kept","widest":"/media/a-480.webp"');
  const theirs = { ...before, categoryId: 'other', media: encoded };
  expect(keys(compareVersions(before, mine, theirs))).toEqual({
    conflicts: ['category'],
    theirs: [],
    mine: ['media'],
  });
});

it('merges: the newest, with what was kept of the form', () => {
  const mine = { ...before, name: 'Diver 200', priceINR: '120' };
  const theirs = { ...before, name: 'Diver 300', description: 'Gold' };
  const { mine: own } = compareVersions(before, mine, theirs);
  expect(mergeVersions(mine, theirs, own)).toEqual({ ...theirs, priceINR: '120' });
});

it('names the prices of the currency first that leads on the reader’s screens', () => {
  const mine = {
    ...before,
    priceINR: '120',
    priceAED: '9',
    originalPrice: '150',
    originalPriceAED: '11',
  };
  const theirs = { ...before, name: 'Diver 300' };
  const named = (...currencies: ('INR' | 'AED')[]) =>
    keys(compareVersions(before, mine, theirs, currencies)).mine;
  const prices = ['priceINR', 'priceAED', 'originalPrice', 'originalPriceAED'];
  expect(named('INR', 'AED')).toEqual(prices);
  expect(named('AED', 'INR')).toEqual([
    'priceAED',
    'priceINR',
    'originalPriceAED',
    'originalPrice',
  ]);
});
