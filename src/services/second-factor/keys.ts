import { hkdfSync } from 'node:crypto';
import type { AppContext } from '../app-context.ts';

export type Keeper = Pick<AppContext, 'tokenSecret'>;

/**
 * Returns a separate key for each use, so that what is signed for one use is worthless for the
 * others.
 */
export function keyFor({ tokenSecret }: Keeper, use: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', tokenSecret, '', `dhow second factor: ${use}`, 32));
}
