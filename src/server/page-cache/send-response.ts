import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { chooseEncoding } from './choose-encoding.ts';
import { variantFor } from './encoded-variant.ts';
import type { PackedResponse, Variant } from './packed-response.ts';

/** Sends a response as the client accepts it: encoded, or 304 for what it has already. */
export function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PackedResponse,
): void {
  const { headers } = request;
  const sendable = answer.sendable();
  const known = headers['if-none-match'];
  if (known && sendable.etag && fresh({ 'if-none-match': known }, { etag: sendable.etag })) {
    reply.code(304).headers(sendable.notModified()).send();
    return;
  }
  const send = (variant: Variant) => {
    // For a HEAD request Node sends only the headers.
    reply.code(answer.status).headers(variant.headers).send(variant.body);
  };
  const variant = variantFor(sendable, chooseEncoding(headers['accept-encoding']));
  if ('then' in variant) variant.then(send);
  else send(variant);
}
