import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { Transform } from 'node:stream';
import { promisify } from 'node:util';

/*
 * An encrypted archive: MAGIC, 16 bytes of salt, 32 bytes by which a wrong key is recognized, then the
 * content in chunks of 64 KiB, each with a tag of 16 bytes. A chunk's nonce is its number and, in the
 * last byte, whether it is the last one: none can be left out, moved or cut off unnoticed. The key is
 * drawn from the passphrase and the salt, so that no two archives share one.
 */
export const MAGIC = Buffer.from('DHOWENC1');
const SALT_BYTES = 16;
const CHECK_BYTES = 32;
const HEADER_BYTES = MAGIC.length + SALT_BYTES + CHECK_BYTES;
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const DAMAGED = 'The archive is damaged or cut off.';

type Keys = { content: Buffer; check: Buffer };

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

async function keysOf(passphrase: string, salt: Buffer): Promise<Keys> {
  const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
  const drawn = await derive(passphrase.normalize('NFC'), salt, 64, cost);
  const check = createHmac('sha256', drawn.subarray(32)).update(MAGIC).update(salt).digest();
  return { content: drawn.subarray(0, 32), check };
}

function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(chunk), 3);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Returns a stream that encrypts what is written to it. */
export async function encrypting(passphrase: string): Promise<Transform> {
  const salt = randomBytes(SALT_BYTES);
  const { content, check } = await keysOf(passphrase, salt);
  let chunks = 0;
  const seal = (bytes: Buffer, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', content, nonceOf(chunks, isLast));
    chunks += 1;
    return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  };
  const stream = inChunks(CHUNK_BYTES, seal);
  stream.push(Buffer.concat([MAGIC, salt, check]));
  return stream;
}

/**
 * Returns a stream that decrypts what {@link encrypting} has made; `header` is its beginning, which is
 * not written again. Throws a sentence where the passphrase is another one; the stream fails where the
 * content is not as it was.
 */
export async function decrypting(passphrase: string, header: Buffer): Promise<Transform> {
  const salt = header.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
  const { content, check } = await keysOf(passphrase, salt);
  if (!timingSafeEqual(check, header.subarray(HEADER_BYTES - CHECK_BYTES, HEADER_BYTES))) {
    throw new Error('BACKUP_KEY is not the key that this archive was encrypted with.');
  }
  let chunks = 0;
  return inChunks(CHUNK_BYTES + TAG_BYTES, (bytes, isLast) => {
    if (bytes.length < TAG_BYTES) throw new Error(DAMAGED);
    const decipher = createDecipheriv('aes-256-gcm', content, nonceOf(chunks, isLast));
    chunks += 1;
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const opened = decipher.update(bytes.subarray(0, -TAG_BYTES));
    try {
      return Buffer.concat([opened, decipher.final()]);
    } catch {
      throw new Error(DAMAGED);
    }
  });
}

/** How many bytes {@link decrypting} wants of the beginning. */
export const ENCRYPTION_HEADER_BYTES = HEADER_BYTES;

/** Hands over chunks of `size` bytes; the last one, of what is left, only when the end has come. */
function inChunks(size: number, each: (bytes: Buffer, isLast: boolean) => Buffer): Transform {
  let kept: Buffer = Buffer.alloc(0);
  return new Transform({
    transform(bytes: Buffer, _encoding, done) {
      try {
        kept = kept.length === 0 ? bytes : Buffer.concat([kept, bytes]);
        while (kept.length > size) {
          this.push(each(kept.subarray(0, size), false));
          kept = kept.subarray(size);
        }
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        done(null, each(kept, true));
      } catch (error) {
        done(error as Error);
      }
    },
  });
}
