import middie from '@fastify/middie';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { clientNetwork } from '#api/network/client-network.ts';
import { inLanguage, splitLanguage } from '#languages/languages.ts';
import { isGone, type SharedWork } from '#server/load/share-work.ts';
import { splitTarget } from '#server/page-cache/canonical-address.ts';
import type { PackedResponse } from '#server/page-cache/packed-response.ts';
import type { ResponseCache } from '#server/page-cache/response-cache.ts';
import type { LearnKey } from '#server/page-cache/send-kept-first.ts';
import { sendKept, sendResponse } from '#server/page-cache/send-response.ts';
import { isFailure } from '#services/failure.ts';
import { busyPage, failureHeaders, failurePage } from './failure-page.ts';
import { DATA_ROUTES, type PageAddress, withoutDataSuffix } from './page-addresses.ts';
import { type FindPreview, mayBePreview } from './preview-pages.ts';
import type { RenderPage } from './render-page.ts';

type ServePagesOptions = {
  cache: ResponseCache;
  /** Told of each address that is asked for. */
  learn?: LearnKey;
  render: RenderPage;
  /** Limits concurrent rendering; a refused visitor gets a page that says to come back. */
  work: SharedWork;
  /** Returns where the page of an English path that is not there is found now, and whether its query goes along; or null. */
  whereLed: (path: string, query: string) => Promise<{ to: string; keepsQuery: boolean } | null>;
  /** Returns where a preview's pages read what they show. */
  findPreview: FindPreview;
  /** Understands a request target; see `createPageAddresses`. */
  understand: (target: string) => PageAddress;
};

/**
 * Serves every path without another route as a page: cached whole, rendered once for all who wait.
 */
export function servePages(app: FastifyInstance, options: ServePagesOptions): void {
  const { cache, learn, render, understand, work, whereLed, findPreview } = options;

  app.get('/*', (request, reply) => {
    if (mayBePreview(request)) return servePreview(request, reply);
    const { key } = understand(request.raw.url ?? request.url);
    learn?.(request, () => key);
    return servePage(request, reply);
  });

  /** Nothing of a preview is kept, by us or by anybody else. */
  async function servePreview(request: FastifyRequest, reply: FastifyReply) {
    const preview = await findPreview(request);
    if (preview === null) return servePage(request, reply);
    const { url } = understand(request.raw.url ?? request.url);
    const asked = { owner: clientNetwork(request), key: null, isGone: isGone(request) };
    try {
      const { status, headers, body } = await work.visitors.run(asked, () =>
        render(url, undefined, preview.from),
      );
      const unkept = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
      return reply
        .code(status)
        .headers({ ...headers, ...unkept, 'set-cookie': preview.cookie })
        .send(body);
    } catch (error) {
      return refuse(request, reply, error);
    }
  }

  function servePage(request: FastifyRequest, reply: FastifyReply) {
    const { key, url } = understand(request.raw.url ?? request.url);
    const found = key === null ? undefined : cache.find(key);
    if (found) {
      sendKept(request, reply, found, cache.age());
      return reply;
    }
    const asked = { owner: clientNetwork(request), key, isGone: isGone(request) };
    const lane = isBackOffice(url) ? work.staff : work.visitors;
    const send = async (answer: PackedResponse) => {
      const moved = answer.status === 404 ? await redirectOf(request, url, whereLed) : null;
      if (moved !== null) return reply.code(moved.status).headers(moved.headers).send();
      return sendResponse(request, reply, answer, cache.age());
    };
    lane.waitToo(asked);
    cache
      .answer(key, ({ tags, begins }) =>
        lane.run(asked, () => {
          begins();
          return render(url, tags);
        }),
      )
      .then(send, (error) => refuse(request, reply, error));
    return reply;
  }
}

/**
 * Returns the redirect of a page that is not there, in its language and with its query; null where it has not moved.
 * The router, which asks for a page's data, is told in its own way.
 */
async function redirectOf(
  request: FastifyRequest,
  url: string,
  whereLed: ServePagesOptions['whereLed'],
): Promise<{ status: number; headers: Record<string, string> } | null> {
  const { language, rest } = splitLanguage(splitTarget(url).path);
  const { page, isData } = withoutDataSuffix(rest);
  const query = new URLSearchParams(splitTarget(request.raw.url ?? request.url).query);
  if (isData) query.delete(DATA_ROUTES);
  const led = await whereLed(page, String(query)).catch((error) => {
    request.log.error({ err: error }, 'it could not be read where a page has moved');
    return null;
  });
  if (led === null) return null;
  const target = query.size === 0 || !led.keepsQuery ? led.to : `${led.to}?${query}`;
  const headers = { 'cache-control': 'no-cache' };
  return isData
    ? { status: 204, headers: { ...headers, 'x-remix-redirect': target, 'x-remix-status': '301' } }
    : { status: 301, headers: { ...headers, location: inLanguage(language, target) } };
}

/** Pages of sellers and admins have what to do with the shoppers' queue as little as their calls. */
const isBackOffice = (url: string) =>
  /^\/(?:admin|seller|login)(?:[/?.]|$)/.test(splitLanguage(url).rest);

/**
 * Sends the page for a failure: to come back later where the server is overloaded, else that it
 * failed.
 */
function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const { language } = splitLanguage(request.raw.url ?? request.url);
  if (isFailure(error) && error.status === 503) {
    const after = { 'retry-after': String(error.retryAfter ?? 5) };
    reply.isShed = error.code === 'overloaded';
    return reply
      .code(503)
      .headers({ ...failureHeaders, ...after })
      .send(busyPage(language));
  }
  request.log.error({ err: error }, 'a page could not be made');
  return reply.code(500).headers(failureHeaders).send(failurePage(language));
}

/**
 * Runs Vite inside this server in development: it serves modules and hot updates itself. Returns a
 * function that loads the newest server build. Its sockets share the app's port. Vite stops when
 * the app closes.
 */
export async function attachDevServer(app: FastifyInstance): Promise<() => Promise<ServerBuild>> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  await app.register(middie);
  app.use(vite.middlewares);
  // Before the server waits for its connections, some of which Vite holds open.
  app.addHook('preClose', () => vite.close());
  return async () =>
    (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild;
}

const A_YEAR = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/**
 * Serves the browser's part of the build from `folder` (`build/client`). Files in `assets` carry
 * their hash in their name, so they never change. Only files that exist at the start are served:
 * another name below `/assets/` is a plain 404 and not rendered as a page.
 */
export async function serveClientAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    globIgnore: ['**/*.br', '**/*.gz', '.*/**'],
    setHeaders(reply, path) {
      reply.header('cache-control', /[/\\]assets[/\\]/.test(path) ? A_YEAR : AN_HOUR);
      reply.header('x-content-type-options', 'nosniff');
    },
  });
  app.get('/assets/*', (_request, reply) => reply.callNotFound());
}
