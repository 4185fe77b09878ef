import { expect, it } from 'vitest';
import { demoAttributes } from '../attributes/definitions.ts';
import { categories } from '../categories.ts';
import { products } from '../products.ts';
import { sellers } from '../sellers.ts';
import {
  attributesInArabic,
  choicesInArabic,
  groupsInArabic,
  unitsInArabic,
} from './attributes.ts';
import { productsInArabic } from './products.ts';
import { sellersInArabic } from './sellers.ts';
import { storiesInArabic } from './stories.ts';
import { taxonomyInArabic } from './taxonomy.ts';

const keysOfTaxonomy = categories.flatMap((category) => [
  category.key,
  ...category.subCategories.flatMap((sub) => [
    `${category.key}/${sub.key}`,
    ...sub.types.map((type) => `${category.key}/${sub.key}/${type.key}`),
  ]),
]);
const labels = demoAttributes
  .flatMap(({ choices = [] }) =>
    choices.map((each) => (typeof each === 'string' ? each : each.label)),
  )
  .filter((label) => !/^\d/.test(label) && label !== 'CR-39');

const sorted = (texts: Iterable<string>) => [...new Set(texts)].filter(Boolean).sort();

it.each([
  ['products', productsInArabic, products.map(({ key }) => key)],
  ['taxonomy', taxonomyInArabic, keysOfTaxonomy],
  ['sellers', sellersInArabic, sellers.map(({ key }) => key)],
  ['attributes', attributesInArabic, demoAttributes.map(({ name }) => name)],
  ['groups', groupsInArabic, demoAttributes.map(({ group }) => group)],
  ['units', unitsInArabic, demoAttributes.map(({ unit = '' }) => unit)],
  ['choices', choicesInArabic, labels],
])('has all %s in Arabic, and no others', (_, texts, keys) => {
  expect(sorted(Object.keys(texts))).toEqual(sorted(keys));
});

it('writes Arabic with Western digits and its own signs', () => {
  const texts = [
    ...Object.values({ ...productsInArabic, ...taxonomyInArabic }).flatMap((each) => [
      each.name,
      each.description,
    ]),
    ...Object.values({
      ...sellersInArabic,
      ...attributesInArabic,
      ...groupsInArabic,
      ...choicesInArabic,
    }),
    ...Object.values(storiesInArabic).flatMap(({ title, summary, blocks }) => [
      ...[title, summary],
      ...blocks.flatMap((block) => {
        if ('spans' in block) return block.spans.map(({ text }) => text).join('');
        return block.kind === 'heading' ? block.text : [];
      }),
    ]),
  ];
  expect(texts.filter((text) => !/[\u0621-\u064a]/.test(text))).toEqual([]);
  expect(texts.filter((text) => /[\u0660-\u0669,;?]|\u0640(?!\d)/.test(text))).toEqual([]);
});
