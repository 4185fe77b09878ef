import type { FastifyReply } from 'fastify';
import type { MadeDocument } from '#services/documents/share-documents.ts';
import { notFound } from '#services/failure.ts';

/**
 * Sends an uploaded document as a download: it is not shown, runs nowhere and is not cached. 404
 * where there is none.
 */
export function sendDocument(
  reply: FastifyReply,
  document: { name: string; type: string; content: Buffer } | null,
): FastifyReply {
  if (document === null) throw notFound('document');
  return reply
    .type(document.type)
    .headers({
      'content-disposition': attachment(document.name),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(document.content);
}

/** Returns the name in UTF-8 by RFC 8187, and in ASCII for clients that do not understand that. */
function attachment(name: string): string {
  const plain = name.replace(/[^\w .-]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const types = { jpg: 'image/jpeg', pdf: 'application/pdf' };

/** Sends a document that the server made. */
export const sendMade = (
  reply: FastifyReply,
  { body, name }: MadeDocument,
  kind: keyof typeof types,
): FastifyReply =>
  reply
    .type(types[kind])
    .headers({
      'content-disposition': attachment(`${name}.${kind}`),
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-store',
    })
    .send(body);
