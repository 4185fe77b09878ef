import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { LOOKUP, SEARCH } from '#contracts/agents/answered.ts';
import { EnquiryRequest } from '#contracts/agents/asked.ts';
import {
  getCatalogueProduct,
  getUcpProfile,
  lookUpCatalogue,
  searchCatalogue,
} from '#contracts/agents/calls.ts';
import { sentence } from '#languages/sentence.ts';
import type { AppContext } from '#services/app-context.ts';
import { limitRate } from '#services/limit-rate.ts';
import type { Api } from '../app.ts';
import { endpoint } from '../endpoint.ts';
import { noteError } from '../error-handler.ts';
import { type GuardedRoute, guardRoutes } from '../guard.ts';
import { clientNetwork } from '../network/client-network.ts';
import { refuseCrossSite } from '../network/refuse-cross-site.ts';
import { validatorCompiler } from '../parse-input.ts';
import * as catalogue from './catalogue.ts';
import type { Asker, AskRead } from './category-filter.ts';
import { serveTools } from './mcp.ts';
import {
  businessProfile,
  type Capability,
  languageOfBuyer,
  negotiate,
  notShared,
  profileIn,
} from './negotiate.ts';

/** How agents' requests are answered: from the same kept reads as pages, each in its turn among visitors. */
export type AgentReads = {
  ask: AskRead;
  inTurn: <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>;
};

/** The longest body: a lookup with as many long addresses as may be. */
const bounded = { bodyLimit: 64 * 1024 };
const PROFILE_SECONDS = 3600;

/** What programs that shop for people call (docs/behaviour/agents.md). Returns the routes. */
export async function agentRoutes(
  app: Api,
  context: AppContext,
  reads: AgentReads,
): Promise<GuardedRoute[]> {
  const { publicUrl } = context;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    sendTransportError(error, request, reply, publicUrl);
  });
  app.removeContentTypeParser('text/plain');
  const routes = guardRoutes(app, context);
  refuseCrossSite(app, context);

  const askerOf = (request: FastifyRequest): Asker => ({
    ask: reads.ask,
    publicUrl,
    language: languageOfBuyer(request),
  });

  /** Answers a request of a platform that has the capability, in its turn, within the limit of its network. */
  async function answer<T>(
    request: FastifyRequest,
    { profile, capability }: { profile: string | undefined; capability: Capability | null },
    work: (asker: Asker) => Promise<T>,
  ) {
    await limitRate(context, 'agent-address', clientNetwork(request));
    const isShared = await negotiate(context.platformProfiles, profile, capability);
    if (!isShared) return notShared(languageOfBuyer(request), publicUrl);
    return reads.inTurn(request, () => work(askerOf(request)));
  }

  /** The same over REST. */
  function answerOverRest<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    capability: Capability,
    work: (asker: Asker) => Promise<T>,
  ) {
    reply.header('cache-control', 'no-store');
    const profile = profileIn(request.headers['ucp-agent']);
    return answer(request, { profile, capability }, work);
  }

  endpoint(app, getUcpProfile, (_request, reply) => {
    reply.header('cache-control', `public, max-age=${PROFILE_SECONDS}`);
    return businessProfile(publicUrl);
  });
  app.get(
    '/ucp/v1/enquiry.json',
    { config: { access: { policy: 'anyone' }, kept: false } },
    (_request, reply) => {
      reply.header('cache-control', `public, max-age=${PROFILE_SECONDS}`);
      return z.toJSONSchema(EnquiryRequest, { io: 'input' });
    },
  );
  endpoint(
    app,
    searchCatalogue,
    (request, reply) =>
      answerOverRest(request, reply, SEARCH, (asker) => catalogue.search(asker, request.body)),
    bounded,
  );
  endpoint(
    app,
    lookUpCatalogue,
    (request, reply) =>
      answerOverRest(request, reply, LOOKUP, (asker) => catalogue.lookUp(asker, request.body)),
    bounded,
  );
  endpoint(
    app,
    getCatalogueProduct,
    (request, reply) =>
      answerOverRest(request, reply, LOOKUP, (asker) => catalogue.showOne(asker, request.body)),
    bounded,
  );
  await app.register(async (scope: Api) => serveTools(scope, context, { answer, bounded }));
  return routes;
}

/** A refusal as the protocol has it: of a body that cannot be understood 400, with where a person goes on. */
function sendTransportError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
) {
  const { status, retryAfter, answer } = noteError(error, request, reply);
  const isInput = status === 422 && answer.code === 'validation-failed';
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  reply
    .header('cache-control', 'no-store')
    .code(isInput ? 400 : status)
    .type('application/json')
    .serializer(JSON.stringify)
    .send({
      code:
        isInput || answer.code === 'malformed'
          ? 'invalid_request'
          : answer.code.replaceAll('-', '_'),
      content: sentence(languageOfBuyer(request), answer.message),
      continue_url: `${publicUrl}/`,
    });
}
