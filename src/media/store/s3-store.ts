import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { said } from '#languages/said.ts';
import { mediaError } from '../media-error.ts';
import { unavailable, watchOutage } from './outage.ts';
import {
  answerOf,
  createS3Client,
  folderOf,
  type S3Settings,
  type Send,
  type SentAlong,
  within,
} from './s3-client.ts';
import { contentTypeOf, type MediaStore, parseStoredName, type StoredFile } from './store.ts';

const A_YEAR = 'public, max-age=31536000, immutable';
/** With all attempts: a visitor waits for it. */
const LONGEST_READ_MS = 5000;
const LONGEST_PUT_MS = 15_000;
/** A slower line is taken for a broken one. */
const SLOWEST_BYTES_PER_MS = 200;
const CHECKED_FOR_MS = 5000;

/**
 * Stores media in an S3-compatible bucket, addressed path-style. Files are streamed with their
 * known length, so that a put is all or nothing; temporary failures are tried again. Public files
 * carry their content type and a year of caching, for a bucket that a CDN reads directly. Requests carry
 * the headers of `sentAlong`. Nothing is waited for without end: while the storage is away, calls reject with MediaError `store-unavailable`
 * within seconds, most of them at once.
 */
export function createS3Store(settings: S3Settings, sentAlong?: SentAlong): MediaStore {
  const client = createS3Client(settings, sentAlong);
  const outage = watchOutage();
  const { bucket: Bucket } = settings;
  const folder = folderOf(settings);
  const noBucket = () => new Error(`Object storage: there is no bucket ${Bucket}`);

  /** Awaits a response; returns null where there is no such object or bucket. */
  const ask = <T>(task: string, send: Send<T>, mostMs = LONGEST_READ_MS) =>
    outage.watch(() => answerOf(task, within(mostMs, send)));

  async function* list(prefix = ''): AsyncIterableIterator<StoredFile> {
    let token: string | undefined;
    do {
      const asked = { Bucket, Prefix: folder + prefix, ContinuationToken: token };
      const command = new ListObjectsV2Command(asked);
      const page = await ask('list', (options) => client.send(command, options));
      if (page === null) throw unavailable(noBucket());
      // Every list says whether more follows; a response that does not is no list.
      if (page.IsTruncated === undefined) {
        throw unavailable(new Error('Object storage: not a list of objects'));
      }
      for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
        const name = Key.slice(folder.length);
        if (parseStoredName(name)) yield { name, size: Size, modified: LastModified };
      }
      token = page.NextContinuationToken;
    } while (token);
  }

  return {
    async put(name, source) {
      const put = new PutObjectCommand({
        Bucket,
        Key: folder + checkedName(name),
        // Unlike a stream, a blob can be sent again; it is read from the file as it is sent.
        Body: typeof source === 'string' ? await openAsBlob(source) : source,
        ContentType: contentTypeOf(name),
        CacheControl: parseStoredName(name)?.original ? undefined : A_YEAR,
      });
      const bytes = typeof source === 'string' ? (await stat(source)).size : source.length;
      const mostMs = LONGEST_PUT_MS + bytes / SLOWEST_BYTES_PER_MS;
      const done = await ask(`PUT ${name}`, (options) => client.send(put, options), mostMs);
      if (done === null) throw unavailable(noBucket());
    },

    async stat(name) {
      const head = new HeadObjectCommand({ Bucket, Key: folder + checkedName(name) });
      const found = await ask(`HEAD ${name}`, (options) => client.send(head, options));
      return (
        found && { size: found.ContentLength ?? 0, modified: found.LastModified ?? new Date(0) }
      );
    },

    async open(name, range) {
      const get = new GetObjectCommand({
        Bucket,
        Key: folder + checkedName(name),
        Range: range && `bytes=${range.start}-${range.end}`,
      });
      const found = await ask(`GET ${name}`, (options) => client.send(get, options));
      if (found === null) throw mediaError('missing-file', said('noSuchFile'));
      return Readable.from(found.Body?.transformToWebStream() ?? [], { objectMode: false });
    },

    async remove(name) {
      const remove = new DeleteObjectCommand({ Bucket, Key: folder + checkedName(name) });
      await ask(`DELETE ${name}`, (options) => client.send(remove, options));
    },

    list,

    async check() {
      if (outage.wasHereWithin(CHECKED_FOR_MS)) return;
      const asked = { Bucket, Prefix: folder, MaxKeys: 1 };
      const command = new ListObjectsV2Command(asked);
      const page = await ask('list', (options) => client.send(command, options));
      if (page === null) throw unavailable(noBucket());
    },
  };
}

function checkedName(name: string): string {
  if (!parseStoredName(name)) {
    throw new TypeError(`Not the name of a stored file: ${JSON.stringify(name)}`);
  }
  return name;
}
