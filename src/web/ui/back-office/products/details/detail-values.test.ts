import { expect, it } from 'vitest';
import type { EntryAttribute } from '#contracts/attributes/attribute.ts';
import { said } from '#languages/said.ts';
import { checkDetails, detailsOf, readDetails, writeDetails } from './detail-values.ts';

const width: EntryAttribute = {
  ...{ _id: 'width001', code: 'width', name: 'Width', kind: 'number', unit: 'mm', scale: '' },
  ...{ group: '', lowest: 1, highest: 30, choices: [], required: true },
  ...{ filterable: false, comparable: true, onCard: false },
};

it('the same values are the same text, whichever was typed first, and none is none', () => {
  expect(writeDetails({ b: 'x', a: false })).toBe(writeDetails({ a: false, b: 'x' }));
  expect(writeDetails({ a: '', b: [] })).toBe('');
  expect(readDetails('')).toEqual({});
});

it('a product’s values are those that its form begins with', () => {
  const shown = { code: '', name: '', group: '', unit: '', scale: '', comparable: true };
  const label = { label: 'x', swatch: null };
  expect(
    detailsOf([
      { ...shown, _id: 'a', kind: 'number', value: 38, values: [] },
      { ...shown, _id: 'b', kind: 'yes-no', value: false, values: [] },
      {
        ...{ ...shown, _id: 'c', kind: 'size', value: null },
        values: [{ ...label, _id: 's', available: false }],
      },
      {
        ...{ ...shown, _id: 'd', kind: 'colour', value: null },
        values: [{ ...label, _id: 't', available: true }],
      },
    ]),
  ).toEqual({ a: '38', b: false, c: [{ choice: 's', available: false }], d: ['t'] });
});

it('what belongs to another category is left out, what is faulty or missing is told', () => {
  const text = writeDetails({ width001: '20 mm', strap001: 'Long' });
  expect(checkDetails([width], text)).toEqual({ values: { width001: 20 }, faults: [] });
  expect(checkDetails([], text)).toEqual({ values: {}, faults: [] });
  expect(checkDetails([width], '{"width001":"31"}').faults).toHaveLength(1);
  expect(checkDetails([width], '').faults).toEqual([
    { attributeId: 'width001', message: said('fieldRequired', { label: 'Width' }) },
  ]);
});
