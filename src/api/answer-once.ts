import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isClosedToKeys } from '#contracts/policy.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '#services/app-context.ts';
import { failure } from '#services/failure.ts';
import { AnsweredBefore, type OnceOnly, writeOnce } from '#services/idempotency.ts';

/**
 * Returns a write with an `Idempotency-Key`; null for reads, for whoever is not known, and for what no API key may do: its
 * answers can be secrets, and are not kept.
 */
export function onceOnly(context: AppContext, request: FastifyRequest): OnceOnly | null {
  const name = request.headers['idempotency-key'];
  const { actor, method, routeOptions } = request;
  const { access } = routeOptions.config;
  const isWrite = method !== 'GET' && method !== 'HEAD';
  if (name === undefined || !isWrite || actor.role === 'nobody') return null;
  if (access === undefined || access.policy === 'anyone' || isClosedToKeys(access)) return null;
  if (typeof name !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(name)) {
    throw failure(400, 'malformed', said('badIdempotencyKey'));
  }
  return writeOnce(context, actor, name);
}

/** Returns what tells one write from another: its call and what is sent. */
export const fingerprintOf = ({ method, url }: FastifyRequest, sent: unknown): string =>
  createHash('sha256')
    .update(`${method} ${url} ${JSON.stringify(sent) ?? ''}`)
    .digest('base64url');

/** Answers a write by its handler the first time, and as it was answered then from the second time on. */
export async function answerOnce<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  once: OnceOnly,
  handle: () => T | Promise<T>,
): Promise<T> {
  try {
    // A form is claimed once it is read.
    if (!request.isMultipart()) await once.claim(fingerprintOf(request, request.body));
    const answer = await once.run(async () => handle());
    if (!reply.sent) await once.keep(reply.statusCode, JSON.stringify(answer ?? null));
    return answer;
  } catch (error) {
    if (error instanceof AnsweredBefore) {
      reply.code(error.kept.status).header('idempotency-replayed', 'true');
      return error.kept.answer as T;
    }
    await once.release();
    throw error;
  }
}
