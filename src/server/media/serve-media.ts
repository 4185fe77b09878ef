import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { said } from '#languages/said.ts';
import { isMediaError } from '#media/media-error.ts';
import { rangeResponse } from '#media/store/serve-range.ts';
import { contentTypeOf, parseStoredName } from '#media/store/store.ts';
import type { AppContext } from '#services/app-context.ts';
import { failure } from '#services/failure.ts';
import { isPublic, passShows, previewShows } from '#services/media/media-access.ts';
import type { ResponseCache } from '../page-cache/response-cache.ts';

/**
 * A name's content never changes, but a seller may be hidden later: shared caches revalidate after
 * an hour.
 */
const A_YEAR = 'public, max-age=31536000, s-maxage=3600, immutable';
const NOBODY_ELSES = 'private, no-store';

type OfName = { Params: { name: string } };

/**
 * Serves pictures and videos by the name of their content, which never changes, with byte ranges.
 * Original uploads (`originals/`) are not served. What nothing public shows is served to
 * those alone who use it and to admins, by the pass that their back office has, and to who has its preview open.
 */
export function serveMedia(app: FastifyInstance, context: AppContext, cache: ResponseCache): void {
  const { store } = context;
  // A route for HEAD that Fastify makes of GET says of an answer without a body that it is 0 bytes long.
  app.route<OfName>({ method: ['GET', 'HEAD'], url: '/media/:name', handler: serve });

  async function serve(request: FastifyRequest<OfName>, reply: FastifyReply) {
    const { name } = request.params;
    const parsed = parseStoredName(name);
    const file = parsed?.original === false ? await orAway(reply, store.stat(name)) : null;
    if (file === null || parsed === null) return reply.callNotFound();
    const isForAll = await isKnownPublic(context, cache, parsed.hash);
    if (!isForAll && !(await mayThisSee(context, request, parsed.hash))) {
      return reply.callNotFound();
    }

    const etag = `"${name}"`;
    const control = isForAll ? A_YEAR : NOBODY_ELSES;
    const shown = { 'cache-control': control, etag, 'content-type': contentTypeOf(name) };
    const known = { 'if-none-match': request.headers['if-none-match'] };
    if (fresh(known, { etag })) return reply.headers(shown).code(304).send();

    const { status, range, headers } = rangeResponse(rangeOf(request.headers, etag), file.size);
    if (status === 416 || request.method === 'HEAD') {
      return reply
        .code(status)
        .headers({ ...shown, ...headers })
        .send();
    }
    try {
      const content = await orAway(reply, store.open(name, range ?? undefined));
      return reply
        .code(status)
        .headers({ ...shown, ...headers })
        .send(content);
    } catch (error) {
      if (isMediaError(error)) return reply.callNotFound();
      throw error;
    }
  }
}

/** A picture whose store is away may be there: it is not missing, and nobody may keep this answer. */
function orAway<T>(reply: FastifyReply, asked: Promise<T>): Promise<T> {
  return asked.catch((error) => {
    if (!isMediaError(error) || error.code !== 'store-unavailable') throw error;
    reply.header('cache-control', 'no-store');
    throw failure(503, 'store-unavailable', said('mediaAway'), {
      retryAfter: 10,
      cause: error.cause,
    });
  });
}

/**
 * Whether everybody may see an asset. Yes is cached until a change of its sellers; no is looked up
 * each time.
 */
async function isKnownPublic(
  { db }: AppContext,
  cache: ResponseCache,
  assetId: string,
): Promise<boolean> {
  const kept = await cache.answer(`media ${assetId}`, async () => {
    const found = await isPublic(db, assetId);
    const status = found.isPublic ? 200 : 404;
    return { status, headers: {}, body: '', tags: found.tags, keep: found.tags.length > 0 };
  });
  return kept.status === 200;
}

const COOKIES = /(?:^|; )(admin|seller|preview)-media=([\w.-]{1,200})/g;

/** Whether a back office's pass, or a preview that this browser has open, shows an asset. */
async function mayThisSee(
  context: AppContext,
  { headers }: FastifyRequest,
  assetId: string,
): Promise<boolean> {
  const sent = [...(headers.cookie ?? '').matchAll(COOKIES)];
  const of = (isPreview: boolean) =>
    sent.filter(([, of]) => (of === 'preview') === isPreview).map(([, , value = '']) => value);
  return (
    (await passShows(context, of(false), assetId)) ||
    (await previewShows(context, of(true), assetId))
  );
}

/** Returns the range only while the file is the one that the client began with. */
function rangeOf(headers: { range?: string | undefined; 'if-range'?: string }, etag: string) {
  const begun = headers['if-range'];
  return begun === undefined || begun === etag ? headers.range : undefined;
}
