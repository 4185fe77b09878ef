import type { FastifyRequest } from 'fastify';
import type { AdminActor, KnownActor, SellerActor } from '#domain/policy.ts';

/** Returns the actor of a route whose policy requires an account. */
export function requireActor(request: FastifyRequest): KnownActor {
  if (request.actor.role === 'nobody') throw new Error('nobody on a guarded route');
  return request.actor;
}

export function requireSeller(request: FastifyRequest): SellerActor {
  if (request.actor.role !== 'seller') throw new Error('no seller on a route of sellers');
  return request.actor;
}

export function requireAdmin(request: FastifyRequest): AdminActor {
  if (request.actor.role !== 'admin') throw new Error('no admin on a route of admins');
  return request.actor;
}
