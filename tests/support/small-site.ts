import fastify from 'fastify';
import { sendError } from '#api/error-handler.ts';
import { refuseWhenBusy } from '#server/load/refuse-when-busy.ts';
import { shareWork } from '#server/load/share-work.ts';
import { cacheApiResponses } from '#server/page-cache/cache-api-responses.ts';
import { createInProcessCalls } from '#server/page-cache/in-process-calls.ts';
import { createResponseCache } from '#server/page-cache/response-cache.ts';
import { createPageAddresses } from '#server/render/page-addresses.ts';
import { createPageRenderer } from '#server/render/render-page.ts';
import { servePages } from '#server/render/serve-pages.ts';
import { smallServerBuild } from './small-server-build.tsx';

type Product = { name: string; price: number };

const HOSTILE_NAME = '</script><script>alert(1)</script><!--';

/**
 * A few small pages over a small API, served through the real cache and renderer, without a
 * database: `products` is all there is. Tells what was really rendered and what went to the log.
 */
export function smallSite() {
  const products: Record<string, Product> = {
    one: { name: 'Dive watch', price: 10 },
    bad: { name: HOSTILE_NAME, price: 1 },
  };
  /** Products the API has read; it answers them once `hold.until` is over. */
  const read: string[] = [];
  const hold: { until: Promise<unknown> } = { until: Promise.resolve() };
  const load = { busy: false };
  const rendered: string[] = [];
  const reported: unknown[] = [];
  const cache = createResponseCache({ maxBytes: 10_000_000 });
  const inside = createInProcessCalls(cache);
  const work = shareWork(() => load.busy, 4);
  const build = smallServerBuild();
  const app = fastify();
  inside.attach(app);
  app.decorateReply('tags');
  app.addHook('onRequest', async (_request, reply) => {
    reply.tags = new Set();
    reply.header('content-security-policy', "default-src 'none'");
  });
  app.setErrorHandler(sendError);
  app.register(
    async (scope) => {
      refuseWhenBusy(scope, () => load.busy, inside);
      cacheApiResponses(scope, { cache, inside, work, cacheControl: 'no-cache' });
      scope.get('/get-product/:id', { config: { policy: 'anyone' } }, async (request, reply) => {
        const { id } = request.params as { id: string };
        const found = products[id];
        read.push(id);
        await hold.until;
        reply.tags.add(`product:${id}`);
        return found ?? reply.code(404).send({ message: 'Not there', code: 'not-found' });
      });
      scope.get('/get-product', { config: { policy: 'anyone' } }, async (_request, reply) => {
        reply.tags.add('products').add('a-seller');
        reply.header('x-total-count', '10000+');
        return Object.values(products);
      });
    },
    { prefix: '/api' },
  );
  const render = createPageRenderer({
    build,
    inside,
    publicUrl: 'https://dhow.example',
    mediaOrigins: ['https://media.example'],
    cacheControl: 'no-cache',
    log: { error: (details: unknown) => reported.push(details), debug: () => {} },
  });
  servePages(app, {
    cache,
    work: work.visitors,
    understand: createPageAddresses({
      queries: { '/': [], '/shop': ['q', 'page'], '/product/:id': [] },
      routeIds: Object.keys(build.routes),
    }),
    render: (url) => {
      rendered.push(url);
      return render(url);
    },
  });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { app, cache, products, read, hold, load, work, inside, rendered, reported, get };
}
