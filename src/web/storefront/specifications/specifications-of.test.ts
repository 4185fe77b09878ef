import { expect, it } from 'vitest';
import type { AttributeShown } from '#contracts/attributes/values.ts';
import {
  besidesSizeChoice,
  chosenSize,
  sizeChoiceOf,
  specificationsOf,
} from './specifications-of.ts';

const shown = (given: Partial<AttributeShown>): AttributeShown => ({
  ...{ _id: 'a', code: 'case-size', name: 'Case size', group: 'Case', kind: 'number', unit: 'mm' },
  ...{ scale: '', comparable: true, value: null, values: [] },
  ...given,
});
const value = (label: string, available = true, swatch: string | null = null) => ({
  ...{ _id: label, label, available, swatch },
});
const sizes = shown({
  ...{ code: 'size', name: 'Size', group: 'Fit', kind: 'size', scale: 'EU', unit: '' },
  values: [value('41', false), value('42'), value('43')],
});
const colour = shown({
  ...{ code: 'colour', name: 'Colour', kind: 'colour', unit: '' },
  values: [value('Tan', true, '#b2712f'), value('Cream')],
});

it('says a number with its unit, a colour with its swatch, and the sizes that can be had', () => {
  expect(specificationsOf([shown({ value: 38 }), colour, sizes])).toEqual([
    {
      ...{ group: 'Case', code: 'case-size', name: 'Case size', comparable: true },
      parts: [{ label: '38 mm' }],
    },
    expect.objectContaining({ parts: [{ label: 'Tan', swatch: '#b2712f' }, { label: 'Cream' }] }),
    expect.objectContaining({ parts: [{ label: 'EU 42, 43' }] }),
  ]);
});

it('leaves out what nothing is known of, and sizes of which none can be had', () => {
  const gone = { ...sizes, values: [value('41', false)] };
  expect(specificationsOf([shown({ kind: 'choices' }), gone])).toEqual([]);
});

it('a size is chosen only where it can be had', () => {
  const choice = sizeChoiceOf([colour, sizes]);
  expect(choice?.sizes.map(({ label }) => label)).toEqual(['41', '42', '43']);
  expect(chosenSize(choice, '42')).toBe('EU 42');
  expect(chosenSize(choice && { ...choice, scale: '' }, '42')).toBe('42');
  for (const label of ['41', '44', '', null]) expect(chosenSize(choice, label)).toBeNull();
  expect(sizeChoiceOf([colour])).toBeNull();
  expect(chosenSize(null, '42')).toBeNull();
});

it('a second scale of sizes stays among the other attributes', () => {
  const british = { ...sizes, code: 'size-uk', scale: 'UK', values: [value('8'), value('9')] };
  const none = { ...sizes, code: 'ring', scale: 'mm', values: [] };
  const all = [none, sizes, colour, british];
  expect(sizeChoiceOf(all)?.scale).toBe('EU');
  const told = specificationsOf(besidesSizeChoice(all));
  expect(told.map(({ parts }) => parts[0]?.label)).toEqual(['Tan', 'UK 8, 9']);
});
