/** Pages are numbered down to this row; back offices count so many rows that match. */
export const DEEPEST_ROW = 10_000;

/** Returns the last page that has a number, however long a list is. */
export const deepestPage = (pageSize: number): number => Math.ceil(DEEPEST_ROW / pageSize);
