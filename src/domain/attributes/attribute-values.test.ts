import { describe, expect, it } from 'vitest';
import type { Attribute } from '#contracts/attributes/attribute.ts';
import { readAttributeValue } from '#contracts/attributes/read-value.ts';
import { readAttributeValues } from '#contracts/attributes/read-values.ts';
import { tellInJson } from '#languages/said.ts';
import { sentence } from '#languages/sentence.ts';
import { attributesOfTaxonomy } from './attributes-of-taxonomy.ts';
import { fitValues } from './fit-values.ts';
import { cellOfValue, textOfShown, textOfValue } from './value-text.ts';

/** What was read, with what is said of it in English. */
const told = <Read>(read: Read): Read =>
  JSON.parse(tellInJson(JSON.stringify(read), (text) => sentence('en', text)));
const readValue = (...given: Parameters<typeof readAttributeValue>) =>
  told(readAttributeValue(...given));
const readValues = (...given: Parameters<typeof readAttributeValues>) =>
  told(readAttributeValues(...given));

const blank: Attribute = {
  ...{ _id: 'attribute0', code: 'case-size', name: 'Case size', kind: 'text', unit: '', scale: '' },
  ...{ group: '', lowest: null, highest: null, filterable: true, comparable: true, onCard: false },
  choices: [],
};
const labelled = (...labels: string[]) =>
  labels.map((label, index) => ({ _id: `choice000${index}`, label, swatch: null }));

const size: Attribute = { ...blank, kind: 'number', unit: 'mm', lowest: 10, highest: 60 };
const strap: Attribute = {
  ...{ ...blank, _id: 'attribute1', name: 'Strap', code: 'strap', kind: 'choices' },
  choices: labelled('Steel', 'Leather, calf', 'Rubber'),
};
const shoe: Attribute = {
  ...{ ...blank, _id: 'attribute2', name: 'Shoe size', code: 'shoe-size', kind: 'size' },
  ...{ scale: 'EU', choices: labelled('41', '42', '43') },
};
const flag: Attribute = { ...blank, name: 'Water resistant', kind: 'yes-no' };

describe('a number', () => {
  it.each([
    [38, 38],
    ['38', 38],
    ['38.5 mm', 38.5],
    [' 38MM ', 38],
  ])('%j is %j', (given, value) => {
    expect(readValue(size, given)).toEqual({ value });
  });

  it.each(['big', '38,5', 9, 61, Number.NaN, '1e1', true, [38], {}, 38.00001])(
    '%j is none',
    (given) => {
      const message = 'Case size must be a number between 10 and 60 mm';
      expect(readValue(size, given)).toEqual({ message });
    },
  );

  it('may be grouped, and below zero', () => {
    const free = { ...size, lowest: null, highest: null };
    expect(readValue(free, '1,200')).toEqual({ value: 1200 });
    expect(readValue(free, '-5')).toEqual({ value: -5 });
    expect(readValue(free, 1e10)).toEqual({ message: 'Case size must be a number (mm)' });
  });
});

describe('yes or no', () => {
  it.each([
    ['Yes', true],
    ['no', false],
    [true, true],
    ['false', false],
  ])('%j is %j', (given, value) => {
    expect(readValue(flag, given)).toEqual({ value });
  });

  it('is nothing else', () => {
    const message = 'Water resistant must be yes or no';
    expect(readValue(flag, 'maybe')).toEqual({ message });
  });
});

describe('choices', () => {
  it.each([
    [
      ['choice0002', 'choice0000'],
      ['choice0000', 'choice0002'],
    ],
    [['Rubber', 'rubber'], ['choice0002']],
    ['steel; leather,  calf', ['choice0000', 'choice0001']],
    ['Leather, calf', ['choice0001']],
    ['steel, rubber', ['choice0000', 'choice0002']],
  ])('%j are %j', (given, value) => {
    expect(readValue(strap, given)).toEqual({ value });
  });

  it.each([
    ['Gold', '“Gold” is not one of Strap: Steel, Leather, calf, Rubber'],
    [{ choice: 'Steel' }, 'This is not one of Strap: Steel, Leather, calf, Rubber'],
    [Array(500).fill('Steel'), 'Strap takes at most 50 values'],
  ])('%j are refused', (given, message) => {
    expect(readValue(strap, given)).toEqual({ message });
  });

  it('one is at most one', () => {
    const one: Attribute = { ...strap, kind: 'choice' };
    expect(readValue(one, 'Steel')).toEqual({ value: ['choice0000'] });
    const message = 'Strap takes only one value';
    expect(readValue(one, 'Steel; Rubber')).toEqual({ message });
  });
});

describe('sizes', () => {
  const some = [
    { choice: 'choice0000', available: true },
    { choice: 'choice0001', available: false },
  ];
  it.each([
    ['42 (not available); 41', some],
    ['EU 41, EU 42 (sold out)', some],
    [['41', { choice: 'choice0001', available: false }], some],
    [[41, { choice: '42', available: false }], some],
  ])('%j', (given, value) => {
    expect(readValue(shoe, given)).toEqual({ value });
  });

  it('are read again as they are exported', () => {
    expect(cellOfValue(shoe, some)).toBe('41; 42 (not available)');
    expect(readValue(shoe, cellOfValue(shoe, some))).toEqual({ value: some });
    expect(textOfValue(shoe, some)).toBe('EU 41, 42');
  });

  it('are available or not', () => {
    const given = [{ choice: '41', available: 'perhaps' }];
    const message = 'Shoe size 41 must be available or not: true or false';
    expect(readValue(shoe, given)).toEqual({ message });
  });
});

it.each([
  [size, 38, '38 mm'],
  [flag, true, 'Yes'],
  [flag, false, 'No'],
  [blank, 'Sapphire', 'Sapphire'],
])('%o with %j is shown', (attribute, value, text) => {
  expect(textOfShown({ ...attribute, value, values: [] })).toBe(text);
});

it('nothing is no value', () => {
  for (const attribute of [blank, size, strap, shoe, flag]) {
    for (const nothing of ['', '  ', null, undefined]) {
      expect(readValue(attribute, nothing)).toEqual({ value: null });
    }
  }
  expect(readValue(strap, [])).toEqual({ value: null });
});

it('a text is plain text of at most 500 characters', () => {
  expect(readValue(blank, ' Sapphire ')).toEqual({ value: 'Sapphire' });
  expect(readValue(blank, '<b>')).toHaveProperty('message');
  expect(readValue(blank, 'x'.repeat(501))).toHaveProperty('message');
});

describe('the values of a product', () => {
  const attributes = [
    { ...size, required: true },
    { ...strap, required: false },
  ];

  it('go by id or code, and what is empty is left out', () => {
    const given = { 'case-size': '38', [strap._id]: [] };
    expect(readValues(attributes, given)).toEqual({
      values: { [size._id]: 38 },
      faults: [],
    });
  });

  it('miss what is required, and what other taxonomy entries have', () => {
    const given = { 'shoe-size': '42', nonsense: 1, [shoe._id]: '' };
    expect(readValues(attributes, given, [shoe])).toEqual({
      values: {},
      faults: [
        {
          attributeId: 'shoe-size',
          message: 'Shoe size is not an attribute of the chosen category',
        },
        { attributeId: 'nonsense', message: 'There is no attribute “nonsense”' },
        { attributeId: size._id, message: 'Case size is required' },
      ],
    });
  });

  it('stay as far as they fit other taxonomy entries', () => {
    const values = { [size._id]: 38, [shoe._id]: [] };
    expect(fitValues(attributes, values)).toEqual({ kept: { [size._id]: 38 }, lost: [shoe._id] });
  });

  it('stay without choices that were removed', () => {
    const values = { [strap._id]: ['choice0002', 'removed00'] };
    expect(fitValues(attributes, values)).toEqual({
      kept: { [strap._id]: ['choice0002'] },
      lost: [],
    });
    expect(fitValues(attributes, { [strap._id]: ['removed00'] })).toEqual({ kept: {}, lost: [] });
  });
});

it('a taxonomy entry has the attributes of those above it, once each, required if any says so', () => {
  const at = (level: object, position: number, required = false) => ({
    ...{ categoryId: null, subCategoryId: null, productTypeId: null },
    ...{ ...level, position, required },
  });
  const all = [
    { ...strap, entries: [at({ productTypeId: 't' }, 0)] },
    { ...size, entries: [at({ subCategoryId: 's' }, 1, true), at({ categoryId: 'c' }, 2)] },
    { ...flag, entries: [at({ categoryId: 'c' }, 1), at({ categoryId: 'other' }, 0, true)] },
    { ...shoe, entries: [at({ categoryId: 'other' }, 0)] },
  ];
  const named = (taxonomy: Parameters<typeof attributesOfTaxonomy>[1]) =>
    attributesOfTaxonomy(all, taxonomy).map(({ name, required }) => [name, required]);
  expect(named({ categoryId: 'c', subCategoryId: 's', productTypeId: 't' })).toEqual([
    ['Water resistant', false],
    ['Case size', true],
    ['Strap', false],
  ]);
  expect(named({ categoryId: 'c' })).toEqual([
    ['Water resistant', false],
    ['Case size', false],
  ]);
});
