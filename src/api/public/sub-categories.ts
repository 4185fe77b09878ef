import { z } from 'zod';
import { SubCategory } from '#contracts/category.ts';
import { Id } from '#contracts/id.ts';
import { isActiveSeller, isListedCategory } from '#database/queries/catalogue/categories.ts';
import { listListedSubCategories } from '#database/queries/catalogue/sub-categories.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import type { Api } from '../app.ts';
import { presentSubCategory } from '../present-catalogue.ts';

const SellerOrAll = z.union([z.literal('all'), Id], 'is not a valid id');

/** Listed sub-categories of a listed category: of one seller, or of `all`. */
export function publicSubCategories(app: Api, context: AppContext): void {
  app.get(
    '/get-subcategory/:seller/:category',
    {
      config: { policy: 'anyone' },
      schema: {
        tags: ['public'],
        summary: 'The sub-categories in which a seller has products; all of them for `all`',
        params: z.object({ seller: SellerOrAll, category: Id }),
        response: { 200: z.array(SubCategory) },
      },
    },
    async (request, reply) => {
      const { category } = request.params;
      const seller = request.params.seller === 'all' ? null : request.params.seller;
      const rows = await listListedSubCategories(context.db, seller, category);
      if (rows.length === 0) await refuseHidden(context, seller, category);
      reply.tags.add(cacheTags.category(category));
      for (const row of rows) reply.tags.add(cacheTags.subCategory(row.id));
      if (seller === null) reply.tags.add(cacheTags.productsInCategory(category));
      else reply.tags.add(cacheTags.seller(seller)).add(cacheTags.productsOfSeller(seller));
      return rows.map(presentSubCategory);
    },
  );
}

/** Nothing to show is an empty list; nobody to show it of is not there. */
async function refuseHidden(context: AppContext, seller: string | null, category: string) {
  if (!(await isListedCategory(context.db, category))) throw notFound('category');
  if (seller !== null && !(await isActiveSeller(context.db, seller))) throw notFound('seller');
}
