import { describe, expect, it } from 'vitest';
import { languages, otherLanguages } from '#languages/languages.ts';
import { demoAttributes } from './attributes/definitions.ts';
import { demoAttributeValues } from './attributes/values.ts';
import { categories } from './categories.ts';
import { products as demoProducts } from './products.ts';
import { sellers as demoSellers } from './sellers.ts';
import { translated } from './translated.ts';

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

/** Those that people write; a reference is the same in every language. */
const ofTexts = demoAttributes
  .filter(({ name, kind }) => kind === 'text' && name !== 'Reference')
  .map(({ name }) => name);
const toldTexts = Object.values(demoAttributeValues).flatMap((values) =>
  ofTexts.map((name) => String(values[name] ?? '')),
);

const sorted = (texts: Iterable<string>) => [...new Set(texts)].filter(Boolean).sort();

describe.each(otherLanguages)('in %s', (language) => {
  const {
    products,
    taxonomy,
    sellers,
    cities = {},
    openingHours = {},
    attributes,
    groups,
    units,
    choices,
    stories,
    texts: told,
  } = translated[language];
  const words = {
    ...sellers,
    ...cities,
    ...openingHours,
    ...attributes,
    ...groups,
    ...choices,
    ...told,
  };
  const texts = [
    ...Object.values({ ...products, ...taxonomy }).flatMap(({ name, description }) => [
      name,
      description,
    ]),
    ...Object.values(words),
    ...Object.values(stories).flatMap(({ title, summary, blocks, cover = [] }) => [
      ...[title, summary].concat(cover),
      ...blocks.flatMap((block) => {
        if ('spans' in block) return block.spans.map(({ text }) => text).join('');
        return block.kind === 'heading' ? block.text : [];
      }),
    ]),
  ];

  it.each([
    ['products', products, demoProducts.map(({ key }) => key)],
    ['taxonomy', taxonomy, keysOfTaxonomy],
    ['sellers', sellers, demoSellers.map(({ key }) => key)],
    ['cities', cities, demoSellers.map(({ city = '' }) => city)],
    ['opening hours', openingHours, demoSellers.map((seller) => seller.openingHours ?? '')],
    ['attributes', attributes, demoAttributes.map(({ name }) => name)],
    ['groups', groups, demoAttributes.map(({ group }) => group)],
    ['units', units, demoAttributes.map(({ unit = '' }) => unit)],
    ['choices', choices, labels],
    ['texts of attributes', told, toldTexts],
  ])('has all %s, and no others', (_, texts, keys) => {
    if (Object.keys(texts).length > 0) {
      expect(sorted(Object.keys(texts))).toEqual(sorted(keys));
    }
  });

  it('is written in its own letters', () => {
    expect(texts.filter((text) => !languages[language].letters.test(text))).toEqual([]);
  });

  it.runIf(language === 'ar')('has Western digits and the signs of Arabic', () => {
    expect(texts.filter((text) => /[\u0660-\u0669,;?]|\u0640(?!\d)/.test(text))).toEqual([]);
  });
});
