import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { api } from '#api/api.ts';
import type { Api } from '#api/app.ts';
import { readConfig } from '#server/config/read-config.ts';
import { createAppContext } from '#server/create-app-context.ts';
import { shareWork } from '#server/load/share-work.ts';
import { createPublicReads } from '#server/page-cache/public-reads.ts';
import { createResponseCache } from '#server/page-cache/response-cache.ts';
import type { AppContext } from '#services/app-context.ts';
import { planData } from '../data/data-plan.ts';
import { adminToken } from '../load/admin-token.ts';
import { planFacts } from './cases.ts';

export type OpenApi = {
  /**
   * Sends one call, a POST where it has a body, and returns what came: as an admin where `path` begins with `/admin`, with `/seller` as the
   * seller who has the leads.
   */
  call: (
    path: string,
    body?: object,
  ) => Promise<{ status: number; body: string; total: string; next: string }>;
  context: AppContext;
  close: () => Promise<void>;
};

/** The API over a filled database, in this process and without the cache of answers. */
export async function openApi(environment: Record<string, string>): Promise<OpenApi> {
  const config = readConfig({ ...environment, DEMO: '0' });
  const { context, database } = await createAppContext(config, pino({ level: 'silent' }), null);
  const app = Fastify({ logger: { level: 'error' }, routerOptions: { maxParamLength: 200 } });
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
  const { seller } = planFacts(planData());
  let ofSeller: string | undefined;
  const tokenFor = async (path: string) => {
    if (path.startsWith('/admin')) return token;
    if (!path.startsWith('/seller')) return null;
    ofSeller ??= await sellerToken(app, token, seller);
    return ofSeller;
  };
  return {
    context,
    async call(path, body) {
      const asked = await tokenFor(path);
      const headers = asked === null ? {} : { authorization: `Bearer ${asked}` };
      const request = { url: `/api${path}`, headers };
      const answer = await app.inject(
        body ? { ...request, method: 'POST', payload: body } : { ...request, method: 'GET' },
      );
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

/** The token of support, which reads as the seller does. */
async function sellerToken(app: FastifyInstance, admin: string, id: string): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/admin/log-in-as-seller/${id}`,
    headers: { authorization: `Bearer ${admin}` },
  });
  if (answer.statusCode !== 200) throw new Error(`The bench is no seller: ${answer.body}`);
  return answer.json<{ data: { token: string } }>().data.token;
}
