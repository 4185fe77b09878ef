import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { CallForm } from '#contracts/calls/call.ts';
import type { Access } from '#contracts/policy.ts';
import type { Actor } from '#domain/policy.ts';
import type { OnceOnly } from '#services/idempotency.ts';

/** The Fastify instance for our routes: zod schemas type requests and responses. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use the route. Without it the start fails. */
    access?: Access;
    /** The path parameter with the id of the owning seller. */
    owner?: string;
    /** Open to admins who still have to set up the second factor demanded of them. */
    isForSetUp?: boolean;
    /** Maintenance, which refuses whatever is no `GET`, lets it pass, or drops it unseen. */
    inMaintenance?: 'answered' | 'dropped';
    /** A refusal names whole paths within the body's fields. */
    namesPaths?: boolean;
    /** The multipart form that the route reads by itself, for the API's description. */
    form?: CallForm;
  }
  interface FastifyRequest {
    actor: Actor;
    /** Of a write with an `Idempotency-Key`. */
    once: OnceOnly | null;
    /** When the request arrived, in milliseconds of `performance.now()`. */
    askedAt: number;
  }
}
