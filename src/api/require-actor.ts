import type { FastifyRequest } from 'fastify';
import type { Actor, KnownActor } from '#domain/policy.ts';

/** Who asks, on a route whose policy lets nobody in without an account. */
export function requireActor(request: FastifyRequest): KnownActor {
  if (request.actor.role === 'nobody') throw new Error('nobody on a guarded route');
  return request.actor;
}

/** The seller who asks, on a route whose policy lets sellers in alone. */
export function requireSeller(request: FastifyRequest): Extract<Actor, { role: 'seller' }> {
  if (request.actor.role !== 'seller') throw new Error('no seller on a route of sellers');
  return request.actor;
}

/** The admin who asks, on a route whose policy lets admins in alone. */
export function requireAdmin(request: FastifyRequest): Extract<Actor, { role: 'admin' }> {
  if (request.actor.role !== 'admin') throw new Error('no admin on a route of admins');
  return request.actor;
}
