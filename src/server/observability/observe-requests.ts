import type { FastifyBaseLogger, FastifyInstance, onResponseHookHandler } from 'fastify';
import { createRequestCounts, type RequestCounts, type RouteClass } from './request-counts.ts';
import { runInScope, type Scope, type TrustsSender, traceParentOf } from './request-ids.ts';
import { beginRequestSpan, endRequestSpan } from './spans.ts';

declare module 'fastify' {
  interface FastifyRequest {
    scope: Scope;
  }
  interface FastifyReply {
    /** Whether what is sent was kept, and did not have to be made. */
    isKept: boolean;
    /** Whether it was refused because too much was asked for: it is counted, and not logged. */
    isShed: boolean;
    /** Whether it was refused because admins have turned maintenance on: nothing has failed. */
    isForMaintenance: boolean;
    /** Whether a line is written of it: of all, unless a route says otherwise. */
    isLogged: boolean;
  }
}

/**
 * Counts requests, logs one line for each, and lets what they begin know which it belongs to. A `traceparent`
 * counts where its sender is trusted: others would write into our log, and decide what is traced. To be
 * called before there are routes.
 */
export function observeRequests(
  app: FastifyInstance,
  { logRequest, trusts }: { logRequest: LogRequest; trusts: TrustsSender },
): RequestCounts {
  const counts = createRequestCounts();
  app.decorateRequest('scope');
  app.decorateReply('isKept', false);
  app.decorateReply('isShed', false);
  app.decorateReply('isForMaintenance', false);
  app.decorateReply('isLogged', true);

  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const scope: Scope = { requestId: request.id };
    request.scope = scope;
    const parent = trusts(request.raw) ? traceParentOf(request.raw.headers) : null;
    const given = request.raw.headers.traceparent;
    if (parent !== null && typeof given === 'string') {
      scope.traceId = parent.traceId;
      scope.traceParent = given;
    }
    const ours = beginRequestSpan(scope, request, parent);
    if (ours !== null) reply.header('traceparent', ours);
    else if (scope.traceParent !== undefined) reply.header('traceparent', scope.traceParent);
    runInScope(scope, done);
  });
  // The body's events come from the connection, which belongs to no request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.body === undefined) done();
    else runInScope(request.scope, done);
  });

  const recordIn = (classOf: (url: string) => RouteClass): onResponseHookHandler => {
    return (request, reply, done) => {
      const { statusCode, elapsedTime, isKept, isForMaintenance } = reply;
      const counted = counts.of(classOf(request.raw.url ?? ''));
      counted.add(statusCode, elapsedTime / 1000, isKept);
      if (isForMaintenance) counted.addForMaintenance();
      if (reply.isLogged && !reply.isShed) {
        const { id, scope } = request;
        logRequest(id, request, statusCode, elapsedTime, isKept, scope.traceId);
      }
      endRequestSpan(request, reply);
      done();
    };
  };
  app.addHook('onRoute', (route) => {
    const own = route.onResponse === undefined ? [] : [route.onResponse].flat();
    route.onResponse = [...own, recordIn(classOfRoute(route.url))] as onResponseHookHandler[];
  });
  const recordOther = recordIn(() => 'other');
  app.addHook('onResponse', function record(request, reply, done) {
    if (request.is404) recordOther.call(this, request, reply, done);
    else done();
  });
  return counts;
}

/** Writes the line of a request; `elapsed` in milliseconds. */
export type LogRequest = (
  reqId: string,
  req: { method: string | undefined; url: string; ip: string | undefined },
  statusCode: number,
  elapsed: number,
  isKept: boolean,
  traceId?: string,
) => void;

/** Of kept answers so many have a line in a second: a line costs as much as half of sending one. */
const MOST_KEPT_LINES = 100;

/**
 * Returns what logs one line for each request; of those answered by what was kept, the share `logKept` (0 to 1), and of
 * a rush of them the first, and how many were left out. Nothing is redacted, as nothing of a request is told but its
 * method, path and network.
 */
export function createRequestLog(log: FastifyBaseLogger, logKept: number): LogRequest {
  const plain = log.child({}, { redact: [] });
  let keptLines = 0;
  let leftOut = 0;
  const endSecond = () => {
    if (leftOut > 0) plain.info({ leftOut }, 'kept answers without a line');
    keptLines = 0;
    leftOut = 0;
  };
  const hasLine = () => {
    if (logKept < 1 && Math.random() >= logKept) return false;
    if (keptLines === 0) setTimeout(endSecond, 1000).unref();
    if (keptLines === MOST_KEPT_LINES) leftOut += 1;
    else keptLines += 1;
    return leftOut === 0;
  };
  return (reqId, req, statusCode, elapsed, isKept, traceId) => {
    if (isKept && !hasLine()) return;
    const responseTime = Math.round(elapsed * 1000) / 1000;
    const kept = isKept || undefined;
    const line = { reqId, req, res: { statusCode }, responseTime, kept, traceId };
    plain.info(line, 'request completed');
  };
}

/** Returns how to tell the class of a route's requests: from the route alone, but for pages. */
export function classOfRoute(url: string): (target: string) => RouteClass {
  if (url === '/*') return classOfPage;
  const known = classOfPath(url);
  return () => known;
}

function classOfPath(url: string): RouteClass {
  if (url.startsWith('/api/health')) return 'health';
  if (url.startsWith('/api/admin/')) return 'api-admin';
  if (url.startsWith('/api/seller/')) return 'api-seller';
  if (url.startsWith('/api/')) return 'api-public';
  if (url.startsWith('/media/')) return 'media';
  if (url.startsWith('/assets/') || url.startsWith('/fonts/')) return 'asset';
  return 'other';
}

const BACK_OFFICE = /^\/(?:admin|seller|login)(?:[/?.]|$)/;

function classOfPage(target: string): RouteClass {
  const mark = target.indexOf('?');
  const end = mark < 0 ? target.length : mark;
  if (BACK_OFFICE.test(target)) return 'back-office';
  return target.endsWith('.data', end) ? 'page-data' : 'page';
}
