import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { chooseEncoding } from './choose-encoding.ts';
import { variantFor } from './encoded-variant.ts';
import type { PackedResponse, Variant } from './packed-response.ts';

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
