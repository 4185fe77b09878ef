import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { chooseEncoding, type Encoding } from './choose-encoding.ts';
import { type PackedResponse, packed, type Sendable, type Variant } from './packed-response.ts';

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

/**
 * Returns a response in one encoding. It is compressed at the first request, once however many request
 * it, so that responses only read within this process are not compressed.
 */
function variantFor(answer: Sendable, encoding: Encoding): Variant | Promise<Variant> {
  const { compressible, variants, whole } = answer;
  if (!compressible || encoding === 'identity') return whole();
  const present = variants[encoding];
  if (present) return present;

  const making = Promise.resolve(whole())
    .then((plain) => packed(plain, encoding))
    .catch(whole)
    .then((variant) => {
      variants[encoding] = variant;
      return variant;
    });
  variants[encoding] = making;
  return making;
}
