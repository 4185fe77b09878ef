import { randomBytes } from 'node:crypto';

const symbols = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Returns twenty random lower-case letters and digits (103 bits); the first eight are a product's
 * SKU.
 */
export function newId(): string {
  let id = '';
  while (id.length < 20) {
    for (const byte of randomBytes(32)) {
      if (byte < 252 && id.length < 20) id += symbols[byte % 36];
    }
  }
  return id;
}
