import Fastify from 'fastify';
import { pino } from 'pino';
import { api } from '#api/api.ts';
import type { Api } from '#api/app.ts';
import { readConfig } from '#server/config/read-config.ts';
import { createAppContext } from '#server/create-app-context.ts';
import { shareWork } from '#server/load/share-work.ts';
import { createPublicReads } from '#server/page-cache/public-reads.ts';
import { createResponseCache } from '#server/page-cache/response-cache.ts';
import type { AppContext } from '#services/app-context.ts';
import { adminToken } from '../load/admin-token.ts';

export type OpenApi = {
  /** Sends one call as an admin where `path` begins with `/admin`, and returns what came. */
  call: (path: string) => Promise<{ status: number; body: string; total: string; next: string }>;
  context: AppContext;
  close: () => Promise<void>;
};

/** The API over a filled database, in this process and without the cache of answers. */
export async function openApi(environment: Record<string, string>): Promise<OpenApi> {
  const config = readConfig({ ...environment, DEMO: '0' });
  const { context, database } = await createAppContext(config, pino({ level: 'silent' }), null);
  const app = Fastify({ routerOptions: { maxParamLength: 200 } });
  const cache = createResponseCache({ maxBytes: 0 });
  const reads = createPublicReads({
    cache,
    work: shareWork(() => false),
    cacheControl: 'no-cache',
  });
  await app.register(
    async (scope) => {
      await api(scope as unknown as Api, context, (read) => reads.serve(scope, read));
    },
    { prefix: '/api' },
  );
  const token = await adminToken(context);
  return {
    context,
    async call(path) {
      const headers = path.startsWith('/admin') ? { authorization: `Bearer ${token}` } : {};
      const answer = await app.inject({ method: 'GET', url: `/api${path}`, headers });
      return {
        status: answer.statusCode,
        body: answer.body,
        total: String(answer.headers['x-total-count'] ?? ''),
        next: /after=([\w-]+)/.exec(String(answer.headers.link ?? ''))?.[1] ?? '',
      };
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
