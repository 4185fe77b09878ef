import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, AnswerHeaders, Made } from './packed-answer.ts';

/** A call that this process makes to one of its own routes, as nobody in particular. */
export type InsideCall =
  /** Runs the route itself, since its answer is about to be kept. */
  | { purpose: 'make'; reply?: FastifyReply; hookHeaders?: readonly string[] }
  /** Is answered as anybody is; leaves the answer here if that came by way of the cache. */
  | { purpose: 'ask'; answer?: Answer };

export type InsideAnswer = {
  status: number;
  body: Buffer;
  /** `X-Total-Count` of a list: a number, with a plus sign where there are more. */
  totalCount: string | undefined;
  tags: readonly string[];
  /** False where the same question may be answered otherwise without any tag being dropped. */
  keepable: boolean;
};

export type InsideCalls = {
  /** Tells whom the calls go to; before the first call. */
  attach(app: Pick<FastifyInstance, 'inject'>): void;
  ask(target: string): Promise<InsideAnswer>;
  make(target: string): Promise<Made>;
  /** The call a request belongs to; nothing for a request from outside. */
  find(request: Pick<FastifyRequest, 'headers'>): InsideCall | undefined;
};

/** Carries the random name of a running call, which nobody outside can know. */
const CALL_HEADER = 'x-dhow-inside-call';

/** What belongs to one message on one connection: every message has its own. */
const OF_ONE_MESSAGE = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

export function createInsideCalls(): InsideCalls {
  const running = new Map<string, InsideCall>();
  let callee: Pick<FastifyInstance, 'inject'> | undefined;

  function find(request: Pick<FastifyRequest, 'headers'>): InsideCall | undefined {
    const id = request.headers[CALL_HEADER];
    return typeof id === 'string' ? running.get(id) : undefined;
  }

  async function send(target: string, call: InsideCall) {
    if (!callee) throw new Error('There is no app to call yet: attach it first');
    const id = randomUUID();
    running.set(id, call);
    try {
      return await callee.inject({ method: 'GET', url: target, headers: { [CALL_HEADER]: id } });
    } finally {
      running.delete(id);
    }
  }

  async function ask(target: string): Promise<InsideAnswer> {
    const call: Extract<InsideCall, { purpose: 'ask' }> = { purpose: 'ask' };
    const { statusCode, headers, rawPayload } = await send(target, call);
    return {
      status: statusCode,
      body: rawPayload,
      totalCount: headers['x-total-count']?.toString(),
      tags: call.answer?.tags ?? [],
      keepable: call.answer?.keepable ?? false,
    };
  }

  async function make(target: string): Promise<Made> {
    const call: Extract<InsideCall, { purpose: 'make' }> = { purpose: 'make' };
    const { statusCode, headers, rawPayload } = await send(target, call);
    const tags = call.reply?.tags ?? new Set();
    const others = new Set([...OF_ONE_MESSAGE, ...(call.hookHeaders ?? [])]);
    // An answer that does not say what it shows could never be dropped, unless it never changes.
    const keep = tags.size > 0 || call.reply?.routeOptions.config.kept === true;
    return { status: statusCode, headers: without(others, headers), body: rawPayload, tags, keep };
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

function without(left: ReadonlySet<string>, headers: Record<string, unknown>): AnswerHeaders {
  const kept: AnswerHeaders = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || left.has(name)) continue;
    kept[name] = Array.isArray(value) ? value.map(String) : String(value);
  }
  return kept;
}
