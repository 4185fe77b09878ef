import { expect, test } from 'vitest';
import { batchesOf } from './send-pictures.ts';

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name);
const names = (files: File[]) => batchesOf(files).map((batch) => batch.map(({ name }) => name));

test('files go in batches of six, a ZIP alone, and large ones few at a time', () => {
  const eight = Array.from({ length: 8 }, (_, index) => file(`${index}.jpg`));
  expect(names(eight).map((batch) => batch.length)).toEqual([6, 2]);
  expect(names([file('a.jpg'), file('b.ZIP'), file('c.jpg'), file('d.jpg')])).toEqual([
    ['a.jpg'],
    ['b.ZIP'],
    ['c.jpg', 'd.jpg'],
  ]);
  const large = 10 * 1024 * 1024;
  expect(names(['a', 'b', 'c'].map((name) => file(name, large)))).toEqual([['a', 'b'], ['c']]);
  expect(batchesOf([])).toEqual([]);
});
