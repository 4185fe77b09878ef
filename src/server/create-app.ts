import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import type { ServerBuild } from 'react-router';
import { api } from '#api/api.ts';
import type { Api } from '#api/app.ts';
import { sendError } from '#api/error-handler.ts';
import type { GuardedRoute } from '#api/guard.ts';
import { newsletterLinks } from '#api/public/newsletter-links.ts';
import type { SiteConfig } from '#contracts/site-config.ts';
import type { AppContext } from '#services/app-context.ts';
import { refuseWhenBusy, watchPressure } from './load/refuse-when-busy.ts';
import { boundStaffReads, placesOf, shareWork } from './load/share-work.ts';
import { parseQuery } from './page-cache/canonical-address.ts';
import { createPublicReads } from './page-cache/public-reads.ts';
import type { ResponseCache } from './page-cache/response-cache.ts';
import { readableAddress } from './readable-address.ts';
import { serveClientAssets } from './render/client-assets.ts';
import { attachDevServer } from './render/dev-server.ts';
import { createPageAddresses, type PageQueries } from './render/page-addresses.ts';
import { createPageRenderer } from './render/render-page.ts';
import { servePages } from './render/serve-pages.ts';
import { sendSecurityHeaders } from './security-headers.ts';
import { serveMedia } from './serve-media.ts';
import { type TrustProxy, trustedHops } from './trust-proxy.ts';

/** The built pages; without a build, Vite makes and serves them, in development. */
export type Pages = {
  built: { server: ServerBuild; clientFolder: string } | null;
  queries: PageQueries;
};

export type AppOptions = {
  log: FastifyBaseLogger;
  cache: ResponseCache;
  /** Null in tests that need none. */
  pages: Pages | null;
  /** How many processes share the processors; by default this is the only one. */
  workers?: number;
  /**
   * Which entries of X-Forwarded-For are trusted: those of so many proxies, or of proxies in these
   * networks. A client can write the others, and would evade every rate limit by them.
   */
  trustProxy?: TrustProxy;
  sharedCacheSeconds?: number;
  /** Whether work is refused (503) at present; by default, where the event loop is blocked. */
  isBusy?: () => boolean;
};

const MOST_DELAY_MS = 3000;
const LONGEST_REQUEST_MS = 5 * 60_000;

/**
 * Creates all of Dhow as one Fastify app that does not listen yet, so that each test can make its
 * own. `routes` are those of the API, with their policies.
 */
export async function createApp(context: AppContext, options: AppOptions) {
  const app = Fastify({
    loggerInstance: options.log,
    genReqId: () => randomUUID(),
    trustProxy: trustedHops(options.trustProxy ?? false),
    bodyLimit: 256 * 1024,
    requestTimeout: LONGEST_REQUEST_MS,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, querystringParser: parseQuery },
  });
  let routes: GuardedRoute[] = [];
  const control = cacheControl(options.sharedCacheSeconds ?? 0);

  sendSecurityHeaders(app, context.publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  const isBusy = options.isBusy ?? (await watchPressure(app, MOST_DELAY_MS));
  const work = shareWork(isBusy, placesOf(options.workers));
  const reads = createPublicReads({ cache: options.cache, work, cacheControl: control });
  await app.register(
    async (scope) => {
      refuseWhenBusy(scope, isBusy);
      boundStaffReads(scope, work);
      routes = await api(scope as unknown as Api, context, (read) => reads.serve(scope, read));
    },
    { prefix: '/api' },
  );
  app.setErrorHandler(sendError);
  newsletterLinks(app, context);
  serveMedia(app, context, options.cache);
  if (options.pages !== null) {
    const { built, queries } = options.pages;
    if (built !== null) await serveClientAssets(app, built.clientFolder);
    const build = built?.server ?? (await attachDevServer(app));
    servePages(app, {
      cache: options.cache,
      work: work.visitors,
      understand: createPageAddresses({
        queries,
        routeIds: Object.keys(built?.server.routes ?? {}),
      }),
      render: createPageRenderer({
        build,
        reads,
        publicUrl: context.publicUrl,
        mediaOrigins: pictureOrigins(context.site),
        cacheControl: control,
        log: options.log,
        mode: built === null ? 'development' : 'production',
      }),
    });
  }
  return { app, routes };
}

/** Returns the origins of the operator's own pictures of the site, other than ours. */
function pictureOrigins({ pictures }: SiteConfig): string[] {
  const elsewhere = Object.values(pictures).flatMap((url) => URL.parse(url ?? '')?.origin ?? []);
  return [...new Set(elsewhere)];
}

/**
 * Returns the `Cache-Control` of public responses. Browsers always revalidate and mostly get a 304.
 * With `sharedSeconds` above 0 a CDN may serve a response that long by itself, and shows changes
 * that much later.
 */
function cacheControl(sharedSeconds: number): string {
  if (sharedSeconds <= 0) return 'no-cache';
  return `public, max-age=0, must-revalidate, s-maxage=${Math.floor(sharedSeconds)}`;
}
