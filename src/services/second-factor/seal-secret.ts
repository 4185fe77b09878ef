import { hkdfSync } from 'node:crypto';
import type { AccountKey } from '#database/queries/second-factor/factors.ts';
import type { AppContext } from '../app-context.ts';
import { openSealed, seal } from '../seal.ts';

/** Encrypts a secret so that it can be opened only for this account and use. */
export const sealSecret = (
  context: Keeper,
  use: string,
  account: AccountKey,
  secret: Uint8Array,
): string => seal(keyFor(context, use), boundTo(account), secret);

/**
 * Returns the secret, or null where it was sealed for another account or use, with another key, or
 * is damaged.
 */
export const openSecret = (
  context: Keeper,
  use: string,
  account: AccountKey,
  sealed: string,
): Uint8Array | null => openSealed(keyFor(context, use), boundTo(account), sealed);

const boundTo = ({ role, id }: AccountKey) => `${role} ${id}`;

type Keeper = Pick<AppContext, 'tokenSecret'>;

/**
 * Returns a separate key for each use, so that what is signed for one use is worthless for the
 * others.
 */
export function keyFor({ tokenSecret }: Keeper, use: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', tokenSecret, '', `dhow second factor: ${use}`, 32));
}
