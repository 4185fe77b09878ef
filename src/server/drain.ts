import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Readiness } from '#services/readiness.ts';

export type DrainSettings = {
  /** How long requests are still taken after the process has said that it stops. */
  drainSeconds: number;
  /** How long those under way may take after that. */
  shutdownSeconds: number;
};

/**
 * Sends `Connection: close` with every answer while the process drains, so that clients open their
 * next connection elsewhere.
 */
export function closeWhileDraining(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (readiness.isDraining()) reply.header('connection', 'close');
    done(null, payload);
  });
}

/**
 * Says that the process stops (`/api/health/ready`), serves on for `drainSeconds`, closes the port,
 * and resolves once what was under way then is answered, or cut off after `shutdownSeconds`.
 */
export async function drainAndClose(
  app: FastifyInstance,
  readiness: Readiness,
  { drainSeconds, shutdownSeconds }: DrainSettings,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  readiness.drain();
  if (drainSeconds > 0) await wait(drainSeconds * 1000);
  // A request that has arrived is read first: its connection is not taken for one that idles.
  for (let turns = 0; turns < 2; turns += 1) await nextTurn();
  const cutOff = setTimeout(() => {
    log.warn({ seconds: shutdownSeconds }, 'requests that took too long were cut off');
    app.server.closeAllConnections();
  }, shutdownSeconds * 1000);
  await app.close();
  clearTimeout(cutOff);
}
