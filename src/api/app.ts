import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { CallForm } from '#contracts/calls/call.ts';
import type { Policy } from '#contracts/policy.ts';
import type { Actor } from '#domain/policy.ts';

/** The Fastify instance as our routes see it: zod schemas type the request and the answer. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use the route. A route without one stops the start. */
    policy?: Policy;
    /** The path parameter that names the seller whose things these are. */
    owner?: string;
    /** Open to admins who have yet to set up the second factor that is demanded of them. */
    isForSetUp?: boolean;
    /** The multipart form that the route reads by itself, for the API's description. */
    form?: CallForm;
  }
  interface FastifyRequest {
    actor: Actor;
    /** When it came, in milliseconds of `performance.now()`. */
    askedAt: number;
  }
}
