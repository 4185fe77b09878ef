import type { FastifyRequest } from 'fastify';
import type { Visitor } from '#services/accounts/visitor.ts';
import { deviceKeyOf } from './accounts/device-cookie.ts';
import { clientNetwork } from './network/client-network.ts';
import { languageAskedBy } from './tell.ts';

/** Returns what a request says about the visitor who logs in. */
export function visitorOf(request: FastifyRequest): Visitor {
  const language = languageAskedBy(request);
  return {
    network: clientNetwork(request),
    userAgent: request.headers['user-agent'] ?? '',
    deviceKey: deviceKeyOf(request),
    ...(language && { language }),
  };
}
