import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

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
