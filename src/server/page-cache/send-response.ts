import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { chooseEncoding, type Encoding } from './choose-encoding.ts';
import type { PackedResponse, Variant } from './packed-response.ts';
import { ownedBuffer, type Sendable, variantOf } from './packed-response.ts';

/**
 * Sends a response as the client accepts it: encoded, or 304 for what it has already. With an `age` in
 * seconds it is marked as one that may not be true any more.
 */
export function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PackedResponse,
  age: number,
): void {
  const { headers } = request;
  const sendable = answer.sendable();
  if (age > 0) reply.headers({ age: String(age), 'cache-status': `Dhow; hit; ttl=-${age}` });
  const known = headers['if-none-match'];
  if (known && sendable.etag && fresh({ 'if-none-match': known }, { etag: sendable.etag })) {
    reply.code(304).headers(sendable.notModified()).headers(lasting(request, answer)).send();
    return;
  }
  const send = (variant: Variant) => {
    // For a HEAD request Node sends only the headers.
    const ahead = lasting(request, answer);
    reply.code(answer.status).headers(variant.headers).headers(ahead).send(variant.body);
  };
  const variant = variantFor(sendable, chooseEncoding(headers['accept-encoding']));
  if ('then' in variant) variant.then(send);
  else send(variant);
}

/** Seconds for which what a page has fetched ahead is used without asking again. */
const AHEAD_SECONDS = 60;

/** Returns the header by which the data of a page that was fetched ahead is there when its link is tapped. */
function lasting({ headers, raw }: FastifyRequest, { status }: PackedResponse) {
  const isAhead = String(headers['sec-purpose'] ?? '').startsWith('prefetch');
  const isData = /\.data(\?|$)/.test(raw.url ?? '');
  if (!isAhead || !isData || status !== 200) return {};
  return { 'cache-control': `private, max-age=${AHEAD_SECONDS}` };
}

/** The same for a response that did not have to be made. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PackedResponse,
  age: number,
): void {
  reply.isKept = true;
  sendResponse(request, reply, answer, age);
}

const gzip = promisify(zlib.gzip);
const brotliCompress = promisify(zlib.brotliCompress);

/** The next levels cost twelve times the time for one per cent of the bytes. */
const BROTLI_QUALITY = 5;

/**
 * Returns a response in one encoding. It is compressed at the first request, off the main thread
 * and once however many request it, so that responses only read within this process are not
 * compressed.
 */
function variantFor(answer: Sendable, encoding: Encoding): Variant | Promise<Variant> {
  if (!answer.compressible || encoding === 'identity') return answer.variants.identity;
  const present = answer.variants[encoding];
  if (present) return present;

  const making = compress(answer.variants.identity, encoding)
    .catch(() => answer.variants.identity)
    .then((variant) => {
      answer.variants[encoding] = variant;
      return variant;
    });
  answer.variants[encoding] = making;
  return making;
}

async function compress(plain: Variant, encoding: 'gzip' | 'brotli'): Promise<Variant> {
  const bytes = encoding === 'gzip' ? await gzip(plain.body) : await brotli(plain.body);
  // Only this much memory is reserved, and text that shrinks less is not worth compressing.
  if (bytes.length > Buffer.byteLength(plain.body) / 2) return plain;
  const name = encoding === 'gzip' ? 'gzip' : 'br';
  return variantOf(ownedBuffer(bytes), { ...plain.headers, 'content-encoding': name });
}

function brotli(body: Variant['body']): Promise<Buffer> {
  const { constants } = zlib;
  return brotliCompress(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(body),
    },
  });
}
