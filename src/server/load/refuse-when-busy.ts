import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { overloaded } from './work-limiter.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Served however busy the process is: health, and what is needed to log in. */
    evenWhenBusy?: boolean;
  }
}

/** Longer than any bearable delay: a sample without a single tick counts as endless. */
const SAMPLE_MS = 4000;

/**
 * Watches the event loop; returns a function that says whether it is blocked for longer than
 * `mostDelayMs` (0: never). It refuses nothing itself, since files and cached responses cost
 * nothing; those who start work ask it first.
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
 * Refuses visitors' calls (503) while the process is too busy. Cached responses have been sent
 * before; sellers and admins are served for as long as anybody is.
 */
export function refuseWhenBusy(scope: FastifyInstance, isBusy: () => boolean): void {
  scope.addHook('preParsing', (request, _reply, payload, done) => {
    const isStaff = (request.actor ?? { role: 'nobody' }).role !== 'nobody';
    if (isStaff || request.routeOptions.config.evenWhenBusy || !isBusy())
      return done(null, payload);
    done(overloaded());
  });
}
