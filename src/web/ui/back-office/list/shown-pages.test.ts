import { expect, test } from 'vitest';
import { adminPages, pagesOf, rowsShown, sellerPages } from './shown-pages.ts';

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 4, [1, 'gap', 4]],
  [2, 4, [1, 2, 'gap', 4]],
  [3, 4, [1, 'gap', 3, 4]],
  [4, 4, [1, 'gap', 4]],
  [500, 1000, [1, 'gap', 500, 'gap', 1000]],
])('admins on page %i of %i see %j', (current, pages, shown) => {
  expect(adminPages(current, pages)).toEqual(shown);
});

test.each([
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 'gap', 6]],
  [3, 6, [1, 2, 3, 4, 'gap', 6]],
  [4, 8, [1, 'gap', 3, 4, 5, 'gap', 8]],
  [8, 8, [1, 'gap', 7, 8]],
])('sellers on page %i of %i see %j', (current, pages, shown) => {
  expect(sellerPages(current, pages)).toEqual(shown);
});

test('rows are counted from one, and the last page may be short', () => {
  expect(rowsShown(1, 10, 57)).toEqual([1, 10]);
  expect(rowsShown(6, 10, 57)).toEqual([51, 57]);
  expect(rowsShown(7, 10, 57)).toEqual([0, 0]);
  expect(pagesOf(0, 10)).toBe(1);
  expect(pagesOf(11, 10)).toBe(2);
});

test('pages are numbered down to row 10,000, with which the last one may begin', () => {
  expect([pagesOf(9_999, 10), pagesOf(10_000, 10), pagesOf(1_000_000, 10)]).toEqual([
    1_000, 1_000, 1_000,
  ]);
  expect(pagesOf(1_000_000, 30)).toBe(334);
});
