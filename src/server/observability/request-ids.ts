import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Context } from '@opentelemetry/api';
import type { Log } from '#services/app-context.ts';

const REQUEST_ID = /^[\w.-]{1,100}$/;
const TRACE_PARENT =
  /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Whether who has sent a request is a proxy of ours, so that its word on what the request belongs to counts. */
export type TrustsSender = (request: Pick<IncomingMessage, 'socket'>) => boolean;

/** Returns the id of a request. */
export type RequestIds = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string;

/**
 * Returns what finds the id that a trusted proxy has given a request by `X-Request-Id`, or a new one. Another
 * text than up to 100 letters, digits, dots, dashes and underscores is not taken over: it ends up in the log.
 */
export const requestIds =
  (trusts: TrustsSender): RequestIds =>
  (request) => {
    const given = request.headers['x-request-id'];
    const isId = typeof given === 'string' && REQUEST_ID.test(given);
    return isId && trusts(request) ? given : randomUUID();
  };

/** The caller's position in a trace (W3C Trace Context). */
export type TraceParent = { traceId: string; spanId: string; flags: number };

/** Returns what `traceparent` says, or null where it is missing or malformed. */
export function traceParentOf({ traceparent }: IncomingHttpHeaders): TraceParent | null {
  if (typeof traceparent !== 'string') return null;
  const [, traceId, spanId, flags = ''] = TRACE_PARENT.exec(traceparent) ?? [];
  if (traceId === undefined || spanId === undefined) return null;
  return { traceId, spanId, flags: Number.parseInt(flags, 16) };
}

/** What is going on: the request or the job that whatever runs now was begun for. */
export type Scope = {
  requestId?: string;
  /** The name of work in the background. */
  job?: string;
  /** Of the trace that the caller, or our own tracing, has begun. */
  traceId?: string;
  /** What the caller has sent as its position in a trace. */
  traceParent?: string;
  /** The span of our own tracing that is open. */
  span?: Context;
  /** Collects the ends of spans of a job that has not found anything to do yet. */
  held?: (() => void)[];
};

const scopes = new AsyncLocalStorage<Scope>();

/** Returns the scope of what runs now; undefined outside of requests and jobs. */
export const currentScope = (): Scope | undefined => scopes.getStore();

/** Runs `work` and what it begins within a scope. */
export function runInScope<T>(scope: Scope, work: () => T): T {
  return scopes.run(scope, work);
}

/** Returns the fields by which lines of the log tell what they belong to. */
function scopeFields(): { reqId?: string; job?: string; traceId?: string } {
  const { requestId, job, traceId } = currentScope() ?? {};
  return {
    ...(requestId !== undefined && { reqId: requestId }),
    ...(job !== undefined && { job }),
    ...(traceId !== undefined && { traceId }),
  };
}

type ScopedLog = Log & { debug: Log['info'] };

/** Returns a log whose lines say which request or job they belong to, where they belong to one. */
export function logWithScope(log: ScopedLog): ScopedLog {
  return {
    debug: (details, message) => log.debug({ ...scopeFields(), ...details }, message),
    info: (details, message) => log.info({ ...scopeFields(), ...details }, message),
    warn: (details, message) => log.warn({ ...scopeFields(), ...details }, message),
    error: (details, message) => log.error({ ...scopeFields(), ...details }, message),
  };
}
