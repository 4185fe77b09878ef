import type { AccountKey } from '#database/queries/second-factor/account-key.ts';
import { openSealed, seal } from '../seal.ts';
import { type Keeper, keyFor } from './keys.ts';

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
