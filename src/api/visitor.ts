import type { FastifyRequest } from 'fastify';
import type { Visitor } from '#services/accounts/visitor.ts';
import { deviceKeyOf } from './accounts/device-cookie.ts';
import { clientNetwork } from './network/client-network.ts';

/** Returns what a request says about the visitor who logs in. */
export function visitorOf(request: FastifyRequest): Visitor {
  return {
    network: clientNetwork(request),
    userAgent: request.headers['user-agent'] ?? '',
    deviceKey: deviceKeyOf(request),
  };
}
