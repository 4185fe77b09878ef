import type { FastifyContextConfig, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import type { Call } from '#contracts/calls/call.ts';
import { answerOnce } from './answer-once.ts';
import type { Api } from './app.ts';
import type { ReadyJson } from './list-response.ts';
import { tellSentences } from './tell.ts';

type OutputOf<T> = T extends z.ZodType ? z.output<T> : unknown;

type RouteOf<C extends Call> = {
  Params: z.output<C['params']>;
  Querystring: OutputOf<C['query']>;
  Body: OutputOf<C['body']>;
};

/** A request for a call, parsed by its schemas. */
export type CallRequest<C extends Call> = FastifyRequest<RouteOf<C>>;

/** What a call's handler returns: the response's value, or whatever `reply` sends as a file. */
export type ResponseOf<C extends Call> = C['response'] extends z.ZodType
  ? z.input<C['response']>
  : unknown;

type Handled<C extends Call> = ResponseOf<C> | ReadyJson;

export type EndpointOptions = Pick<RouteOptions, 'bodyLimit' | 'logLevel'> & {
  /** Served however busy the process is. */
  evenWhenBusy?: boolean;
};

/** Adds a call's route: policy, input and response are as the call declares. */
export function endpoint<C extends Call>(
  app: Api,
  call: C,
  handle: (request: CallRequest<C>, reply: FastifyReply) => Handled<C> | Promise<Handled<C>>,
  { evenWhenBusy, ...options }: EndpointOptions = {},
): void {
  const { status = 200 } = call;
  app.route<RouteOf<C>>({
    method: call.method,
    url: call.path,
    ...options,
    config: { ...configOf(call), ...(evenWhenBusy && { evenWhenBusy }) },
    schema: schemaOf(call),
    onSend: tellSentences,
    handler(request, reply) {
      reply.code(status);
      // What is answered as a file is made each time.
      if (call.response === null) request.once = null;
      return request.once
        ? answerOnce(request, reply, request.once, () => handle(request, reply))
        : handle(request, reply);
    },
  });
}

/** Returns the route's config for the guard, the cache and the API's description. */
export function configOf(call: Call): FastifyContextConfig {
  const { owner, isForSetUp, inMaintenance, kept, form, reads, namesPaths } = call;
  return {
    access: call,
    ...(owner !== undefined && { owner }),
    ...(isForSetUp && { isForSetUp }),
    ...(inMaintenance && { inMaintenance }),
    ...(kept !== undefined && { kept }),
    ...(form && { form }),
    ...(reads && { reads }),
    ...(namesPaths && { namesPaths }),
  };
}

export function schemaOf({
  path,
  summary,
  section,
  params,
  query,
  body,
  response,
  cards,
  status = 200,
  consumes,
}: Call) {
  const tag = section ?? (/^\/(seller|admin)\//.exec(path)?.[1] || 'public');
  return {
    tags: [tag],
    summary,
    ...(Object.keys(params.shape).length > 0 && { params }),
    ...(consumes && { consumes }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(response && { response: { [status]: cards ? z.union([response, cards]) : response } }),
  };
}
