import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { overloaded } from './work-limiter.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however busy the process is: health, and what lets people in. */
    evenWhenBusy?: boolean;
  }
}

/** Longer than any delay that is bearable: a sample without a single tick counts as endless. */
const SAMPLE_MS = 4000;

/**
 * Watches the event loop; returns whether it hangs for longer than `mostDelayMs` (0: never). Nothing
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

/** Refuses the API's work (503) while the process is too busy. Kept answers have been sent by then. */
export function refuseWhenBusy(scope: FastifyInstance, isBusy: () => boolean): void {
  scope.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.routeOptions.config.evenWhenBusy || !isBusy()) return done(null, payload);
    done(overloaded());
  });
}
