import type { FastifyInstance, FastifyReply, onRequestHookHandler, RouteOptions } from 'fastify';
import { laneOf, type SharedWork } from '../load/share-work.ts';
import { canonicalPath, declaredQuery, LONGEST_KEY, splitTarget } from './canonical-address.ts';
import type { InProcessCalls, Run } from './in-process-calls.ts';
import type { PackedResponse, RawResponse } from './packed-response.ts';
import { rememberAddresses } from './remember-addresses.ts';
import type { ResponseCache } from './response-cache.ts';
import { sendResponse } from './send-response.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Of a GET open to anyone: its answer is kept if it has tags. `true` keeps it without any, as
     * it never changes while the process runs; `false` makes it anew each time.
     */
    kept?: boolean;
  }
}

export type CacheApiResponsesOptions = {
  cache: ResponseCache;
  inside: InProcessCalls;
  /** Bounds what is made for requests from outside. */
  work: SharedWork;
  /** For answers that name none themselves; see `cacheControl`. */
  cacheControl: string;
};

/**
 * Keeps the answers of all GET routes open to anyone that say in `reply.tags` what they show. Of
 * the query, only what the route's schema declares counts. Who asks does not: what anyone may read
 * is the same for all, and whatever stands in `Authorization` leads to the same kept answer. Call it
 * before the routes are added; it answers after the hooks every request must pass.
 */
export function cacheApiResponses(app: FastifyInstance, options: CacheApiResponsesOptions): void {
  app.addHook('onRoute', (route) => {
    if (route.method !== 'GET' && route.method !== 'HEAD') return;
    if (route.config?.policy !== 'anyone' || route.config.kept === false) return;
    const own = route.onRequest === undefined ? [] : [route.onRequest].flat();
    const hook = answerFromCache(queryNames(route), options);
    route.onRequest = [...own, hook] as onRequestHookHandler[];
  });
}

/** The names in the route's query schema, a zod object. */
function queryNames(route: RouteOptions): ReadonlySet<string> {
  const schema = route.schema?.querystring as { shape?: object } | undefined;
  if (schema === undefined) return new Set();
  if (!schema.shape) {
    throw new Error(
      `${route.url} is kept: its query schema must be an object that names its parts`,
    );
  }
  return new Set(Object.keys(schema.shape));
}

function answerFromCache(declared: ReadonlySet<string>, options: CacheApiResponsesOptions) {
  const { cache, inside, work } = options;
  const understand = rememberAddresses((target) => {
    const { path, query } = splitTarget(target);
    const url = canonicalPath(path) + declaredQuery(query, declared);
    return { url, key: url.length > LONGEST_KEY ? null : `api ${url}` };
  });

  const withControl = (made: RawResponse): RawResponse => ({
    ...made,
    headers: { 'cache-control': options.cacheControl, ...made.headers },
  });

  const hook: onRequestHookHandler = (request, reply, done) => {
    const call = inside.find(request);
    if (call?.purpose === 'make') {
      call.run = runOf(reply);
      return done();
    }
    const { key, url } = understand(request.raw.url ?? request.url);
    const found = key === null ? undefined : cache.find(key);
    const send = (answer: PackedResponse) => {
      if (call) call.answer = answer;
      sendResponse(request, reply, answer);
    };
    if (call) call.key = key;
    if (found) return send(found);
    if (call === undefined) {
      const { lane, owner } = laneOf(request, work);
      const make = async () => withControl(await inside.make(url));
      lane.waitToo({ owner, key });
      cache.answer(key, () => lane.run({ owner, key }, make)).then(send, done);
      return;
    }
    // A question from inside runs the route itself, unless somebody is at it already.
    const answer = cache.answer(key, async () => {
      const ended = Promise.withResolvers<RawResponse>();
      call.run = { ...runOf(reply), ended, answer };
      done();
      return withControl(await ended.promise);
    });
    // What asks has its place already. It must not wait for another one, behind itself.
    if (key !== null) setImmediate(() => hurry(key, work));
    answer.then(
      (made) => call.run ?? send(made),
      (error) => call.run ?? done(error),
    );
  };
  return hook;
}

function hurry(key: string, { visitors, staff }: SharedWork): void {
  visitors.startNow(key);
  staff.startNow(key);
}

/** The same hooks run for a request from outside, with its own values. */
function runOf(reply: FastifyReply): Run {
  return { reply, hookHeaders: Object.keys(reply.getHeaders()) };
}
