import { randomUUID } from 'node:crypto';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import type { ServerBuild } from 'react-router';
import { api } from '#api/api.ts';
import type { Api } from '#api/app.ts';
import type { Marketplace } from '#services/marketplace.ts';
import type { AnswerCache } from './page-cache/answer-cache.ts';
import { cacheControl } from './page-cache/cache-control.ts';
import { createInsideCalls } from './page-cache/inside-calls.ts';
import { keepApiAnswers } from './page-cache/keep-api-answers.ts';
import { serveClientAssets } from './render/client-assets.ts';
import { createPageAddresses, type PageQueries } from './render/page-addresses.ts';
import { createPageRenderer } from './render/render-page.ts';
import { servePages } from './render/serve-pages.ts';
import { sendSecurityHeaders } from './security-headers.ts';
import { serveMedia } from './serve-media.ts';

/** The built pages, or in development a function that loads the newest; tests may do without. */
export type Pages = {
  build: ServerBuild | (() => Promise<ServerBuild>);
  routeIds: readonly string[];
  queries: PageQueries;
  /** Folder of the files for browsers; null where Vite serves them. */
  clientFolder: string | null;
};

export type AppOptions = {
  log: FastifyBaseLogger;
  cache: AnswerCache;
  pages: Pages | null;
  trustProxy?: boolean;
  sharedCacheSeconds?: number;
};

const LONGEST_REQUEST_MS = 5 * 60_000;

/** The whole of Dhow as one Fastify app, not yet listening: each test can make its own. */
export async function createApp(market: Marketplace, options: AppOptions) {
  const app = Fastify({
    loggerInstance: options.log,
    genReqId: () => randomUUID(),
    trustProxy: options.trustProxy ?? false,
    bodyLimit: 256 * 1024,
    requestTimeout: LONGEST_REQUEST_MS,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, querystringParser: parseQuery },
  });
  const inside = createInsideCalls();
  inside.attach(app);
  const control = cacheControl(options.sharedCacheSeconds ?? 0);

  sendSecurityHeaders(app, market.publicUrl);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  await app.register(underPressure, {
    maxEventLoopDelay: 3000,
    retryAfter: 5,
    message: 'We are very busy. Please try again in a moment.',
  });
  await app.register(
    async (scope) => {
      keepApiAnswers(scope, { cache: options.cache, inside, cacheControl: control });
      await api(scope as unknown as Api, market);
    },
    { prefix: '/api' },
  );
  serveMedia(app, market.store);
  if (options.pages !== null) {
    const { build, routeIds, queries, clientFolder } = options.pages;
    if (clientFolder !== null) await serveClientAssets(app, clientFolder);
    servePages(app, {
      cache: options.cache,
      understand: createPageAddresses({ queries, routeIds }),
      render: createPageRenderer({
        build,
        inside,
        publicUrl: market.publicUrl,
        mediaOrigins: [],
        cacheControl: control,
        log: options.log,
        mode: clientFolder === null ? 'development' : 'production',
      }),
    });
  }
  return app;
}

const MOST_PARAMETERS = 60;

/** A query as the schemas read it; the first sixty parameters are enough for anybody. */
function parseQuery(text: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    count += 1;
    if (count > MOST_PARAMETERS) break;
    const present = query[name];
    query[name] = present === undefined ? value : [present, value].flat();
  }
  return query;
}
