import type { FastifyRequest } from 'fastify';
import { networkOf } from '#services/limit-rate.ts';

/** Whose attempts are counted together: the address the connection, or a trusted proxy, names. */
export function clientNetwork(request: FastifyRequest): string {
  return networkOf(request.ip);
}
