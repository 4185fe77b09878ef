import { z } from 'zod';
import { ProductType } from '#contracts/category.ts';
import { Id } from '#contracts/id.ts';
import { isListedCategory } from '#database/queries/catalogue/categories.ts';
import { listListedProductTypes } from '#database/queries/catalogue/product-types.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import type { Api } from '../app.ts';
import { presentProductType } from '../present-catalogue.ts';

/** Listed product types of a listed category's listed sub-categories, or one by its id. */
export function publicProductTypes(app: Api, context: AppContext): void {
  app.get(
    '/get-type/:category',
    {
      config: { policy: 'anyone' },
      schema: {
        tags: ['public'],
        summary:
          'The product types of a category, with how many products each shows, or one by its own id',
        params: z.object({ category: Id }),
        response: { 200: z.array(ProductType) },
      },
    },
    async (request, reply) => {
      const { category } = request.params;
      const rows = await listListedProductTypes(context.db, category);
      if (rows.length === 0 && !(await isListedCategory(context.db, category))) {
        throw notFound('category');
      }
      const within = rows[0]?.category.id ?? category;
      reply.tags.add(cacheTags.category(within)).add(cacheTags.productsInCategory(within));
      for (const row of rows) reply.tags.add(cacheTags.productType(row.id));
      return rows.map(presentProductType);
    },
  );
}
