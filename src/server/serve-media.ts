import type { FastifyInstance } from 'fastify';
import { isMediaError } from '#media/media-error.ts';
import { answerRange } from '#media/serve-range.ts';
import type { MediaStore } from '#media/store.ts';
import { contentTypeOf, parseStoredName } from '#media/stored-name.ts';

const A_YEAR = 'public, max-age=31536000, immutable';

/**
 * Pictures and videos by the name of their content, which never changes, with byte ranges. Uploads
 * as they came (`originals/`) are nobody's to read.
 */
export function serveMedia(app: FastifyInstance, store: MediaStore): void {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params;
    const file = parseStoredName(name)?.original === false ? await store.stat(name) : null;
    if (file === null) return reply.callNotFound();

    const etag = `"${name}"`;
    reply.headers({ 'cache-control': A_YEAR, etag, 'content-type': contentTypeOf(name) });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();

    const { status, range, headers } = answerRange(rangeOf(request.headers, etag), file.size);
    reply.code(status).headers(headers);
    if (status === 416 || request.method === 'HEAD') return reply.send();
    try {
      return reply.send(await store.open(name, range ?? undefined));
    } catch (error) {
      if (isMediaError(error)) return reply.callNotFound();
      throw error;
    }
  });
}

/** A range counts only while the file is the one the reader began with. */
function rangeOf(headers: { range?: string | undefined; 'if-range'?: string }, etag: string) {
  const begun = headers['if-range'];
  return begun === undefined || begun === etag ? headers.range : undefined;
}
