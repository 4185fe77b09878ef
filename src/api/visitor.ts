import type { FastifyRequest } from 'fastify';
import { isLoopback } from '#domain/loopback.ts';
import type { Visitor } from '#services/accounts/visitor.ts';
import { deviceKeyOf } from './accounts/device-cookie.ts';
import { clientNetwork } from './network/client-network.ts';

/** Headers that proxies, tunnels and load balancers add to a request. */
const FORWARDING = /^(?:forwarded|via|x-forwarded-.*|x-real-ip|.*-connecting-ip|.*client-ip)$/;

/** Returns what a request says about the visitor who logs in. */
export function visitorOf(request: FastifyRequest): Visitor {
  return {
    network: clientNetwork(request),
    isLocal: isLocal(request),
    userAgent: request.headers['user-agent'] ?? '',
    deviceKey: deviceKeyOf(request),
  };
}

/** Whether a request is from this machine: addressed to it, and not forwarded. */
function isLocal({ headers }: FastifyRequest): boolean {
  const host = URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '';
  return isLoopback(host) && !Object.keys(headers).some((name) => FORWARDING.test(name));
}
