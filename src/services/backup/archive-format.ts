import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { z } from 'zod';
import { decrypting, ENCRYPTION_HEADER_BYTES, encrypting, MAGIC } from './encryption.ts';

/*
 * An archive is a tar file, compressed with zstd and, where there is a key, encrypted. Its entries, in
 * this order: the description; `database/TABLE/NUMBER.jsonl`, one row a line; `data/NAME`, files of the
 * data folder; `media/NAME`, and after those that begin alike their `checksums/BEGINNING.sha256`; the
 * contents, by which its end and everything before is checked.
 */
export const DESCRIPTION = 'dhow-backup.json';
export const CONTENTS = 'contents.json';
export const FORMAT = 1;

const RowDigest = z.object({ rows: z.number().int(), digest: z.string().regex(/^[0-9a-f]{64}$/) });
const Table = z.object({
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
});

/** What an archive begins with. */
export const Description = z.object({
  format: z.number().int(),
  /** Drawn for each archive. */
  id: z.string(),
  createdAt: z.string(),
  appVersion: z.string(),
  engine: z.enum(['embedded', 'postgresql']),
  /** When the newest migration of its rows was written. */
  schemaAt: z.number().int(),
  tables: z.array(Table),
  /** Tells whether the tokens of a shop are signed with the same key, without telling the key. */
  tokenMark: z.string(),
});
export type Description = z.infer<typeof Description>;

/** What an archive ends with. */
export const Contents = z.object({
  tables: z.record(z.string(), RowDigest),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  /** The files, each as a line of its hash and name. */
  media: RowDigest.extend({ bytes: z.number().int() }),
  /** Files that the database speaks of and that were not there: how many, and some of them. */
  missing: z.object({ files: z.number().int(), some: z.array(z.string()) }),
  data: z.array(z.string()),
});
export type Contents = z.infer<typeof Contents>;

export const partName = (table: string, number: number) =>
  `database/${table}/${String(number).padStart(6, '0')}.jsonl`;

/** The line by which a file is counted and checked, as `sha256sum` writes it. */
export const checksumLine = (hash: string, name: string) => `${hash}  media/${name}`;

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

/** Hears how far a backup, a restore or a move is. */
export type Progress = {
  /** A step goes on: how much of it is done, from 0 to 1. */
  at: (step: string, done: number) => void;
  /** A step is over; the line says what came of it. */
  done: (line: string) => void;
};

/** Such as `12.3 MB`. */
export function sizeInWords(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  let size = bytes;
  let unit = 0;
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const digits = unit === 0 || size >= 100 ? 0 : 1;
  return `${size.toFixed(digits)} ${units[unit]}`;
}

/** Such as `1 table` and `1,234 rows`. */
export const countInWords = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
