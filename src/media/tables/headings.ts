/**
 * How a table of products is known by its headings: the words for each column that it needs, and the words for columns
 * whose cells are texts, all as `plain` writes them.
 */
export type KnownHeadings = {
  needed: readonly (readonly string[])[];
  texts: readonly string[];
};

/**
 * Headings are compared without case, accents, spaces and marks; ₹ is read as INR. The vowels of Devanagari, which are
 * marks too, stay: of what people write there in two ways, its dot below is dropped, and its moon with a dot is a dot.
 */
export function plain(heading: string): string {
  return heading
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('₹', 'inr')
    .replaceAll('\u0901', '\u0902')
    .replace(/[^\p{Letter}\p{Number}\u0902\u0903\u093e-\u094d]/gu, '');
}

/** Rows above the headings, such as a title. */
const SEARCHED_ROWS = 20;

/** How many of the columns that a table needs a row has headings for. */
export function countHeadings(row: readonly string[], { needed }: KnownHeadings): number {
  const words = new Set(row.map(plain));
  return needed.filter((column) => column.some((word) => words.has(word))).length;
}

/** Returns the first of the upper rows that has headings for more than half of the needed columns, or -1. */
export const findHeadings = (rows: readonly (readonly string[])[], known: KnownHeadings): number =>
  rows
    .slice(0, SEARCHED_ROWS)
    .findIndex((row) => countHeadings(row, known) > known.needed.length / 2);

/** Returns the index of a table's headings: where none are known, its first filled row. */
export function headingsAt(rows: readonly (readonly string[])[], known: KnownHeadings): number {
  const found = findHeadings(rows, known);
  if (found >= 0) return found;
  return Math.max(
    0,
    rows.findIndex((row) => row.some((cell) => cell.trim() !== '')),
  );
}
