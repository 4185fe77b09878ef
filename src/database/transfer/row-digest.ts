import { createHash } from 'node:crypto';

/** How many rows there are, and a digest of them that does not depend on their order. */
export type RowDigest = { rows: number; digest: string };

const ALL_BITS = (1n << 256n) - 1n;

/** Adds up the SHA-256 of each row, so that two tables can be compared without sorting them. */
export function createRowDigest() {
  let rows = 0;
  let sum = 0n;
  return {
    add(line: string): void {
      rows += 1;
      sum = (sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) & ALL_BITS;
    },
    result: (): RowDigest => ({ rows, digest: sum.toString(16).padStart(64, '0') }),
  };
}

/** Whether two tables have the same rows. */
export const isSameDigest = (one: RowDigest | undefined, other: RowDigest | undefined) =>
  one !== undefined && one.rows === other?.rows && one.digest === other.digest;
