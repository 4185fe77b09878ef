import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { decrypting, ENCRYPTION_HEADER_BYTES, MAGIC } from './encryption.ts';

/** An entry whose content is read before the next one is asked for. */
export type Entry = { name: string; content: () => Promise<Buffer> };

const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

/**
 * Reads the entries of an archive one after the other. Throws a sentence where it is none of ours, where
 * its key is missing or another one, where there is a key and it is not encrypted (unless `takesPlain`), or where it is
 * damaged.
 */
export async function* unpackArchive(
  archive: Readable,
  key: string | null,
  { takesPlain = false } = {},
): AsyncGenerator<Entry> {
  const failure: { ofSource: Error | null } = { ofSource: null };
  archive.once('error', (error) => {
    failure.ofSource = error;
  });
  const said = () => failure.ofSource ?? new Error('The archive is damaged or cut off.');
  const { head, rest } = await readHead(archive, ENCRYPTION_HEADER_BYTES);
  const isEncrypted = head.subarray(0, MAGIC.length).equals(MAGIC);
  if (!isEncrypted && !head.subarray(0, ZSTD.length).equals(ZSTD)) {
    throw new Error('This is no backup of Dhow.');
  }
  if (!isEncrypted && key !== null && !takesPlain) {
    throw new Error(
      'The archive is not encrypted, and BACKUP_KEY is set: nothing shows that it is one of yours. If you know where it comes from, add --unencrypted: all in it becomes the shop, accounts and passwords included.',
    );
  }
  if (isEncrypted && key === null) {
    throw new Error('The archive is encrypted: set BACKUP_KEY to the key that it was made with.');
  }
  const opening = isEncrypted ? await decrypting(key ?? '', head) : new PassThrough();
  if (!isEncrypted) opening.write(head);
  const decompressing = createZstdDecompress();
  const flowing = pipeline(rest, opening, decompressing);
  flowing.catch(() => {}); // the reading below fails as well
  try {
    const entries = (Readable.toWeb(decompressing) as ReadableStream<Uint8Array>).pipeThrough(
      createTarDecoder({ strict: true }) as never,
    ) as ReadableStream<{ header: { name: string }; body: ReadableStream<Uint8Array> }>;
    for await (const { header, body } of entries) {
      let isRead = false;
      yield {
        name: header.name,
        content: () => {
          isRead = true;
          return buffer(body as never).catch(() => {
            throw said();
          });
        },
      };
      // Cancelled, it would take the body of the next one along (modern-tar 0.8.6).
      if (!isRead) await buffer(body as never);
    }
    await flowing;
  } catch {
    throw said();
  } finally {
    archive.destroy();
  }
}

/** Takes the first bytes off a stream. */
async function readHead(stream: Readable, bytes: number) {
  const parts: Buffer[] = [];
  let length = 0;
  const iterator = stream.iterator({ destroyOnReturn: false });
  while (length < bytes) {
    const { done, value } = await iterator.next();
    if (done) break;
    parts.push(value);
    length += value.length;
  }
  const read = Buffer.concat(parts);
  const after = read.subarray(bytes);
  async function* rest() {
    if (after.length > 0) yield after;
    for await (const part of { [Symbol.asyncIterator]: () => iterator }) yield part as Buffer;
  }
  return { head: read.subarray(0, bytes), rest: Readable.from(rest(), { objectMode: false }) };
}
