import type { Attributes, Context, Span, SpanContext, SpanKind, Tracer } from '@opentelemetry/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type EndedStatement, endedStatements } from '#database/observe-statements.ts';
import { currentScope, runInScope, type Scope, type TraceParent } from './request-ids.ts';

/** OpenTelemetry's API and the tracer that spans come from; see `startTracing`. */
export type SpanSource = { api: typeof import('@opentelemetry/api'); tracer: Tracer };

/** Null while nothing is traced: then nothing of OpenTelemetry is loaded, and no span begun. */
let source: SpanSource | null = null;

/** Begins spans from now on, or from no tracer any more. */
export function traceWith(given: SpanSource | null): void {
  source = given;
  if (given === null) endedStatements.unsubscribe(traceStatement);
  else endedStatements.subscribe(traceStatement);
}

/** Whether requests are traced. */
export const isTracing = () => source !== null;

const ERROR = 2;
const kinds = { internal: 0, server: 1, client: 2 } as const satisfies Record<string, SpanKind>;

/** Runs `work` in a span of its own, where what runs now is being traced. */
export function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
  kind: keyof typeof kinds = 'internal',
): Promise<T> {
  const scope = currentScope();
  if (source === null || scope?.span === undefined) return work();
  const { api, tracer } = source;
  const span = tracer.startSpan(name, { attributes, kind: kinds[kind] }, scope.span);
  const inner: Scope = { ...scope, span: api.trace.setSpan(scope.span, span) };
  return runInScope(inner, work).then(
    (result) => {
      finish(inner, span);
      return result;
    },
    (error: unknown) => {
      span.setStatus({ code: ERROR });
      if (error instanceof Error) span.setAttribute('error.type', error.name);
      finish(inner, span);
      throw error;
    },
  );
}

/**
 * Runs one look for work in the background in a scope of its own. It becomes a trace only where it
 * found something to do: jobs look every second.
 */
export function inJobScope(
  job: string,
  look: () => Promise<boolean | null>,
): Promise<boolean | null> {
  const scope: Scope = { job };
  if (source === null) return runInScope(scope, look);
  const { api, tracer } = source;
  const span = tracer.startSpan(`job ${job}`, {}, api.ROOT_CONTEXT);
  scope.span = api.trace.setSpan(api.ROOT_CONTEXT, span);
  scope.traceId = span.spanContext().traceId;
  const held: (() => void)[] = [];
  scope.held = held;
  const tell = () => {
    delete scope.held;
    for (const end of held) end();
    span.end();
  };
  return runInScope(scope, look).then(
    (found) => {
      if (found) tell();
      return found;
    },
    (error: unknown) => {
      span.setStatus({ code: ERROR });
      tell();
      throw error;
    },
  );
}

/**
 * Begins the span of a request within the caller's trace, if it is in one; returns `traceparent` as the
 * answer tells it, or null where nothing is traced.
 */
export function beginRequestSpan(
  scope: Scope,
  request: FastifyRequest,
  parent: TraceParent | null,
): string | null {
  if (source === null) return null;
  const { api, tracer } = source;
  const { ROOT_CONTEXT: root, trace } = api;
  const above: Context =
    parent === null
      ? root
      : trace.setSpanContext(root, { ...parent, traceFlags: parent.flags, isRemote: true });
  const attributes = { 'http.request.method': request.method, 'dhow.request_id': request.id };
  const span = tracer.startSpan(request.method, { kind: kinds.server, attributes }, above);
  scope.span = trace.setSpan(above, span);
  scope.traceId = span.spanContext().traceId;
  return traceParentText(span.spanContext());
}

/** Returns `traceparent` for what is asked within the span that is open; undefined where none is. */
export function openTraceParent(): string | undefined {
  const open = currentScope()?.span;
  const span = open && source?.api.trace.getSpan(open);
  return span && traceParentText(span.spanContext());
}

const traceParentText = ({ traceId, spanId, traceFlags }: SpanContext) =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

/** Ends the span of a request, named by its route and never by its path. */
export function endRequestSpan(request: FastifyRequest, reply: FastifyReply): void {
  const { span: context } = request.scope;
  const span = context && source?.api.trace.getSpan(context);
  if (span === undefined) return;
  const route = request.routeOptions.url ?? 'unknown';
  span.updateName(`${request.method} ${route}`);
  span.setAttributes({
    'http.route': route,
    'http.response.status_code': reply.statusCode,
    'dhow.kept': reply.isKept,
  });
  if (reply.statusCode >= 500) span.setStatus({ code: ERROR });
  span.end();
}

/** Statements bring no values with them, only placeholders. */
function traceStatement(message: unknown): void {
  const { text, name, askedAt, sentAt, endedAt, failed } = message as EndedStatement;
  const scope = currentScope();
  if (source === null || scope?.span === undefined) return;
  const attributes = {
    'db.system.name': 'postgresql',
    'db.query.summary': summaryOf(text),
    ...(name !== undefined && { 'dhow.statement': name }),
    'dhow.waited_ms': Math.round(sentAt - askedAt),
  };
  const startTime = performance.timeOrigin + askedAt;
  const span = source.tracer.startSpan(
    name ?? summaryOf(text),
    { attributes, startTime, kind: kinds.client },
    scope.span,
  );
  if (failed) span.setStatus({ code: ERROR });
  finish(scope, span, performance.timeOrigin + endedAt);
}

const TABLE = /\b(?:from|into|update|join)\s+"?(?:\w+"?\.")?([a-z_]\w*)/i;

/** Returns what a statement does to which table, such as `select product`. */
function summaryOf(text: string): string {
  const [, verb = 'statement'] = /^\s*(\w+)/.exec(text) ?? [];
  const [, table] = TABLE.exec(text) ?? [];
  return table === undefined ? verb.toLowerCase() : `${verb.toLowerCase()} ${table}`;
}

function finish(scope: Scope, span: Span, at = performance.timeOrigin + performance.now()): void {
  if (scope.held === undefined) span.end(at);
  else scope.held.push(() => span.end(at));
}
