import Fastify from 'fastify';
import { pino } from 'pino';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { readConfig } from '#server/config.ts';
import { createApp } from '#server/create-app.ts';
import { loadPages } from '#server/load-pages.ts';
import { openMarketplace } from '#server/open-marketplace.ts';
import { createAnswerCache } from '#server/page-cache/answer-cache.ts';
import type { RenderEntry } from '#server/render/render-page.ts';
import { memoryClient } from './memory-client.ts';

export type RenderServers = { dhow: string; memory: string };

// Both in one process, so that they have the same machine code and the same garbage collector:
// Dhow keeping nothing, and the same build of the same pages with their data in memory.
const config = readConfig({ ...process.env, DEMO: '0', LOG_LEVEL: 'silent' });
const log = pino({ level: 'silent' });
const cache = createAnswerCache({ maxBytes: 0 });
const { market } = await openMarketplace(config, log, cache);
const pages = await loadPages(false);
const build = pages.built?.server;
if (build === undefined) throw new Error('The pages have not been built');
const { app } = await createApp(market, { log, cache, pages });
const dhow = await app.listen({ port: 0, host: '127.0.0.1' });

const entry = build.entry.module as RenderEntry;
const handle = createRequestHandler(build, 'production');
const client = memoryClient((path) => app.inject({ method: 'GET', url: `/api${path}` }));
const inMemory = Fastify();
inMemory.get('/*', async (request, reply) => {
  const context = new RouterContextProvider();
  context.set(entry.apiContext, client);
  context.set(entry.reportContext, (error: unknown) => console.error(error));
  const response = await handle(new Request(market.publicUrl + request.url), context);
  return reply
    .code(response.status)
    .headers(Object.fromEntries(response.headers))
    .send(Buffer.from(await response.arrayBuffer()));
});
const memory = await inMemory.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ dhow, memory } satisfies RenderServers);
