import { hkdfSync } from 'node:crypto';
import type { AppContext } from '../app-context.ts';

export type Keeper = Pick<AppContext, 'tokenSecret'>;

/** A key of its own for each use, so that what one makes is worth nothing to the others. */
export function keyFor({ tokenSecret }: Keeper, use: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', tokenSecret, '', `dhow second factor: ${use}`, 32));
}
