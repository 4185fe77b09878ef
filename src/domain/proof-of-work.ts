import { sha256 } from '@noble/hashes/sha2.js';

/** The bits that a challenge begins with, as in `18.1767225600.…`: so many a hash has to begin with that are 0. */
export const bitsOf = (challenge: string) => Number.parseInt(challenge, 10);

/** Whether a number is an answer to a challenge: one in 2 to the power of its bits is. */
export function isAnswer(challenge: string, answer: number): boolean {
  const hash = sha256(new TextEncoder().encode(`${challenge} ${answer}`));
  return new DataView(hash.buffer, hash.byteOffset).getUint32(0) >>> (32 - bitsOf(challenge)) === 0;
}
