import { hash } from 'node:crypto';
import type { Page } from '#api/list-response.ts';
import { compress, type Encoding, unpack } from './choose-encoding.ts';

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
  /** Of the page that says that the database cannot be reached. */
  isAway?: boolean;
  /** 22 characters that no other response holds, so that it need not be hashed to be told apart. */
  mark?: string;
  /** Never read in this process, only sent: it is kept compressed alone. */
  sentOnly?: boolean;
  /** Of a read: the value that the body is the JSON of, where it is known already. */
  value?: unknown;
  /** Of a list: how it goes on. */
  list?: Omit<Page<never>, 'rows'>;
};

/** One body as it is sent, with all its headers: text where it is sent only once. */
export type Variant = { body: Buffer | string; headers: ResponseHeaders };

/** What is sent to anybody, any number of times. */
export type Sendable = {
  /** Undefined for what is never kept. */
  etag: string | undefined;
  compressible: boolean;
  /** Those that are kept. Compressed ones are added by `variantFor` at the first request. */
  variants: { [E in Encoding]?: Variant | Promise<Variant> };
  /** Not compressed: as it is kept, or unpacked at each call. */
  whole: () => Variant | Promise<Variant>;
  notModified: () => ResponseHeaders;
};

/** A response as it is kept. */
export type PackedResponse = {
  status: number;
  tags: readonly string[];
  cacheable: boolean;
  list?: RawResponse['list'];
  /** Of a read: see {@link valueIn}. */
  value?: unknown;
  /** Approximate bytes of memory, rather too many. */
  size: number;
  text: () => string;
  /** Encoded and hashed at the first call: what only pages of this process read never is. */
  sendable: () => Sendable;
};

/**
 * Prepares a result for sending. One that cannot be cached is sent as it is, uncompressed; one that
 * is not kept has no entity tag, and no copy of its own.
 */
export function packResponse(made: RawResponse, isKept = true): PackedResponse {
  const { status, headers, mark = null } = made;
  const tags = [...new Set(made.tags)];
  const cacheable = isCacheable(made);
  const isCopied = cacheable && isKept;
  const isBytes = typeof made.body !== 'string';
  let body = isBytes && isCopied ? ownedBuffer(made.body) : made.body;
  let sendable: Sendable | undefined;

  return {
    status,
    tags,
    cacheable,
    ...(made.list && { list: made.list }),
    value: made.value,
    size: isCopied ? sizeOf(made, Buffer.byteLength(body), tags) : 0,
    text: () => (typeof body === 'string' ? body : Buffer.from(body).toString()),
    sendable() {
      if (sendable !== undefined) return sendable;
      const isReady = Buffer.isBuffer(body) || (typeof body === 'string' && !isCopied);
      const sent = isReady ? (body as Variant['body']) : ownedBuffer(body);
      body = sent;
      const etag = isCopied ? `W/"${mark ?? digestOf(headers, sent)}"` : undefined;
      sendable = toSend(headers, sent, cacheable && isCompressible(headers, sent), etag);
      return sendable;
    },
  };
}

/**
 * Prepares a result for sending and, where it is never read in this process, compresses it at once: three times as many
 * pages are kept. Who takes no Brotli is sent it unpacked, or packed anew.
 */
export async function packToSend(made: RawResponse, isKept: boolean): Promise<PackedResponse> {
  const response = packResponse(made, isKept);
  if (!made.sentOnly || response.size === 0) return response;
  const { variants: _, whole, ...sent } = response.sendable();
  if (!sent.compressible) return response;
  const { body, headers } = await whole();
  const bytes = await compress(body, 'brotli').catch(() => null);
  if (bytes === null) return response;
  const { status, tags, cacheable } = response;
  return keptPacked({ status, tags, cacheable }, sent, ownedBuffer(bytes), {
    headers,
    size: sizeOf(made, bytes.length, tags),
  });
}

type Packed = { headers: ResponseHeaders; size: number };

/** Holds nothing of what is not packed. */
function keptPacked(
  response: Pick<PackedResponse, 'status' | 'tags' | 'cacheable'>,
  sent: Omit<Sendable, 'variants' | 'whole'>,
  bytes: Buffer,
  { headers, size }: Packed,
): PackedResponse {
  const sendable: Sendable = {
    ...sent,
    variants: { brotli: encoded(bytes, headers, 'brotli') },
    whole: async () => ({ body: await unpack(bytes), headers }),
  };
  return {
    ...response,
    size,
    text: () => {
      throw new Error('What is only sent is not read');
    },
    sendable: () => sendable,
  };
}

/** Returns the same response packed; as it is where that is not worth it. */
export async function packed(plain: Variant, encoding: 'gzip' | 'brotli'): Promise<Variant> {
  const bytes = await compress(plain.body, encoding);
  return bytes === null ? plain : encoded(ownedBuffer(bytes), plain.headers, encoding);
}

const encoded = (body: Buffer, headers: ResponseHeaders, encoding: 'gzip' | 'brotli'): Variant =>
  variantOf(body, { ...headers, 'content-encoding': encoding === 'gzip' ? 'gzip' : 'br' });

/**
 * Returns the value that the body of a read is the JSON of, parsed once. It is shared: nobody may
 * change it.
 */
export function valueIn(answer: PackedResponse): unknown {
  answer.value ??= JSON.parse(answer.text());
  return answer.value;
}

function toSend(
  made: ResponseHeaders,
  body: Variant['body'],
  compressible: boolean,
  etag: string | undefined,
): Sendable {
  const vary = [made.vary ?? [], 'accept-encoding'].flat().join(', ');
  const headers = { ...made, ...(etag && { etag }), ...(compressible && { vary }) };
  return {
    etag,
    compressible,
    ...asItIs(variantOf(body, headers)),
    notModified: () => withoutContent(headers),
  };
}

/** A function of its own, so that `notModified` does not hold the body. */
const asItIs = (identity: Variant) => ({ variants: { identity }, whole: () => identity });

/** Completes the headers of a body; one that is kept is a buffer of its own, see `ownedBuffer`. */
function variantOf(body: Variant['body'], headers: ResponseHeaders): Variant {
  return { body, headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) } };
}

/**
 * Returns a body in memory of its own, mostly a copy: small buffers otherwise keep the larger block in
 * memory that they are cut from.
 */
function ownedBuffer(body: string | Uint8Array): Buffer {
  if (Buffer.isBuffer(body) && body.length === body.buffer.byteLength) return body;
  const owned = Buffer.allocUnsafeSlow(Buffer.byteLength(body));
  if (typeof body === 'string') owned.write(body);
  else owned.set(body);
  return owned;
}

function isCacheable(made: RawResponse): boolean {
  if (!made.keep || made.status !== 200 || made.headers['set-cookie'] !== undefined) return false;
  return !/\b(?:no-store|private)\b/i.test(String(made.headers['cache-control'] ?? ''));
}

function isCompressible(headers: ResponseHeaders, body: Variant['body']): boolean {
  if (body.length < SMALLEST_COMPRESSED || headers['content-encoding']) return false;
  const type = String(headers['content-type'] ?? '');
  return /^(?:text\/|application\/(?:json|xml|javascript)|image\/svg)|\+(?:json|xml)\b/i.test(type);
}

/**
 * Returns what one weak entity tag for all encodings says. It covers headers too: other headers are
 * another response.
 */
function digestOf(headers: ResponseHeaders, body: Variant['body']): string {
  const ofBody = hash('sha256', body, 'base64url');
  return hash('sha256', `${JSON.stringify(headers)}\0${ofBody}`, 'base64url').slice(0, 22);
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

/**
 * Includes what is added later: compressed bodies, each at most half of the plain one, and the value
 * of JSON.
 */
function sizeOf({ headers }: RawResponse, body: number, tags: readonly string[]): number {
  let around = 1_000;
  for (const tag of tags) around += tag.length + 100;
  for (const name in headers) around += 4 * (name.length + String(headers[name]).length);
  const isJson = String(headers['content-type']).startsWith('application/json');
  return around + body * (isJson ? 4 : 2);
}
