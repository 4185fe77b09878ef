import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  categoryCalls,
  orderTaxonomy as orderTaxonomyCall,
  productTypeCalls,
  subCategoryCalls,
} from '#contracts/calls/taxonomy.ts';
import type { CatalogueQuery, FocusInput } from '#contracts/category.ts';
import type { Database } from '#database/database.ts';
import { findAnyCategory, listAllCategories } from '#database/queries/catalogue/categories.ts';
import {
  findAnyProductType,
  listAllProductTypes,
} from '#database/queries/catalogue/product-types.ts';
import {
  findAnySubCategory,
  listAllSubCategories,
} from '#database/queries/catalogue/sub-categories.ts';
import type { TaxonomyChanges, TaxonomyKind } from '#database/queries/taxonomy.ts';
import { toAdmins } from '#languages/said.ts';
import { inTranslations, type Translated, translatedField } from '#languages/translations.ts';
import type { AppContext } from '#services/app-context.ts';
import {
  addTaxonomyEntry,
  changeListing,
  editTaxonomyEntry,
  orderTaxonomy,
  removeTaxonomyEntry,
} from '#services/catalogue/taxonomy-entries.ts';
import { invalid, notFound } from '#services/failure.ts';
import type { UploadedFile } from '#services/media/receive-file.ts';
import type { Api } from '../../app.ts';
import { done, ok } from '../../done.ts';
import { endpoint } from '../../endpoint.ts';
import { listResponse, type Page } from '../../list-response.ts';
import {
  presentCategory,
  presentProductType,
  presentSubCategory,
} from '../../present/present-catalogue.ts';
import { readForm } from '../../read-form.ts';
import { requireAdmin } from '../../require-actor.ts';

type Level<Calls, Row, Entry> = {
  kind: TaxonomyKind;
  /** As in 'Category created successfully'. */
  name: 'Category' | 'Sub-category' | 'Product type';
  calls: Calls;
  list: (db: Database, query: CatalogueQuery) => Promise<Page<Row>>;
  find: (db: Database, id: string) => Promise<Row | null>;
  present: (row: Row) => Entry;
};

/** A level of the taxonomy; its rows are presented as its calls return them. */
function levelOf<Calls extends { getOne: { response: z.ZodType<Entry> } }, Row, Entry>(
  level: Level<Calls, Row, Entry>,
) {
  const { kind, name, calls, list, find, present } = level;
  return {
    kind,
    name,
    calls,
    async list(context: AppContext, query: CatalogueQuery): Promise<Page<Entry>> {
      const page = await list(context.db, query);
      return { ...page, rows: page.rows.map(present) };
    },
    async show(context: AppContext, id: string): Promise<Entry> {
      const row = await find(context.db, id);
      if (row === null) throw notFound(name.toLowerCase() as Lowercase<typeof name>);
      return present(row);
    },
  };
}

/** What admins see of an entry besides. */
const managed =
  <Row extends Translated<'name' | 'description'>, Shown>(present: (row: Row) => Shown) =>
  (row: Row) => ({
    ...present(row),
    ...inTranslations(['name', 'description'], (of, to) => row[translatedField(of, to)]),
  });

const categories = levelOf({
  kind: 'category',
  name: 'Category',
  calls: categoryCalls,
  list: listAllCategories,
  find: findAnyCategory,
  present: managed(presentCategory),
});
const subCategories = levelOf({
  kind: 'sub-category',
  name: 'Sub-category',
  calls: subCategoryCalls,
  list: listAllSubCategories,
  find: findAnySubCategory,
  present: managed(presentSubCategory),
});
const productTypes = levelOf({
  kind: 'product-type',
  name: 'Product type',
  calls: productTypeCalls,
  list: listAllProductTypes,
  find: findAnyProductType,
  present: managed(presentProductType),
});

export function adminTaxonomy(app: Api, context: AppContext): void {
  for (const { kind, name, calls, list, show } of [categories, subCategories, productTypes]) {
    endpoint(app, calls.getAll, async (request, reply) =>
      listResponse(request, reply, await list(context, request.query)),
    );

    endpoint(app, calls.getOne, (request) => show(context, request.params.id));

    endpoint(app, calls.add, async (request) => {
      const id = await readForm(context, request, calls.add, (input, [picture]) =>
        addTaxonomyEntry(context, requireAdmin(request), kind, input, picture),
      );
      return done(`${name} created successfully`, await show(context, id));
    });

    endpoint(app, calls.setListing, async (request) => {
      const { id } = request.params;
      const { status } = request.body;
      await changeListing(context, requireAdmin(request), kind, id, status);
      const message = `${name} is ${status === 'LISTED' ? 'listed' : 'unlisted'}`;
      return done(message, await show(context, id));
    });

    endpoint(app, calls.remove, async (request) => {
      await removeTaxonomyEntry(context, requireAdmin(request), kind, request.params.id);
      return ok(`${name} deleted successfully`);
    });
  }

  endpoint(app, orderTaxonomyCall, async (request) => {
    await orderTaxonomy(context, requireAdmin(request), request.body);
    return ok('Order saved');
  });

  endpoint(app, categoryCalls.edit, async (request) => {
    const id = await readForm(
      context,
      request,
      categoryCalls.edit,
      async ({ categoryId, ...fields }, files) => {
        await edit(context, request, 'category', categoryId, fields, files);
        return categoryId;
      },
    );
    return done('Category updated successfully', await categories.show(context, id));
  });

  endpoint(app, subCategoryCalls.edit, async (request) => {
    const { id } = request.params;
    await readForm(
      context,
      request,
      subCategoryCalls.edit,
      ({ subCategoryId, ...fields }, files) => {
        if (subCategoryId !== undefined && subCategoryId !== id) {
          throw invalid(
            'subCategoryId',
            toAdmins('The sub-category in the form is not the one addressed.'),
          );
        }
        return edit(context, request, 'sub-category', id, fields, files);
      },
    );
    return done('Sub-category updated successfully', await subCategories.show(context, id));
  });

  endpoint(app, productTypeCalls.edit, async (request) => {
    const { id } = request.params;
    await readForm(context, request, productTypeCalls.edit, (fields, files) =>
      edit(context, request, 'product-type', id, fields, files),
    );
    return done('Product type updated successfully', await productTypes.show(context, id));
  });
}

function edit(
  context: AppContext,
  request: FastifyRequest,
  kind: TaxonomyKind,
  id: string,
  {
    version,
    ...changes
  }: Omit<TaxonomyChanges, keyof FocusInput> & FocusInput & { version?: number | undefined },
  [picture]: UploadedFile[],
): Promise<void> {
  const action = `edit-${kind}`;
  const change = { kind, id, changes, picture, version, action };
  return editTaxonomyEntry(context, requireAdmin(request), change);
}
