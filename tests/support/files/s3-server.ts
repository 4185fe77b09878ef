import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '#media/store/s3-client.ts';
import { signatureFault } from './s3-signature.ts';
import { s3Uploads } from './s3-uploads.ts';

type Stored = { content: Buffer; type: string; modified: Date };

const KEYS = { accessKeyId: 'test-key', secretAccessKey: 'test-secret', region: 'me-central-1' };

/**
 * A small S3 server on a free port, with one bucket in memory. It checks every signature, and lists
 * in pages of `pageSize`, so that few objects are enough to need several.
 */
export async function startS3Server(pageSize = 100) {
  const objects = new Map<string, Stored>();
  const { answer, uploads } = s3Uploads((key, content) =>
    objects.set(key, { content, type: 'binary/octet-stream', modified: new Date() }),
  );
  const asked: { method: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer(async (request, response) => {
    asked.push({ method: request.method ?? '', headers: request.headers });
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [bucket, ...rest] = url.pathname.slice(1).split('/');
    const key = decodeURIComponent(rest.join('/'));
    const fault = signatureFault(request, KEYS);
    if (fault) return refuse(response, 403, fault);
    if (bucket !== 'dhow-media') return refuse(response, 404, 'NoSuchBucket');
    if (await answer(request, response, key, url.searchParams)) return;
    if (key === '') return list(response, objects, url.searchParams, pageSize);
    if (request.method === 'PUT') return put(request, response, objects, key);
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    return get(request, response, objects.get(key));
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'dhow-media',
    prefix: '',
    ...KEYS,
  };
  return {
    settings,
    objects,
    uploads,
    /** All requests so far. */
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;

function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

/** As S3 does, wants to know the length beforehand and keeps nothing of a body that is shorter. */
async function put(
  request: IncomingMessage,
  response: ServerResponse,
  objects: Map<string, Stored>,
  key: string,
) {
  const length = request.headers['content-length'];
  if (length === undefined) return refuse(response, 411, 'MissingContentLength');
  const content = await buffer(request).catch(() => null);
  if (content?.length !== Number(length)) return;
  const type = request.headers['content-type'] ?? 'binary/octet-stream';
  objects.set(key, { content, type, modified: new Date() });
  response.end();
}

function get(request: IncomingMessage, response: ServerResponse, object: Stored | undefined) {
  if (!object) return refuse(response, 404, 'NoSuchKey');
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const part = first ? object.content.subarray(Number(first), Number(last) + 1) : object.content;
  response.writeHead(first ? 206 : 200, {
    'content-type': object.type,
    'content-length': part.length,
    'last-modified': object.modified.toUTCString(),
  });
  response.end(request.method === 'HEAD' ? undefined : part);
}

const escapeXml = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

function list(
  response: ServerResponse,
  objects: Map<string, Stored>,
  query: URLSearchParams,
  pageSize: number,
) {
  if (query.get('list-type') !== '2') return refuse(response, 400, 'InvalidArgument');
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort();
  const page = keys.slice(0, pageSize);
  const more = keys.length > page.length;
  const next = Buffer.from(page.at(-1) ?? '').toString('base64');
  const entries = page.map((key) => {
    const object = objects.get(key);
    return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${object?.modified.toISOString()}</LastModified><Size>${object?.content.length}</Size></Contents>`;
  });
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${
      more ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
    }${entries.join('')}</ListBucketResult>`,
  );
}
