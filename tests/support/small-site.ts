import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { sendError } from '#api/error-handler.ts';
import { publicRead } from '#api/public-read.ts';
import { inEach } from '#languages/translations.ts';
import { refuseWhenBusy, shareWork } from '#server/load/share-work.ts';
import { createPublicReads } from '#server/page-cache/public-reads.ts';
import { createResponseCache } from '#server/page-cache/response-cache.ts';
import { createPageAddresses } from '#server/render/page-addresses.ts';
import { createPageRenderer, type PageRendererOptions } from '#server/render/render-page.ts';
import { servePages } from '#server/render/serve-pages.ts';
import { notFound } from '#services/failure.ts';
import { getProduct, getProducts, smallServerBuild } from './small-server-build.tsx';

type Product = { name: string; price: number };

const HOSTILE_NAME = '</script><script>alert(1)</script><!--';

/**
 * A few small pages over a small API, served through the real cache and renderer, without a
 * database: `products` is all there is. Tells what was really rendered and what went to the log.
 */
export function smallSite({ analytics }: Pick<PageRendererOptions, 'analytics'> = {}) {
  const products: Record<string, Product> = {
    one: { name: 'Dive watch', price: 10 },
    bad: { name: HOSTILE_NAME, price: 1 },
  };
  /** Products the API has read; it answers them once `hold.until` is over. */
  const read: string[] = [];
  const hold: { until: Promise<unknown> } = { until: Promise.resolve() };
  const load = { busy: false };
  /** For how long what is kept may be out of date; it is shown for ten minutes. */
  const behind = { ms: 0 };
  const rendered: string[] = [];
  const reported: unknown[] = [];
  const cache = createResponseCache({
    maxBytes: 10_000_000,
    behindMs: () => behind.ms,
    staleMs: 600_000,
  });
  const work = shareWork(() => load.busy, 4);
  const reads = createPublicReads({ cache, work, cacheControl: 'no-cache' });
  const build = inEach(() => smallServerBuild());
  const app = fastify();
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', "default-src 'none'");
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendError);
  const readOne = publicRead(getProduct, async ({ params: { id } }) => {
    const found = products[id];
    read.push(id);
    await hold.until;
    if (found === undefined) throw notFound('product');
    return { value: { ...found }, tags: [`product:${id}`] };
  });
  const readAll = publicRead(getProducts, async () => ({
    value: Object.values(products),
    tags: ['products', 'a-seller'],
    list: { total: 10_000, capped: true, next: null },
  }));
  app.register(
    async (scope) => {
      refuseWhenBusy(scope, () => load.busy);
      for (const each of [readOne, readAll]) reads.serve(scope, each);
    },
    { prefix: '/api' },
  );
  const render = createPageRenderer({
    build,
    reads,
    publicUrl: 'https://dhow.example',
    mediaOrigins: ['https://media.example'],
    ...(analytics && { analytics }),
    cacheControl: 'no-cache',
    log: { error: (details: unknown) => reported.push(details), debug: () => {} },
  });
  servePages(app, {
    cache,
    work,
    whereLed: async () => null,
    findPreview: async () => null,
    understand: createPageAddresses({
      queries: { '/': [], '/shop': ['q', 'page'], '/product/:id': [] },
      routeIds: Object.keys(build.en.routes),
    }),
    render: (url) => {
      rendered.push(url);
      return render(url);
    },
  });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { app, cache, products, read, hold, load, behind, work, reads, rendered, reported, get };
}
