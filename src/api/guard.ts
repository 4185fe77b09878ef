import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { Access } from '#contracts/policy.ts';
import { isDatabaseAway } from '#database/postgres/database-away.ts';
import { type Actor, refusalOf } from '#domain/policy.ts';
import { anonymous, identify } from '#services/accounts/identify.ts';
import type { AppContext } from '#services/app-context.ts';
import { failure } from '#services/failure.ts';
import { countKeyCall, tooMany } from '#services/limit-rate.ts';
import { onceOnly } from './answer-once.ts';
import type { Api } from './app.ts';
import { refuseInMaintenance } from './maintenance.ts';
import { setMediaCookie } from './media-cookie.ts';
import { clientNetwork } from './network/client-network.ts';

export type GuardedRoute = {
  method: string;
  url: string;
  access: Access;
  schema: FastifySchema | undefined;
};

/** Where the body or the queue took longer, the session may have ended meanwhile. */
const LONG_MS = 1000;

/**
 * Requires of every route who may use it, and checks it before the body is read. Returns the list of
 * routes, which the access table of the tests walks.
 */
export function guardRoutes(app: Api, context: AppContext): GuardedRoute[] {
  const routes: GuardedRoute[] = [];
  app.decorateRequest('actor');
  app.decorateRequest('askedAt', 0);
  app.decorateRequest('once', null);

  app.addHook('onRoute', (route) => {
    const access = route.config?.access;
    if (access === undefined) throw new Error(`${route.method} ${route.url} has no policy`);
    const methods = Array.isArray(route.method) ? route.method : [route.method];
    for (const method of methods) {
      if (method !== 'HEAD') routes.push({ method, url: route.url, access, schema: route.schema });
    }
  });

  app.addHook('onRequest', (request, reply, done) => {
    request.askedAt = performance.now();
    if (request.is404) return done();
    const { authorization } = request.headers;
    // Most requests have no token and need no look-up.
    if (authorization === undefined) return done(authorise(request, anonymous));
    identifyOrReader(context, request)
      .then(async (actor) => {
        if (actor.role !== 'nobody' && actor.key) await limitKey(context, reply, actor.key.id);
        const refusal = authorise(request, actor);
        if (refusal !== undefined) return refusal;
        if (isGuarded(request) && actor.role !== 'nobody') setMediaCookie(reply, context, actor);
        request.once = onceOnly(context, request);
        return undefined;
      })
      .then(done, done);
  });

  // After it is known who asks, and before the body is read.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) return done();
    refuseInMaintenance(context, request, reply).then((isAnswered) => isAnswered || done(), done);
  });

  // A body sent slowly on purpose would otherwise use a session that has ended meanwhile.
  app.addHook('preHandler', (request, _reply, done) => {
    const isLong = performance.now() - request.askedAt > LONG_MS;
    if (!isLong || request.is404 || !isGuarded(request)) return done();
    identifyActor(context, request).then((actor) => done(authorise(request, actor)), done);
  });

  return routes;
}

const identifyActor = (context: AppContext, request: FastifyRequest): Promise<Actor> =>
  identify(context, request.headers.authorization, clientNetwork(request));

/** Whether the account or session that a call was allowed by is there no more. */
export async function isCallerGone(context: AppContext, request: FastifyRequest): Promise<boolean> {
  if ((request.actor ?? anonymous).role === 'nobody') return false;
  const now = await identifyActor(context, request).catch(() => request.actor);
  return now.role === 'nobody';
}

/** What anyone may read does not depend on who asks: where nobody can tell, it is read all the same. */
async function identifyOrReader(context: AppContext, request: FastifyRequest): Promise<Actor> {
  try {
    return await identifyActor(context, request);
  } catch (error) {
    if (request.method === 'GET' && !isGuarded(request) && isDatabaseAway(error)) return anonymous;
    throw error;
  }
}

/** Counts a call by a key, and says in headers how many are left; throws 429 past the limit. */
async function limitKey(context: AppContext, reply: FastifyReply, keyId: string): Promise<void> {
  const { limit, window, left, secondsLeft } = await countKeyCall(context, keyId);
  reply.header('ratelimit-policy', `"key";q=${limit};w=${window}`);
  reply.header('ratelimit', `"key";r=${Math.max(left, 0)};t=${secondsLeft}`);
  if (left < 0) throw tooMany(secondsLeft);
}

const isGuarded = ({ routeOptions }: FastifyRequest) =>
  routeOptions.config.access?.policy !== 'anyone';

/** Sets the request's actor; throws the refusal where the route's policy does not allow it. */
function authorise(request: FastifyRequest, actor: Actor): Error | undefined {
  const { access, owner, isForSetUp } = request.routeOptions.config;
  if (access === undefined) throw new Error(`${request.url} says not who may use it`);
  request.actor = actor;
  const params = request.params as Record<string, string>;
  const refusal = refusalOf(access, actor, owner && params[owner], isForSetUp);
  return refusal ? failure(refusal.status, refusal.code, refusal.message) : undefined;
}
