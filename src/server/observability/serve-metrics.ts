import type { FastifyInstance } from 'fastify';
import type { ProcessNumbers } from './process-numbers.ts';
import { showsToken } from './shows-token.ts';

export type MetricsRoute = {
  token: string;
  /** Reads the numbers of all processes of this machine. */
  read: () => Promise<ProcessNumbers[]>;
};

/** Serves `GET /metrics` to whoever has the token; to others there is nothing at this address. */
export function serveMetrics(app: FastifyInstance, { token, read }: MetricsRoute): void {
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!showsToken(request.headers, token)) return reply.callNotFound();
    const { METRICS_TYPE, metricsText } = await import('./metrics-text.ts');
    return reply.type(METRICS_TYPE).send(await metricsText(await read()));
  });
}
