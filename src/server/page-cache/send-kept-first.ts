import type { IncomingMessage, ServerResponse } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Readiness } from '#services/readiness.ts';
import type { trustedHops } from '../config/network.ts';
import { hasSeveralHosts } from '../http/security-headers.ts';
import { classOfRoute, type LogRequest } from '../observability/observe-requests.ts';
import type { RequestCounts } from '../observability/request-counts.ts';
import type { RequestIds } from '../observability/request-ids.ts';
import { isTracing } from '../observability/spans.ts';
import { chooseEncoding } from './choose-encoding.ts';
import type { Variant } from './packed-response.ts';
import type { ResponseCache } from './response-cache.ts';

const MOST_KNOWN = 2_000;
const LONGEST_KNOWN = 300;

/** Returns a key by what `Accept-Language` says. */
type KeyIn = (accepted: string | undefined) => string | null | undefined;

/** Remembers under which key the answer to a request's address is kept. */
export type LearnKey = (request: FastifyRequest, keyIn: KeyIn) => void;

export type KeptFirstOptions = {
  cache: ResponseCache;
  counts: RequestCounts;
  logRequest: LogRequest;
  requestId: RequestIds;
  readiness: Readiness;
  /** Which senders are proxies, see `trustedHops`. */
  isTrusted: ReturnType<typeof trustedHops>;
  /** Those of every response, which the answer's own replace. */
  securityHeaders: Readonly<Record<string, string>>;
};

/**
 * Sends what is kept before a request is routed, since routing and hooks take longer than the answer itself. Routes
 * tell which key an address has. Whatever asks for more than the plain answer goes to its route, and gets the same
 * from there.
 */
export function sendKeptFirst(app: FastifyInstance, options: KeptFirstOptions): LearnKey {
  const { cache, counts, readiness, isTrusted, securityHeaders } = options;
  const known = new LRUCache<string, { keyIn: KeyIn; counted: ReturnType<RequestCounts['of']> }>({
    max: MOST_KNOWN,
  });
  const heads = new WeakMap<Variant, string[]>();
  const [route] = app.server.listeners('request');
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    if (!send(request, response)) route?.call(app.server, request, response);
  });

  function send(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    const { keyIn, counted } = known.get(url) ?? {};
    if (keyIn === undefined || counted === undefined || !isPlain(request)) return false;
    const began = performance.now();
    const key = keyIn(headers['accept-language']);
    const sendable = key && cache.find(key)?.sendable();
    if (!sendable) return false;
    const { variants, compressible } = sendable;
    const variant =
      variants[compressible ? chooseEncoding(headers['accept-encoding']) : 'identity'];
    if (variant === undefined || 'then' in variant) return false;

    const id = options.requestId(request);
    response.writeHead(200, headOf(variant).concat('x-request-id', id)).end(variant.body);
    const elapsed = performance.now() - began;
    counted.add(200, elapsed / 1000, true);
    options.logRequest(id, { method, url, ip: ipOf(request) }, 200, elapsed, true);
    return true;
  }

  const isPlain = ({ method, headers, rawHeaders }: IncomingMessage) =>
    method === 'GET' &&
    headers['if-none-match'] === undefined &&
    headers['sec-purpose'] === undefined &&
    headers.authorization === undefined &&
    headers.traceparent === undefined &&
    !hasSeveralHosts(rawHeaders) &&
    !isTracing() &&
    !readiness.isDraining() &&
    cache.age() === 0;

  function headOf(variant: Variant): string[] {
    const known = heads.get(variant);
    if (known !== undefined) return known;
    const head = Object.entries({ ...securityHeaders, ...variant.headers }).flatMap(
      ([name, value]) => [value].flat().flatMap((one) => [name, one]),
    );
    heads.set(variant, head);
    return head;
  }

  const ipOf = (request: IncomingMessage) =>
    isTrusted === false ? request.socket.remoteAddress : proxyAddress(request, isTrusted);

  return (request, keyIn) => {
    const url = request.raw.url ?? '';
    if (url.length > LONGEST_KNOWN || known.has(url)) return;
    const counted = counts.of(classOfRoute(request.routeOptions.url ?? '')(url));
    known.set(url, { keyIn, counted });
  };
}
