import { expect, test } from 'vitest';
import type { Attribute } from '#contracts/attributes/attribute.ts';
import { readAttributeValue } from '#contracts/attributes/read-value.ts';
import { categories } from '../categories.ts';
import { products } from '../products.ts';
import type { DemoProduct } from '../types.ts';
import { demoAttributes } from './definitions.ts';
import type { DemoAttribute } from './types.ts';
import { demoAttributeValues } from './values.ts';

const keys = new Set(
  categories.flatMap((category) => [
    category.key,
    ...category.subCategories.flatMap((shelf) => [
      `${category.key}/${shelf.key}`,
      ...shelf.types.map((type) => `${category.key}/${shelf.key}/${type.key}`),
    ]),
  ]),
);

const attributesOf = ({ category, subCategory, type }: DemoProduct) =>
  demoAttributes.filter(({ at }) =>
    at.some((key) =>
      [category, `${category}/${subCategory}`, `${category}/${subCategory}/${type}`].includes(key),
    ),
  );

/** As the marketplace keeps it, with labels for ids. */
const kept = (attribute: DemoAttribute): Attribute => ({
  ...{ _id: attribute.name, code: attribute.name, name: attribute.name, kind: attribute.kind },
  ...{ unit: attribute.unit ?? '', scale: attribute.scale ?? '', group: attribute.group },
  ...{ lowest: attribute.lowest ?? null, highest: attribute.highest ?? null },
  ...{ filterable: false, comparable: false, onCard: false },
  choices: (attribute.choices ?? []).map((choice) =>
    typeof choice === 'string'
      ? { _id: choice, label: choice, swatch: null }
      : { ...choice, _id: choice.label },
  ),
});

test('an attribute has a name of its own and stands at keys that exist', () => {
  const names = demoAttributes.map(({ name }) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  for (const { name, at } of demoAttributes) {
    expect({ name, unknown: at.filter((key) => !keys.has(key)) }).toEqual({
      name,
      unknown: [],
    });
    expect(at.length).toBeGreaterThan(0);
  }
});

test('only products of the demo are described', () => {
  const keys = new Set(products.map(({ key }) => key));
  expect(Object.keys(demoAttributeValues).filter((key) => !keys.has(key))).toEqual([]);
});

/** What a product has no value of, though its category has the attribute. */
const without = ({ key }: DemoProduct) =>
  demoAttributeValues[key]?.Movement === 'Quartz' ? ['Power reserve'] : [];

test.each(products)('$key is described completely, by values that are accepted', (product) => {
  const attributes = attributesOf(product);
  const values = demoAttributeValues[product.key] ?? {};
  const names = attributes
    .map(({ name }) => name)
    .filter((name) => !without(product).includes(name));
  expect(Object.keys(values).toSorted()).toEqual(names.toSorted());
  for (const attribute of attributes) {
    if (values[attribute.name] === undefined) continue;
    expect(readAttributeValue(kept(attribute), values[attribute.name])).toEqual({
      value: expect.anything(),
    });
  }
});

test('every choice is of some use', () => {
  const used = new Set(Object.values(demoAttributeValues).flatMap(labelsIn));
  const idle = demoAttributes
    .filter(({ name, kind }) => kind !== 'size' && !['Condition', 'For', 'Hallmark'].includes(name))
    .flatMap(({ name, choices = [] }) =>
      choices
        .map((choice) => (typeof choice === 'string' ? choice : choice.label))
        .filter((label) => !used.has(`${name}: ${label}`)),
    );
  expect(idle).toEqual([]);
});

const labelsIn = (values: object) =>
  Object.entries(values).flatMap(([name, value]) =>
    [value].flat().map((label) => `${name}: ${label}`),
  );
