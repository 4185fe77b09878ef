import { createHash, randomInt } from 'node:crypto';
import type { Database } from '#database/database.ts';
import {
  type AccountKey,
  countRecoveryCodes,
  replaceRecoveryCodes,
  takeRecoveryCode,
} from '#database/queries/second-factor.ts';

const CODES = 10;
/** Crockford's base 32, without letters that look like digits. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Sixteen letters, 80 bits: too many to try, even with the hashes at hand. */
const drawCode = () => Array.from({ length: 16 }, () => letters[randomInt(32)]).join('');

const hashOf = ({ role, id }: AccountKey, code: string) =>
  createHash('sha256').update(`${role} ${id} ${code}`).digest('base64url');

/** Replaces an account's codes by ten new ones. Returns them; only hashes are stored. */
export async function renewRecoveryCodes(
  db: Database,
  account: AccountKey,
  now: Date,
): Promise<string[]> {
  const codes = Array.from({ length: CODES }, drawCode);
  const hashes = codes.map((code) => hashOf(account, code));
  await replaceRecoveryCodes(db, account, hashes, now);
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'));
}

/** Creates codes for an account that has none; returns null where it has some. */
export async function firstRecoveryCodes(
  db: Database,
  account: AccountKey,
  now: Date,
): Promise<string[] | null> {
  if ((await countRecoveryCodes(db, account)) !== null) return null;
  return renewRecoveryCodes(db, account, now);
}

/**
 * Uses up a code, given without hyphens and in capitals; returns whether it was one of the
 * account's.
 */
export function consumeRecoveryCode(
  db: Database,
  account: AccountKey,
  code: string,
  now: Date,
): Promise<boolean> {
  return takeRecoveryCode(db, account, hashOf(account, code), now);
}
