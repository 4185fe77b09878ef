import Fastify from 'fastify';
import { pino } from 'pino';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { readConfig } from '#server/config/read-config.ts';
import { createApp } from '#server/create-app.ts';
import { createAppContext } from '#server/create-app-context.ts';
import { loadPages } from '#server/load-pages.ts';
import { createResponseCache, type ResponseCache } from '#server/page-cache/response-cache.ts';
import type { RenderEntry } from '#server/render/render-page.ts';
import { adminToken } from './admin-token.ts';
import { memoryClient } from './memory-client.ts';

/**
 * Addresses: keeping nothing, keeping answers of the API but no pages, and data from memory; and the
 * token of an admin.
 */
export type RenderServers = { nothing: string; answers: string; memory: string; token: string };

// All in one process, so that they have the same machine code and the same garbage collector.
const config = readConfig({ ...process.env, DEMO: '0', LOG_LEVEL: 'silent' });
const log = pino({ level: 'silent' });
const pages = await loadPages(false);
const build = pages.built?.servers.en;
if (build === undefined) throw new Error('The pages have not been built');
const { context } = await createAppContext(config, log, null);

async function listen(cache: ResponseCache) {
  const { app } = await createApp(context, { log, cache, pages });
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

/** Requests for the same thing at the same time do not wait for one rendering either. */
function withoutSharing(cache: ResponseCache): ResponseCache {
  let asked = 0;
  const own = (key: string | null) => {
    asked += 1;
    return key && `${key} ${asked}`;
  };
  return { ...cache, answer: (key, make) => cache.answer(own(key), make) };
}

/** The same cache for everything but pages, which are rendered every time. */
function withoutPages(cache: ResponseCache): ResponseCache {
  const isPage = (key: string | null) => key?.startsWith('page ') ?? false;
  return {
    ...cache,
    find: (key) => (isPage(key) ? undefined : cache.find(key)),
    answer: (key, make) => cache.answer(isPage(key) ? null : key, make),
  };
}

const { app, url: nothing } = await listen(withoutSharing(createResponseCache({ maxBytes: 0 })));
const { url: answers } = await listen(withoutPages(createResponseCache({ maxBytes: 64_000_000 })));

const entry = build.entry.module as RenderEntry;
const handle = createRequestHandler(build, 'production');
const client = memoryClient((path) => app.inject({ method: 'GET', url: `/api${path}` }));
const inMemory = Fastify();
inMemory.get('/*', async (request, reply) => {
  const routerContext = new RouterContextProvider();
  routerContext.set(entry.apiContext, client);
  routerContext.set(entry.nonceContext, 'bench');
  routerContext.set(entry.reportContext, (error: unknown) => console.error(error));
  let document = '';
  routerContext.set(entry.documentContext, (parts: readonly string[]) => {
    document = parts.join('');
  });
  const response = await handle(new Request(context.publicUrl + request.url), routerContext);
  return reply.code(response.status).headers(Object.fromEntries(response.headers)).send(document);
});
const memory = await inMemory.listen({ port: 0, host: '127.0.0.1' });
process.on('message', () => process.send?.(process.cpuUsage()));
const token = await adminToken(context);
process.send?.({ nothing, answers, memory, token } satisfies RenderServers);
