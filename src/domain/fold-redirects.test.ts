import { expect, it } from 'vitest';
import { createFolding } from './fold-redirects.ts';

it('leads to the end of what is there, and what is there to the end of what comes', () => {
  const folding = createFolding(
    new Map([
      ['/b', '/c'],
      ['/x', '/old/below'],
      ['/y', '/z'],
    ]),
  );
  expect(folding.add('/a', '/b/1')).toBe(true);
  expect(folding.add('/old', '/new')).toBe(true);
  expect(folding.leadsTo('/a')).toBe('/c/1');
  expect(folding.changes()).toEqual({
    added: [
      ['/a', '/c/1'],
      ['/old', '/new'],
    ],
    moved: [['/x', '/new/below']],
    gone: [],
  });
});

it('makes no circle', () => {
  const folding = createFolding(new Map([['/a', '/b']]));
  expect(folding.add('/b', '/a')).toBe(false);
  expect(folding.add('/c', '/c/d')).toBe(false);
  expect(folding.changes()).toEqual({ added: [], moved: [], gone: [] });
});

it('drops a redirect that would lead to itself by a new one', () => {
  const folding = createFolding(new Map([['/a/b', '/c/b']]));
  expect(folding.add('/c', '/a')).toBe(true);
  expect(folding.changes()).toEqual({ added: [['/c', '/a']], moved: [], gone: ['/a/b'] });
});
