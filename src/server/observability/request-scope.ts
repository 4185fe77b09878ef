import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from '@opentelemetry/api';
import type { Log } from '#services/app-context.ts';

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
