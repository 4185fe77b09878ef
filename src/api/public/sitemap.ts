import { z } from 'zod';
import { countPublished } from '#database/queries/products/count-published.ts';
import { listSitemapPart, sitemapParts } from '#database/queries/products/list-sitemap.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AppContext } from '#services/app-context.ts';
import type { Api } from '../app.ts';

const config = { policy: 'anyone' } as const;
const tags = ['public'];
const Part = z.string().regex(/^(all|[0-9a-z]{1,3})$/, 'is not a part of the sitemap');

/** Published products for search engines, in parts of at most 10,000, found by key alone. */
export function sitemap(app: Api, context: AppContext): void {
  app.get(
    '/sitemap',
    {
      config,
      schema: {
        tags,
        summary: 'The parts of the sitemap of products',
        response: { 200: z.array(z.string()) },
      },
    },
    async (_request, reply) => {
      reply.tags.add(cacheTags.allProducts);
      const { total } = await countPublished(context.db, {}, null);
      return sitemapParts(total).map((part) => part || 'all');
    },
  );

  app.get(
    '/sitemap/:part',
    {
      config,
      schema: {
        tags,
        summary: 'Ids and names of the published products of one part',
        params: z.object({ part: Part }),
        response: { 200: z.array(z.object({ _id: z.string(), name: z.string() })) },
      },
    },
    async (request, reply) => {
      reply.tags.add(cacheTags.allProducts);
      const { part } = request.params;
      return listSitemapPart(context.db, part === 'all' ? '' : part);
    },
  );
}
