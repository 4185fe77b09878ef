import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { failure } from '#services/failure.ts';
import { splitTarget } from './canonical-address.ts';
import type { PackedResponse, RawResponse, ResponseHeaders } from './packed-response.ts';
import type { ResponseCache } from './response-cache.ts';

/** A call that this process makes to one of its own routes, as nobody in particular. */
export type InProcessCall = {
  /** `make` runs the route in any case; `ask` is answered as anybody is. */
  purpose: 'make' | 'ask';
  /** Under which the answer is kept, or null where it cannot be. */
  key?: string | null;
  /** Where the answer came by way of the cache. */
  answer?: PackedResponse;
  /** Where this call runs the route, whose answer may then be kept. */
  run?: Run;
};

/** A route being run: its reply, and the headers that hooks had set before it. */
export type Run = {
  reply: FastifyReply;
  hookHeaders: readonly string[];
  /** Told what came of it, for whoever waits for the answer that is made of it. */
  ended?: PromiseWithResolvers<RawResponse>;
  answer?: Promise<PackedResponse>;
};

export type InProcessResponse = {
  status: number;
  body: Buffer;
  /** `X-Total-Count` of a list: a number, with a plus sign where there are more. */
  totalCount: string | undefined;
  tags: readonly string[];
  /** False where the same question may be answered otherwise without any tag being dropped. */
  cacheable: boolean;
};

export type InProcessCalls = {
  /** Tells whom the calls go to; before the first call. */
  attach(app: Pick<FastifyInstance, 'inject'>): void;
  ask(target: string): Promise<InProcessResponse>;
  make(target: string): Promise<RawResponse>;
  /** The call a request belongs to; nothing for a request from outside. */
  find(request: Pick<FastifyRequest, 'headers'>): InProcessCall | undefined;
};

/** Carries the random name of a running call, which nobody outside can know. */
const CALL_HEADER = 'x-dhow-inside-call';

const MOST_KEYS = 2_000;

/** What belongs to one message on one connection: every message has its own. */
const OF_ONE_MESSAGE = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

export function createInProcessCalls(cache: Pick<ResponseCache, 'find'>): InProcessCalls {
  const running = new Map<string, InProcessCall>();
  /** Keys by what was asked, so that kept answers are found without a call. */
  const keys = new LRUCache<string, string>({ max: MOST_KEYS });
  let callee: Pick<FastifyInstance, 'inject'> | undefined;

  function find(request: Pick<FastifyRequest, 'headers'>): InProcessCall | undefined {
    const id = request.headers[CALL_HEADER];
    return typeof id === 'string' ? running.get(id) : undefined;
  }

  async function send(target: string, call: InProcessCall) {
    if (!callee) throw new Error('There is no app to call yet: attach it first');
    if (leavesItsPath(target)) throw failure(404, 'not-found', 'There is nothing at this address.');
    const id = randomUUID();
    running.set(id, call);
    try {
      return await callee.inject({ method: 'GET', url: target, headers: { [CALL_HEADER]: id } });
    } catch (error) {
      call.run?.ended?.reject(error);
      throw error;
    } finally {
      running.delete(id);
    }
  }

  async function ask(target: string): Promise<InProcessResponse> {
    const known = keys.get(target);
    const kept = known === undefined ? undefined : cache.find(known);
    if (kept) return inProcessResponse(kept);

    const call: InProcessCall = { purpose: 'ask' };
    const response = await send(target, call);
    call.run?.ended?.resolve(rawResponseOf(response, call.run));
    const answer = (await call.run?.answer) ?? call.answer;
    if (call.key && answer?.cacheable) keys.set(target, call.key);
    return answer ? inProcessResponse(answer) : uncachedResponse(response);
  }

  async function make(target: string): Promise<RawResponse> {
    const call: InProcessCall = { purpose: 'make' };
    const response = await send(target, call);
    return rawResponseOf(response, call.run);
  }

  return {
    attach(app) {
      callee = app;
    },
    ask,
    make,
    find,
  };
}

/** Whether dot segments, in whatever writing, would lead a call to another route than it was meant for. */
function leavesItsPath(target: string): boolean {
  const read = splitTarget(target)
    .path.replace(/[\t\n\r]/g, '')
    .replaceAll('\\', '/')
    .replace(/%2e/gi, '.');
  return read.split('/').some((segment) => segment === '.' || segment === '..');
}

type InjectedResponse = Awaited<ReturnType<FastifyInstance['inject']>>;

function rawResponseOf(
  { statusCode, headers, rawPayload }: InjectedResponse,
  run?: Run,
): RawResponse {
  const tags = run?.reply.tags ?? new Set<string>();
  const others = new Set([...OF_ONE_MESSAGE, ...(run?.hookHeaders ?? [])]);
  // An answer that does not say what it shows could never be dropped, unless it never changes.
  const keep = tags.size > 0 || run?.reply.routeOptions.config.kept === true;
  return { status: statusCode, headers: without(others, headers), body: rawPayload, tags, keep };
}

function inProcessResponse({
  status,
  variants,
  tags,
  cacheable,
}: PackedResponse): InProcessResponse {
  const { body, headers } = variants.identity;
  return { status, body, totalCount: headers['x-total-count']?.toString(), tags, cacheable };
}

function uncachedResponse({
  statusCode,
  headers,
  rawPayload,
}: InjectedResponse): InProcessResponse {
  const totalCount = headers['x-total-count']?.toString();
  return { status: statusCode, body: rawPayload, totalCount, tags: [], cacheable: false };
}

function without(left: ReadonlySet<string>, headers: Record<string, unknown>): ResponseHeaders {
  const kept: ResponseHeaders = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || left.has(name)) continue;
    kept[name] = Array.isArray(value) ? value.map(String) : String(value);
  }
  return kept;
}
