import type { FastifyRequest } from 'fastify';
import { isLoopback } from '#domain/loopback.ts';
import type { Visitor } from '#services/accounts/visitor.ts';
import { clientNetwork } from './client-network.ts';
import { deviceKeyOf } from './device-cookie.ts';

/** What proxies, tunnels and load balancers add to a request that they pass on. */
const FORWARDING = /^(?:forwarded|via|x-forwarded-.*|x-real-ip|.*-connecting-ip|.*client-ip)$/;

/** Whoever wants to log in, as far as the request tells. */
export function visitorOf(request: FastifyRequest): Visitor {
  return {
    network: clientNetwork(request),
    isLocal: isLocal(request),
    userAgent: request.headers['user-agent'] ?? '',
    deviceKey: deviceKeyOf(request),
  };
}

/** Made on this machine: addressed to it, and by nobody on behalf of somebody else. */
function isLocal({ headers }: FastifyRequest): boolean {
  const host = URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '';
  return isLoopback(host) && !Object.keys(headers).some((name) => FORWARDING.test(name));
}
