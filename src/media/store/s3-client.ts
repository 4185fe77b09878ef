import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { FetchHttpHandler } from '@smithy/fetch-http-handler';
import { unavailable } from './outage.ts';

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

const ATTEMPTS = 4;

/** The beginning of all keys in the bucket: a folder with its slash, or ''. */
export const folderOf = ({ prefix }: S3Settings) =>
  prefix ? `${prefix.replace(/^\/+|\/+$/g, '')}/` : '';

/** Returns headers that are sent along with a request, such as its id. */
export type SentAlong = () => Record<string, string>;

/** Creates a client that addresses buckets path-style and tries temporary failures again. */
export function createS3Client(
  { endpoint, region, accessKeyId, secretAccessKey }: S3Settings,
  sentAlong: SentAlong = () => ({}),
): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: ATTEMPTS,
    // Not every S3-compatible store understands the SDK's checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: new FetchHttpHandler({
      customFetch: (request) => fetchAgain(request, sentAlong()),
    }),
  });
}

/** Marks failures before the response, so that the client tries again. */
async function fetchAgain(
  asked: Parameters<typeof fetch>[0],
  headers: Record<string, string>,
): Promise<Response> {
  const request = asked instanceof Request ? asked : new Request(asked);
  // The signature is of the others alone.
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  try {
    return await fetch(request);
  } catch (error) {
    throw Object.assign(new Error('fetch failed', { cause: error }), { $retryable: {} });
  }
}

/** Sends a command once, with all its attempts, until it is aborted. */
export type Send<T> = (options: { abortSignal: AbortSignal }) => Promise<T>;

/**
 * Gives all attempts together a time limit until the response begins: a visitor may read a video as
 * slowly as it likes.
 */
export async function within<T>(mostMs: number, send: Send<T>): Promise<T> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), mostMs);
  try {
    return await send({ abortSignal: stop.signal });
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    throw new Error(`no answer within ${Math.round(mostMs / 1000)} s`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Awaits a response; returns null where there is no such object or bucket. */
export async function answerOf<T>(task: string, sent: Promise<T>): Promise<T | null> {
  try {
    return await sent;
  } catch (error) {
    const answer = error instanceof S3ServiceException ? error : null;
    const status = answer?.$metadata.httpStatusCode;
    if (status === 404) return null;
    const what = answer ? `answered ${status} ${answer.name}` : 'failed';
    throw unavailable(new Error(`Object storage: ${task} ${what}`, { cause: error }));
  }
}
