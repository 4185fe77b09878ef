import { z } from 'zod';
import { Suggestion } from '#contracts/product.ts';
import { SearchText } from '#contracts/text.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AppContext } from '#services/app-context.ts';
import { suggest } from '#services/products/suggest.ts';
import type { Api } from '../app.ts';

/** What the search box offers while a shopper types. */
export function suggestions(app: Api, context: AppContext): void {
  app.get(
    '/suggest',
    {
      config: { policy: 'anyone' },
      schema: {
        tags: ['public'],
        summary: 'Products, brands, categories and sellers for a search box',
        querystring: z.object({ q: SearchText.default('') }),
        response: { 200: z.array(Suggestion) },
      },
    },
    async (request, reply) => {
      for (const tag of [cacheTags.allProducts, cacheTags.categories, cacheTags.sellers]) {
        reply.tags.add(tag);
      }
      return suggest(context.db, request.query.q);
    },
  );
}
