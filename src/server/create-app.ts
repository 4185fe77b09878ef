import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import type { ServerBuild } from 'react-router';
import { type AgentReads, agentRoutes } from '#api/agents/agent-routes.ts';
import { api, healthApi, publicReads } from '#api/api.ts';
import type { Api } from '#api/app.ts';
import { sendNothingHere } from '#api/error-handler.ts';
import { feedRoutes, type ReadInTurn } from '#api/feeds/feed-routes.ts';
import type { GuardedRoute } from '#api/guard.ts';
import { enquiryFormPage } from '#api/public/enquiries/enquiry-form-page.ts';
import { newsletterLinks } from '#api/public/newsletter-links.ts';
import { reportForm } from '#api/public/report-form.ts';
import type { PublicRead } from '#api/public-read.ts';
import { getProducts } from '#contracts/calls/products.ts';
import type { Database } from '#database/database.ts';
import { pictureOrigins } from '#domain/picture-origins.ts';
import type { Language } from '#languages/languages.ts';
import type { AppContext } from '#services/app-context.ts';
import { whereLed } from '#services/redirects/redirects.ts';
import { type TrustProxy, trustedHops } from './config/network.ts';
import { closeWhileDraining } from './drain.ts';
import {
  readableAddress,
  refuseSeveralHosts,
  securityHeadersOf,
  sendSecurityHeaders,
} from './http/security-headers.ts';
import {
  boundStaffReads,
  isGone,
  laneOf,
  logShed,
  refuseWhenBusy,
  type SharedWork,
  shareWork,
  slotsOf,
  watchPressure,
} from './load/share-work.ts';
import { serveMedia } from './media/serve-media.ts';
import { type MetricsRoute, serveMetrics } from './observability/metrics-port.ts';
import { createRequestLog, observeRequests } from './observability/observe-requests.ts';
import { logWithScope, requestIds, type TrustsSender } from './observability/request-ids.ts';
import { createWorkCounts, type WorkCounts } from './observability/work-counts.ts';
import { parseQuery } from './page-cache/canonical-address.ts';
import { valueIn } from './page-cache/packed-response.ts';
import { createPublicReads, type PublicReads } from './page-cache/public-reads.ts';
import type { ReplicaReads } from './page-cache/replica-reads.ts';
import type { ResponseCache } from './page-cache/response-cache.ts';
import { sendKeptFirst } from './page-cache/send-kept-first.ts';
import { sendRefusal } from './render/failure-page.ts';
import { createPageAddresses, type PageQueries } from './render/page-addresses.ts';
import { createPreviews } from './render/preview-pages.ts';
import { createPageRenderer } from './render/render-page.ts';
import { attachDevServer, serveClientAssets, servePages } from './render/serve-pages.ts';
import { takeReturnedMails } from './returned-mails.ts';

/** The built pages; without a build, Vite makes and serves them, in development. */
export type Pages = {
  built: {
    servers: Readonly<Record<Language, ServerBuild>>;
    styles?: Readonly<Record<Language, string>>;
    clientFolder: string;
  } | null;
  queries: PageQueries;
};

export type AppOptions = {
  log: FastifyBaseLogger;
  cache: ResponseCache;
  /** Null in tests that need none. */
  pages: Pages | null;
  /** Nothing but health and metrics is answered: by a process that only works in the background. */
  hasOnlyHealth?: boolean;
  /** How many processes share the processors; by default this is the only one. */
  workers?: number;
  /**
   * Which entries of X-Forwarded-For are trusted: those of so many proxies, or of proxies in these
   * networks. A client can write the others, and would evade every rate limit by them.
   */
  trustProxy?: TrustProxy;
  sharedCacheSeconds?: number;
  /** How long what is kept is shown while the database is away. */
  staleSeconds?: number;
  /** The share (0 to 1) of requests answered by what was kept that is logged; by default all. */
  logKeptPages?: number;
  /** Counts what is done; those of the process where its numbers are read. */
  counts?: WorkCounts;
  /** Null where there are no metrics at this port. */
  metrics?: MetricsRoute | null;
  /** Null where mails that come back are not taken. */
  returnedMailToken?: string | null;
  /** Of a database that follows the context's. */
  replica?: { db: Database; reads: ReplicaReads };
  /** Where public reads are made, if not where all else is. */
  publicDb?: Database;
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
  const isTrusted = trustedHops(options.trustProxy ?? false);
  const trusts: TrustsSender = ({ socket }) =>
    isTrusted !== false && isTrusted(socket.remoteAddress ?? '', 0);
  const requestId = requestIds(trusts);
  const app = Fastify({
    loggerInstance: options.log,
    genReqId: requestId,
    // One line a request is written at its end, see `observeRequests`.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: isTrusted,
    bodyLimit: 256 * 1024,
    requestTimeout: LONGEST_REQUEST_MS,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    forceCloseConnections: 'idle',
    // What arrives while it closes is answered like anything else.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, querystringParser: parseQuery },
  });
  let routes: GuardedRoute[] = [];
  const control = cacheControl(options.sharedCacheSeconds ?? 0, options.staleSeconds ?? 0);

  const securityHeaders = securityHeadersOf(context.publicUrl);
  sendSecurityHeaders(app, securityHeaders);
  closeWhileDraining(app, context.readiness);
  const logRequest = createRequestLog(options.log, options.logKeptPages ?? 1);
  const requests = observeRequests(app, { logRequest, trusts });
  refuseSeveralHosts(app);
  const counts = options.counts ?? createWorkCounts();
  logShed(app);
  const isBusy = options.isBusy ?? (await watchPressure(app, MOST_DELAY_MS));
  const work = shareWork(isBusy, slotsOf(options.workers));
  const { cache } = options;
  const { readiness } = context;
  const learn = sendKeptFirst(app, {
    cache,
    counts: requests,
    logRequest,
    requestId,
    readiness,
    isTrusted,
    securityHeaders,
  });
  const reads = createPublicReads({ cache, work, cacheControl: control, learn });
  const wherever = readerOf(context, options);
  await app.register(
    async (scope) => {
      refuseWhenBusy(scope, isBusy);
      boundStaffReads(scope, work);
      const served = scope as unknown as Api;
      routes = options.hasOnlyHealth
        ? healthApi(served, context)
        : await api(served, context, (read) => reads.serve(scope, wherever(read)));
    },
    { prefix: '/api' },
  );
  app.setErrorHandler(sendRefusal);
  app.setNotFoundHandler(sendNothingHere);
  if (options.metrics) serveMetrics(app, options.metrics);
  if (options.hasOnlyHealth) return { app, routes, reads, requests, work };
  await app.register(async (scope) => {
    refuseWhenBusy(scope, isBusy);
    const served = scope as unknown as Api;
    routes.push(...(await agentRoutes(served, context, readsForAgents(reads, work))));
  });
  await app.register(async (scope) => {
    refuseWhenBusy(scope, isBusy);
    const read = readForFeeds(context, wherever, work);
    routes.push(...feedRoutes(scope as unknown as Api, context, read));
  });
  newsletterLinks(app, context);
  if (options.returnedMailToken) takeReturnedMails(app, context, options.returnedMailToken);
  enquiryFormPage(app, context);
  reportForm(app as unknown as Api, context);
  serveMedia(app, context, cache);
  if (options.pages !== null) {
    const { built, queries } = options.pages;
    if (built !== null) await serveClientAssets(app, built.clientFolder);
    const build = built?.servers ?? (await attachDevServer(app));
    const render = createPageRenderer({
      build,
      styles: built?.styles,
      reads,
      publicUrl: context.publicUrl,
      mediaOrigins: pictureOrigins(context.site),
      ...(context.site.analytics && { analytics: context.site.analytics }),
      cacheControl: control,
      log: logWithScope(options.log),
      mode: built === null ? 'development' : 'production',
    });
    servePages(app, {
      cache,
      learn,
      work,
      understand: createPageAddresses({
        queries,
        routeIds: Object.keys(built?.servers.en.routes ?? {}),
      }),
      findPreview: createPreviews(context, reads),
      whereLed: (path, query) => whereLed(options.publicDb ?? context.db, path, query),
      render: (...asked) => counts.render(() => render(...asked)),
    });
  }
  return { app, routes, reads, requests, work };
}

/** Returns how agents' requests read what pages show: in the turns of visitors, or of staff who have logged in. */
const readsForAgents = (reads: PublicReads, work: SharedWork): AgentReads => ({
  async ask(call, input, language) {
    const answer = await reads.ask(call, input, language);
    return { value: valueIn(answer) as never, list: answer.list };
  },
  inTurn(request, make) {
    const { lane, owner } = laneOf(request, work);
    return lane.run({ owner, key: null, isGone: isGone(request) }, make);
  },
});

/** Returns how feeds read lists: each part anew, in a turn of visitors. */
function readForFeeds(
  context: AppContext,
  wherever: (read: PublicRead) => PublicRead,
  work: SharedWork,
): ReadInTurn {
  const list = publicReads(context).find(({ call }) => call.route === getProducts.route);
  if (list === undefined) throw new Error(`${getProducts.route} is no public read`);
  const { read } = wherever(list);
  return (request, { query, language }) => {
    const { lane, owner } = laneOf(request, work);
    const asked = { owner, key: null, isGone: isGone(request) };
    return lane.run(asked, () => read({ params: {}, query, language }));
  };
}

/** Returns what lets a public read be made with visitors' connections, or by the replica where there is one. */
function readerOf(
  context: AppContext,
  { replica, publicDb }: Pick<AppOptions, 'replica' | 'publicDb'>,
) {
  const ofVisitors = publicDb === undefined ? null : twinsOf({ ...context, db: publicDb });
  const ours = (read: PublicRead) => ofVisitors?.(read) ?? read;
  if (replica === undefined) return ours;
  const theirs = twinsOf({ ...context, db: replica.db });
  return (read: PublicRead) => replica.reads.either(ours(read), theirs(read));
}

/** Returns what finds the same read with another database. */
function twinsOf(context: AppContext) {
  const twins = new Map(publicReads(context).map((twin) => [twin.call.route, twin]));
  return (read: PublicRead) => twins.get(read.call.route) ?? read;
}

/**
 * Returns the `Cache-Control` of public responses. Browsers always revalidate and mostly get a 304.
 * With `sharedSeconds` above 0 a CDN may serve a response that long by itself, and as long again while
 * it asks for a new one, and shows changes that much later; where it gets none, for `staleSeconds`.
 */
function cacheControl(sharedSeconds: number, staleSeconds: number): string {
  if (sharedSeconds <= 0) return 'no-cache';
  const stale = `stale-while-revalidate=${sharedSeconds}, stale-if-error=${staleSeconds}`;
  return `public, max-age=0, must-revalidate, s-maxage=${sharedSeconds}, ${stale}`;
}
