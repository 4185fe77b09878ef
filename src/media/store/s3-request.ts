import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';

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

type Details = { headers?: Record<string, string>; body?: Blob };

/** Sends a signed request to `pathAndQuery` in the bucket; answers 2xx and 404, throws otherwise. */
export type S3Request = (
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
  pathAndQuery: string,
  details?: Details,
) => Promise<Response>;

const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 100;
const ANSWER_WITHIN_MS = 60_000;

export function createS3Request(settings: S3Settings): S3Request {
  const { accessKeyId, secretAccessKey, region } = settings;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const bucketUrl = `${settings.endpoint.replace(/\/+$/, '')}/${settings.bucket}`;

  return async (method, pathAndQuery, details = {}) => {
    for (let attempt = 1; ; attempt++) {
      const answer = await sendOnce(signer, method, bucketUrl + pathAndQuery, details).catch(
        asError,
      );
      const passing = answer instanceof Error || answer.status >= 500 || answer.status === 429;
      if (!passing || attempt === ATTEMPTS) return settle(answer, method, pathAndQuery);
      if (answer instanceof Response) await answer.body?.cancel();
      await sleep(FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random()));
    }
  };
}

/** The time limit is for the answer to begin: a reader may take a video as slowly as it likes. */
async function sendOnce(signer: AwsClient, method: string, url: string, details: Details) {
  const stop = new AbortController();
  const timer = setTimeout(
    () => stop.abort(new Error(`no answer within ${ANSWER_WITHIN_MS / 1000} s`)),
    ANSWER_WITHIN_MS,
  );
  try {
    return await fetch(await signer.sign(url, { method, signal: stop.signal, ...details }));
  } finally {
    clearTimeout(timer);
  }
}

async function settle(answer: Response | Error, method: string, path: string): Promise<Response> {
  if (answer instanceof Error) {
    throw new Error(`Object storage: ${method} ${path} failed`, { cause: answer });
  }
  if (answer.ok || answer.status === 404) return answer;
  const code = /<Code>([\w.]+)<\/Code>/.exec(await answer.text())?.[1] ?? '';
  throw new Error(`Object storage: ${method} ${path} answered ${answer.status} ${code}`.trim());
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
