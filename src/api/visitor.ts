import type { FastifyRequest } from 'fastify';
import type { Visitor } from '#services/accounts/visitor.ts';
import { deviceKeyOf } from './accounts/device-cookie.ts';
import { clientNetwork } from './network/client-network.ts';
import { languageOf } from './tell.ts';

/** Returns what a request says about the visitor who logs in. */
export function visitorOf(request: FastifyRequest): Visitor {
  return {
    network: clientNetwork(request),
    userAgent: request.headers['user-agent'] ?? '',
    deviceKey: deviceKeyOf(request),
    ...(request.headers['accept-language'] !== undefined && { language: languageOf(request) }),
  };
}
