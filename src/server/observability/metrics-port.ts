import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { MetricsSettings } from '../config/observability.ts';
import { METRICS_TYPE, metricsText } from './metrics-text.ts';
import type { ProcessNumbers } from './process-numbers.ts';
import { showsToken } from './shows-token.ts';

const REFUSED = 'METRICS_TOKEN is asked for as bearer token.\n';

/** Whether what has a port is one of these. */
export async function isDhowMetrics(host: string, port: number, mostMs: number): Promise<boolean> {
  const at = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host;
  try {
    const signal = AbortSignal.timeout(mostMs);
    const text = await (await fetch(`http://${at}:${port}/metrics`, { signal })).text();
    return text === REFUSED || text.includes('\ndhow_');
  } catch {
    return false;
  }
}

/**
 * Serves `GET /metrics` alone on a port of its own. Throws a sentence where the port cannot be opened.
 * Returns what closes it.
 */
export async function openMetricsPort(
  { port, host, token }: MetricsSettings,
  read: () => Promise<ProcessNumbers[]>,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const isMetrics = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics';
    if (!isMetrics) return void response.writeHead(404).end('Metrics are at /metrics.\n');
    if (token !== null && !showsToken(request.headers, token)) {
      const how = { 'www-authenticate': 'Bearer' };
      return void response.writeHead(401, how).end(REFUSED);
    }
    read()
      .then(metricsText)
      .then(
        (text) => response.writeHead(200, { 'content-type': METRICS_TYPE }).end(text),
        () => response.writeHead(503).end('The numbers could not be read.\n'),
      );
  });
  server.listen(port ?? undefined, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `METRICS_PORT ${port} on ${host} cannot be opened (${code}). Set METRICS_PORT to a free port, or METRICS_HOST to an address of this machine.`,
    );
  }
  return async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
}

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
