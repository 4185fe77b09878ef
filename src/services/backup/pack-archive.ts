import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import { encrypting } from './encryption.ts';

/** Adds an entry to an archive, and waits while what comes after is slower. */
export type AddEntry = (name: string, content: string | Uint8Array) => Promise<void>;

/**
 * Packs an archive as `fill` adds its entries, compresses it, encrypts it where there is a key, and
 * hands it to `write` as it grows. Returns what `write` returns.
 */
export async function packArchive<T>(
  { key, write }: { key: string | null; write: (archive: Readable) => Promise<T> },
  fill: (add: AddEntry) => Promise<void>,
): Promise<T> {
  const { readable, controller } = createTarPacker();
  const compressing = createZstdCompress({
    params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
  });
  const packed = Readable.fromWeb(readable as never);
  const last = key === null ? compressing : await encrypting(key);
  const flowing =
    last === compressing ? pipeline(packed, compressing) : pipeline(packed, compressing, last);
  const written = write(last);
  const mtime = new Date();
  const filling = (async () => {
    try {
      await fill(async (name, content) => {
        const bytes = typeof content === 'string' ? Buffer.from(content) : content;
        const body = controller.add({ name, size: bytes.length, mtime, mode: 0o600 }).getWriter();
        await body.write(plain(bytes));
        await body.close();
      });
      controller.finalize();
    } catch (error) {
      controller.error(error);
      throw error;
    }
  })();
  // Whichever fails first ends the others; its error is the one that says why.
  const [first] = await Promise.allSettled([
    Promise.all([filling, flowing, written]),
    filling,
    flowing,
    written,
  ]);
  if (first.status === 'rejected') throw first.reason;
  return first.value[2];
}

const plain = (bytes: Uint8Array) => new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
