import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { failure } from '#services/failure.ts';
import type { InsideCalls } from './page-cache/inside-calls.ts';

/** Longer than any delay that is bearable: a sample without a single tick counts as endless. */
const SAMPLE_MS = 4000;

/**
 * Watches the event loop; answers whether it hangs for longer than `mostDelayMs` (0: never). Nothing
 * is refused here: files and kept answers cost nothing, and whoever is to do work asks first.
 */
export async function watchPressure(
  app: FastifyInstance,
  mostDelayMs: number,
): Promise<() => boolean> {
  await app.register(underPressure, {
    maxEventLoopDelay: mostDelayMs,
    sampleInterval: SAMPLE_MS,
    pressureHandler: () => undefined,
  });
  return () => app.isUnderPressure();
}

/**
 * Refuses the API's work (503) while the process is too busy. Kept answers have been sent by then,
 * and a page that is being rendered gets what it asks for.
 */
export function refuseWhenBusy(
  scope: FastifyInstance,
  isBusy: () => boolean,
  inside: Pick<InsideCalls, 'find'>,
): void {
  scope.addHook('preParsing', (request, _reply, payload, done) => {
    if (!isBusy() || inside.find(request)) return done(null, payload);
    const message = 'We are very busy. Please try again in a moment.';
    done(failure(503, 'overloaded', message, { retryAfter: 5 }));
  });
}
