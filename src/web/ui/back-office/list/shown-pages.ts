import { deepestPage } from '#domain/deepest-page.ts';

/** A page number to show, or a gap between two of them. */
export type ShownPage = number | 'gap';

/** Returns the admins' page numbers: all of up to 3 pages, else first, current and last. */
export function adminPages(current: number, pages: number): ShownPage[] {
  if (pages <= 3) return numbered(pages);
  return withGaps([1, current, pages], pages);
}

/**
 * Returns the sellers' page numbers: all of up to 5 pages, else first, last, current and its
 * neighbours.
 */
export function sellerPages(current: number, pages: number): ShownPage[] {
  if (pages <= 5) return numbered(pages);
  return withGaps([1, current - 1, current, current + 1, pages], pages);
}

const numbered = (pages: number) => Array.from({ length: pages }, (_, index) => index + 1);

function withGaps(wanted: number[], pages: number): ShownPage[] {
  const numbers = [...new Set(wanted)]
    .filter((page) => page >= 1 && page <= pages)
    .sort((one, other) => one - other);
  return numbers.flatMap((page, index) => {
    const before = numbers[index - 1];
    return before !== undefined && page - before > 1 ? ['gap' as const, page] : [page];
  });
}

/** Returns how many numbered pages `total` rows fill; one even where there are none. */
export const pagesOf = (total: number, pageSize: number): number =>
  Math.max(1, Math.min(Math.ceil(total / pageSize), deepestPage(pageSize)));

/**
 * Returns the numbers of the first and last row of a page, counted from 1; 0 and 0 where there is
 * none.
 */
export function rowsShown(page: number, pageSize: number, total: number): [number, number] {
  const first = (page - 1) * pageSize + 1;
  return first > total ? [0, 0] : [first, Math.min(page * pageSize, total)];
}
