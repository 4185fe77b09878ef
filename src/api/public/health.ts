import { getHealth } from '#contracts/calls/site.ts';
import { pingDatabase } from '#database/queries/ping.ts';
import type { AppContext } from '#services/app-context.ts';
import { failure } from '#services/failure.ts';
import type { Api } from '../app.ts';
import { endpoint } from '../endpoint.ts';

/** Whether this process can serve requests: for load balancers and start scripts. */
export function health(app: Api, context: AppContext): void {
  endpoint(
    app,
    getHealth,
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!(await isDatabaseThere(context))) {
        throw failure(503, 'unavailable', 'The database does not answer.', { retryAfter: 5 });
      }
      return {
        status: 'ok' as const,
        uptime: Math.floor(process.uptime()),
        database: context.engine,
      };
    },
    { logLevel: 'warn', evenWhenBusy: true },
  );
}

/** The embedded database may be busy for long, but does not end without this process. */
const isDatabaseThere = async ({ engine, db }: AppContext) =>
  engine === 'embedded' || (await pingDatabase(db));
