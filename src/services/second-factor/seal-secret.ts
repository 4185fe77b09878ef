import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { AccountKey } from '#database/queries/second-factor/account-key.ts';
import { type Keeper, keyFor } from './keys.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a secret (AES-256-GCM) so that it can be opened only for this account and use; returns
 * base64url.
 */
export function sealSecret(
  context: Keeper,
  use: string,
  account: AccountKey,
  secret: Uint8Array,
): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(context, use), nonce);
  cipher.setAAD(boundTo(account));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

/**
 * Returns the secret, or null where it was sealed for another account or use, with another key, or
 * is damaged.
 */
export function openSecret(
  context: Keeper,
  use: string,
  account: AccountKey,
  sealed: string,
): Uint8Array | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyFor(context, use), nonce);
  decipher.setAAD(boundTo(account));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const secret = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([secret, decipher.final()]);
  } catch {
    return null;
  }
}

const boundTo = ({ role, id }: AccountKey) => Buffer.from(`${role} ${id}`);
