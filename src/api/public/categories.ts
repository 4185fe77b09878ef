import { z } from 'zod';
import { Category, PublicCatalogueQuery } from '#contracts/category.ts';
import { Id } from '#contracts/id.ts';
import {
  isActiveSeller,
  listCategoriesOf,
  listListedCategories,
} from '#database/queries/catalogue/categories.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import type { Api } from '../app.ts';
import { listResponse } from '../list-response.ts';
import { presentCategory } from '../present-catalogue.ts';

const config = { policy: 'anyone' } as const;
const tags = ['public'];

/** Listed categories: all, one, and those in which a seller has products. */
export function publicCategories(app: Api, context: AppContext): void {
  app.get(
    '/get-category',
    {
      config,
      schema: {
        tags,
        summary: 'Listed categories, with how many products each has',
        querystring: PublicCatalogueQuery,
        response: { 200: z.array(Category) },
      },
    },
    async (request, reply) => {
      reply.tags.add(cacheTags.categories);
      const page = await listListedCategories(context.db, request.query);
      return listResponse(request, reply, { ...page, rows: page.rows.map(presentCategory) });
    },
  );

  app.get(
    '/get-category/:id',
    {
      config,
      schema: {
        tags,
        summary: 'The categories in which a seller has products, or one category by its own id',
        params: z.object({ id: Id }),
        response: { 200: z.array(Category) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const rows = await listCategoriesOf(context.db, id);
      if (rows[0]?.id === id) {
        reply.tags.add(cacheTags.category(id)).add(cacheTags.productsInCategory(id));
      } else {
        if (rows.length === 0 && !(await isActiveSeller(context.db, id))) throw notFound('seller');
        reply.tags.add(cacheTags.seller(id)).add(cacheTags.productsOfSeller(id));
        for (const row of rows) reply.tags.add(cacheTags.category(row.id));
      }
      return rows.map(presentCategory);
    },
  );
}
