import { currentScope } from './request-scope.ts';
import { openTraceParent } from './spans.ts';

/** Returns the headers by which another server knows what it is asked for: the request and its trace. */
export function outgoingHeaders(): Record<string, string> {
  const { requestId, traceParent } = currentScope() ?? {};
  const trace = openTraceParent() ?? traceParent;
  return {
    ...(requestId !== undefined && { 'x-request-id': requestId }),
    ...(trace !== undefined && { traceparent: trace }),
  };
}
