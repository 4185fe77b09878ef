import { createHash } from 'node:crypto';
import type { Page } from '#api/list-response.ts';
import type { Encoding } from './choose-encoding.ts';

/** Bodies of fewer bytes are not compressed: they fit into one packet anyway. */
const SMALLEST_COMPRESSED = 1_000;

export type ResponseHeaders = Record<string, string | string[]>;

/**
 * The result of a render or an API call: lower-case header names, and the tags of what it shows.
 */
export type RawResponse = {
  status: number;
  headers: ResponseHeaders;
  body: string | Uint8Array;
  tags: Iterable<string>;
  /** False where the next visitor may need another response. */
  keep: boolean;
  /** Of a read: the value that the body is the JSON of, where it is known already. */
  value?: unknown;
  /** Of a list: how it goes on. */
  list?: Omit<Page<never>, 'rows'>;
};

/** One body as it is sent, with all its headers. */
export type Variant = { body: Buffer; headers: ResponseHeaders };

/** A response that can be sent to anybody, any number of times. */
export type PackedResponse = {
  status: number;
  etag: string | undefined;
  tags: readonly string[];
  cacheable: boolean;
  compressible: boolean;
  /** Compressed ones are added by `variantFor` at the first request. */
  variants: { identity: Variant } & { [E in Encoding]?: Variant | Promise<Variant> };
  notModified: ResponseHeaders;
  /** Of a read: see {@link valueIn}. */
  value?: unknown;
  list?: RawResponse['list'];
  /** Approximate bytes of memory, rather too many. */
  size: number;
};

/** Prepares a result for sending. One that cannot be cached is sent as it is, uncompressed. */
export function packResponse(made: RawResponse): PackedResponse {
  const body = ownedBuffer(made.body);
  const tags = [...new Set(made.tags)];
  const cacheable = isCacheable(made);
  const compressible = cacheable && isCompressible(made, body);
  const headers = { ...made.headers };
  const etag = cacheable ? entityTag(made, body) : undefined;
  if (etag) headers.etag = etag;
  if (compressible) headers.vary = [made.headers.vary ?? [], 'accept-encoding'].flat().join(', ');

  return {
    status: made.status,
    etag,
    tags,
    cacheable,
    compressible,
    variants: { identity: variantOf(body, headers) },
    notModified: withoutContent(headers),
    value: made.value,
    ...(made.list && { list: made.list }),
    size: sizeOf(body, headers, tags, compressible) + (isJson(made) ? 2 * body.length : 0),
  };
}

/**
 * Returns the value that the body of a read is the JSON of, parsed once. It is shared: nobody may change
 * it.
 */
export function valueIn(answer: PackedResponse): unknown {
  answer.value ??= JSON.parse(answer.variants.identity.body.toString());
  return answer.value;
}

/** Whether there may be a value beside the body. */
const isJson = ({ headers }: RawResponse): boolean =>
  String(headers['content-type']).startsWith('application/json');

/** Completes the headers of a body, which has to be a buffer of its own, see `ownedBuffer`. */
export function variantOf(body: Buffer, headers: ResponseHeaders): Variant {
  return { body, headers: { ...headers, 'content-length': String(body.length) } };
}

/**
 * Returns a copy: small buffers otherwise keep the larger block in memory that they are cut from.
 */
export function ownedBuffer(body: string | Uint8Array): Buffer {
  const owned = Buffer.allocUnsafeSlow(Buffer.byteLength(body));
  if (typeof body === 'string') owned.write(body);
  else owned.set(body);
  return owned;
}

function isCacheable(made: RawResponse): boolean {
  if (!made.keep || made.status !== 200 || made.headers['set-cookie'] !== undefined) return false;
  return !/\b(?:no-store|private)\b/i.test(String(made.headers['cache-control'] ?? ''));
}

function isCompressible(made: RawResponse, body: Buffer): boolean {
  if (body.length < SMALLEST_COMPRESSED || made.headers['content-encoding']) return false;
  const type = String(made.headers['content-type'] ?? '');
  return /^(?:text\/|application\/(?:json|xml|javascript)|image\/svg)|\+(?:json|xml)\b/i.test(type);
}

/**
 * Returns one weak entity tag for all encodings. It covers headers too: other headers are another
 * response.
 */
function entityTag(made: RawResponse, body: Buffer): string {
  const hash = createHash('sha256').update(JSON.stringify(made.headers)).update('\0').update(body);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

const OF_CONTENT = new Set([
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'last-modified',
]);

/**
 * Returns the headers of a 304. A browser replaces its stored headers by them, so a content
 * security policy has to be among them: otherwise the default one would replace it.
 */
function withoutContent(headers: ResponseHeaders): ResponseHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONTENT.has(name)));
}

/** Includes the later size of the compressed bodies: each is at most half of the plain one. */
function sizeOf(
  body: Buffer,
  headers: ResponseHeaders,
  tags: readonly string[],
  compressible: boolean,
): number {
  const tagged = tags.reduce((sum, tag) => sum + tag.length + 100, 0);
  return body.length * (compressible ? 2 : 1) + JSON.stringify(headers).length * 4 + tagged + 1_000;
}
