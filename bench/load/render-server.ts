import Fastify from 'fastify';
import { pino } from 'pino';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { readConfig } from '#server/config.ts';
import { createApp } from '#server/create-app.ts';
import { loadPages } from '#server/load-pages.ts';
import { openMarketplace } from '#server/open-marketplace.ts';
import { type AnswerCache, createAnswerCache } from '#server/page-cache/answer-cache.ts';
import type { RenderEntry } from '#server/render/render-page.ts';
import { memoryClient } from './memory-client.ts';

/** Addresses: keeping nothing, keeping answers of the API but no pages, and data from memory. */
export type RenderServers = { nothing: string; answers: string; memory: string };

// All in one process, so that they have the same machine code and the same garbage collector.
const config = readConfig({ ...process.env, DEMO: '0', LOG_LEVEL: 'silent' });
const log = pino({ level: 'silent' });
const pages = await loadPages(false);
const build = pages.built?.server;
if (build === undefined) throw new Error('The pages have not been built');
const { market } = await openMarketplace(config, log, null);

async function listen(cache: AnswerCache) {
  const { app } = await createApp(market, { log, cache, pages });
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

/** The same cache for everything but pages, which are rendered every time. */
function withoutPages(cache: AnswerCache): AnswerCache {
  const isPage = (key: string | null) => key?.startsWith('page ') ?? false;
  return {
    ...cache,
    find: (key) => (isPage(key) ? undefined : cache.find(key)),
    answer: (key, make) => cache.answer(isPage(key) ? null : key, make),
  };
}

const { app, url: nothing } = await listen(createAnswerCache({ maxBytes: 0 }));
const { url: answers } = await listen(withoutPages(createAnswerCache({ maxBytes: 64_000_000 })));

const entry = build.entry.module as RenderEntry;
const handle = createRequestHandler(build, 'production');
const client = memoryClient((path) => app.inject({ method: 'GET', url: `/api${path}` }));
const inMemory = Fastify();
inMemory.get('/*', async (request, reply) => {
  const context = new RouterContextProvider();
  context.set(entry.apiContext, client);
  context.set(entry.nonceContext, 'bench');
  context.set(entry.reportContext, (error: unknown) => console.error(error));
  const response = await handle(new Request(market.publicUrl + request.url), context);
  return reply
    .code(response.status)
    .headers(Object.fromEntries(response.headers))
    .send(Buffer.from(await response.arrayBuffer()));
});
const memory = await inMemory.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ nothing, answers, memory } satisfies RenderServers);
