import type { Column } from './columns.ts';

/** The first row of a table with these columns. */
export const headingsOf = (all: readonly Column[]) => all.map(({ heading }) => heading);

/** The sheet of products in a workbook. */
export const productSheet = (all: readonly Column[], rows: readonly string[][]) => ({
  name: 'Products',
  rows,
  widths: all.map(({ width }) => width),
  numbers: new Set(all.flatMap(({ isNumber }, at) => (isNumber ? [at] : []))),
});
