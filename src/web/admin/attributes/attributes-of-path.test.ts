import { expect, it } from 'vitest';
import type { ManagedAttribute } from '#contracts/attributes/managed.ts';
import { attributesOfPath } from './order-dialog.tsx';

const attribute = (name: string, position: number, ...entries: [string, number][]) =>
  ({
    ...{ _id: name, name, position },
    entries: entries.map(([_id, at]) => ({ _id, name: _id, position: at })),
  }) as ManagedAttribute;

it('lists what a taxonomy entry has, that of those above first, each in the order of its entry', () => {
  const attributes = [
    attribute('Strap', 0, ['watches', 2]),
    attribute('Glass', 0, ['watches', 1], ['divers', 1]),
    attribute('Depth', 0, ['divers', 2]),
    attribute('Bezel', 0, ['divers', 1]),
    attribute('Heel', 0, ['shoes', 1]),
  ];
  const told = (subCategory: string) =>
    attributesOfPath(attributes, { category: 'watches', subCategory, type: '' }).map(
      ({ name, from }) => [name, from],
    );
  expect(told('divers')).toEqual([
    ['Glass', 'watches'],
    ['Strap', 'watches'],
    ['Bezel', null],
    ['Depth', null],
  ]);
  expect(told('')).toEqual([
    ['Glass', null],
    ['Strap', null],
  ]);
});

it('goes by the general order and the name where an entry has none', () => {
  const attributes = [
    attribute('B', 2, ['bags', 0]),
    attribute('C', 1, ['bags', 0]),
    attribute('A', 2, ['bags', 0]),
  ];
  const found = attributesOfPath(attributes, { category: 'bags', subCategory: '', type: '' });
  expect(found.map(({ name }) => name)).toEqual(['C', 'A', 'B']);
});
