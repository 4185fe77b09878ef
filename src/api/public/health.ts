import {
  getHealth,
  getLiveness,
  getReadiness,
  ReadinessCheck,
} from '#contracts/calls/operation/health.ts';
import { faultWords } from '#database/postgres/database-away.ts';
import { faultOfDatabase } from '#database/queries/ping.ts';
import { toAdmins } from '#languages/said.ts';
import type { AppContext } from '#services/app-context.ts';
import { failure } from '#services/failure.ts';
import type { Api } from '../app.ts';
import { endpoint } from '../endpoint.ts';

/** Balancers ask again and again: what they are told is logged by them. */
const options = { logLevel: 'error', evenWhenBusy: true } as const;

/** Whether this process runs, and can serve requests: for load balancers and start scripts. */
export function health(app: Api, context: AppContext): void {
  const uptime = () => Math.floor(process.uptime());

  endpoint(
    app,
    getHealth,
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const fault = await faultOf(context);
      if (fault !== null) {
        throw failure(503, 'unavailable', toAdmins(`The database ${faultWords[fault]}.`), {
          retryAfter: 5,
        });
      }
      return { status: 'ok' as const, uptime: uptime(), database: context.engine };
    },
    { ...options, logLevel: 'warn' },
  );

  endpoint(
    app,
    getLiveness,
    (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'live' as const, uptime: uptime() };
    },
    options,
  );

  endpoint(
    app,
    getReadiness,
    async ({ query: { exclude = [] } }, reply) => {
      reply.header('cache-control', 'no-store');
      const fields = await context.readiness.failing(exclude);
      const words = Object.values(fields);
      if (words.length > 0) {
        throw failure(503, 'not-ready', toAdmins(`Not ready: ${words.join('; ')}.`), {
          fields,
          retryAfter: 5,
        });
      }
      const checks = ReadinessCheck.options.filter((name) => !exclude.includes(name));
      return { status: 'ready' as const, checks };
    },
    options,
  );
}

/** The embedded database may be busy for long, but does not end without this process. */
const faultOf = async ({ engine, db }: AppContext) =>
  engine === 'embedded' ? null : faultOfDatabase(db);
