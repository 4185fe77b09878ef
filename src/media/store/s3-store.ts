import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { FetchHttpHandler } from '@smithy/fetch-http-handler';
import { mediaError } from '../media-error.ts';
import type { MediaStore, StoredFile } from './store.ts';
import { contentTypeOf, parseStoredName } from './stored-name.ts';

export type S3Settings = {
  /** Such as `https://s3.me-central-1.amazonaws.com`; the bucket is put in the path. */
  endpoint: string;
  bucket: string;
  region: string;
  /** Folder in the bucket, or ''. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const A_YEAR = 'public, max-age=31536000, immutable';
const ATTEMPTS = 4;
const ANSWER_WITHIN_MS = 60_000;

/**
 * Stores media in an S3-compatible bucket, addressed path-style. Files are streamed with their
 * known length, so that a put is all or nothing; temporary failures are tried again. Public files
 * carry their content type and a year of caching, for a bucket that a CDN reads directly.
 */
export function createS3Store(settings: S3Settings): MediaStore {
  const client = createClient(settings);
  const { bucket: Bucket } = settings;
  const folder = settings.prefix ? `${settings.prefix.replace(/^\/+|\/+$/g, '')}/` : '';
  const noBucket = () => new Error(`Object storage: there is no bucket ${Bucket}`);

  async function* list(prefix = ''): AsyncIterableIterator<StoredFile> {
    let token: string | undefined;
    do {
      const asked = { Bucket, Prefix: folder + prefix, ContinuationToken: token };
      const page = await answerOf('list', client.send(new ListObjectsV2Command(asked)));
      if (page === null) throw noBucket();
      // Every list says whether more follows; a response that does not is no list.
      if (page.IsTruncated === undefined) throw new Error('Object storage: not a list of objects');
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
      if ((await answerOf(`PUT ${name}`, client.send(put))) === null) throw noBucket();
    },

    async stat(name) {
      const head = new HeadObjectCommand({ Bucket, Key: folder + checkedName(name) });
      const found = await answerOf(`HEAD ${name}`, client.send(head));
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
      const found = await answerOf(`GET ${name}`, client.send(get));
      if (found === null) throw mediaError('missing-file', 'There is no such file.');
      return Readable.from(found.Body?.transformToWebStream() ?? [], { objectMode: false });
    },

    async remove(name) {
      const remove = new DeleteObjectCommand({ Bucket, Key: folder + checkedName(name) });
      await answerOf(`DELETE ${name}`, client.send(remove));
    },

    list,
  };
}

function createClient({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: ATTEMPTS,
    // Not every S3-compatible store understands the SDK's checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: new FetchHttpHandler({ customFetch: fetchPatiently }),
  });
}

/**
 * Fetches with a time limit until the response begins: a client may read a video as slowly as it
 * likes. Failures before the response are marked, so that the client tries again.
 */
async function fetchPatiently(request: Parameters<typeof fetch>[0]): Promise<Response> {
  const stop = new AbortController();
  const reason = new Error(`no answer within ${ANSWER_WITHIN_MS / 1000} s`);
  const timer = setTimeout(() => stop.abort(reason), ANSWER_WITHIN_MS);
  try {
    return await fetch(request, { signal: stop.signal });
  } catch (error) {
    throw Object.assign(new Error('fetch failed', { cause: error }), { $retryable: {} });
  } finally {
    clearTimeout(timer);
  }
}

/** Awaits a response; returns null where there is no such object or bucket. */
async function answerOf<T>(task: string, sent: Promise<T>): Promise<T | null> {
  try {
    return await sent;
  } catch (error) {
    const answer = error instanceof S3ServiceException ? error : null;
    const status = answer?.$metadata.httpStatusCode;
    if (status === 404) return null;
    const what = answer ? `answered ${status} ${answer.name}` : 'failed';
    throw new Error(`Object storage: ${task} ${what}`, { cause: error });
  }
}

function checkedName(name: string): string {
  if (!parseStoredName(name)) {
    throw new TypeError(`Not the name of a stored file: ${JSON.stringify(name)}`);
  }
  return name;
}
