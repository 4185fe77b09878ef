import type { Seller } from '#contracts/seller.ts';

/**
 * Returns the warning before several sellers are approved at once; undefined where none is needed.
 */
export function unconfirmedWarning(rows: ReadonlyMap<string, Seller>): string | undefined {
  const names = [...rows.values()].filter((row) => !row.emailConfirmed).map((row) => row.name);
  if (names.length === 0) return undefined;
  const who = names.length > 3 ? `${names.length} of them` : names.join(', ');
  return `Not confirmed by email: ${who}. You may approve all the same.`;
}
