import { z } from 'zod';
import {
  CatalogueQuery,
  Category,
  CategoryEdit,
  CategoryInput,
  ListingChange,
} from '#contracts/category.ts';
import { Id } from '#contracts/id.ts';
import { Done, written } from '#contracts/response.ts';
import { findAnyCategory, listAllCategories } from '#database/queries/catalogue/categories.ts';
import type { AppContext } from '#services/app-context.ts';
import { addTaxonomyEntry } from '#services/catalogue/add-taxonomy-entry.ts';
import { changeListing } from '#services/catalogue/change-listing.ts';
import { editTaxonomyEntry } from '#services/catalogue/edit-taxonomy-entry.ts';
import { removeTaxonomyEntry } from '#services/catalogue/remove-taxonomy-entry.ts';
import { notFound } from '#services/failure.ts';
import type { Api } from '../app.ts';
import { done } from '../done.ts';
import { listResponse } from '../list-response.ts';
import { parseInput } from '../parse-input.ts';
import { presentCategory } from '../present-catalogue.ts';
import { withForm } from '../read-form.ts';
import { requireAdmin } from '../require-actor.ts';

const admin = { policy: 'admin' } as const;
const files = { image: 'image' } as const;
const tags = ['admin'];
const params = z.object({ id: Id });

/** Categories as admins keep them, and listing, unlisting and deleting them. */
export function adminCategories(app: Api, context: AppContext): void {
  app.get(
    '/admin/get-category',
    {
      config: admin,
      schema: {
        tags,
        summary: 'All categories, listed or not',
        querystring: CatalogueQuery,
        response: { 200: z.array(Category) },
      },
    },
    async (request, reply) => {
      const page = await listAllCategories(context.db, request.query);
      return listResponse(request, reply, { ...page, rows: page.rows.map(presentCategory) });
    },
  );

  app.get(
    '/admin/get-category/:id',
    {
      config: admin,
      schema: {
        tags,
        summary: 'One category, listed or not',
        params,
        response: { 200: Category },
      },
    },
    (request) => show(context, request.params.id),
  );

  app.post(
    '/admin/add-category',
    {
      config: { ...admin, form: { fields: CategoryInput, files } },
      schema: { tags, summary: 'Add a category', response: { 201: written(Category) } },
    },
    async (request, reply) => {
      const id = await withForm(request, context, files, (form) => {
        const input = parseInput(CategoryInput, form.fields);
        return addTaxonomyEntry(context, requireAdmin(request), 'category', input, form.files[0]);
      });
      reply.code(201);
      return done('Category created successfully', await show(context, id));
    },
  );

  app.put(
    '/admin/edit-category',
    {
      config: { ...admin, form: { fields: CategoryEdit, files } },
      schema: {
        tags,
        summary: 'Change a category; without a picture it keeps its own',
        response: { 200: written(Category) },
      },
    },
    async (request) => {
      const id = await withForm(request, context, files, async (form) => {
        const { categoryId, version, ...changes } = parseInput(CategoryEdit, form.fields);
        await editTaxonomyEntry(context, requireAdmin(request), {
          kind: 'category',
          id: categoryId,
          changes,
          picture: form.files[0],
          version,
          action: 'edit-category',
        });
        return categoryId;
      });
      return done('Category updated successfully', await show(context, id));
    },
  );

  app.put(
    '/admin/list-category/:id',
    {
      config: admin,
      schema: {
        tags,
        summary: 'List or unlist a category, and with it all its products',
        params,
        body: ListingChange,
        response: { 200: written(Category) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { status } = request.body;
      await changeListing(context, requireAdmin(request), 'category', id, status);
      const message = status === 'LISTED' ? 'Category is listed' : 'Category is unlisted';
      return done(message, await show(context, id));
    },
  );

  app.delete(
    '/admin/delete-category/:id',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Delete a category that has no sub-categories',
        params,
        response: { 200: Done },
      },
    },
    async (request) => {
      await removeTaxonomyEntry(context, requireAdmin(request), 'category', request.params.id);
      return { success: true as const, message: 'Category deleted successfully' };
    },
  );
}

async function show(context: AppContext, id: string): Promise<Category> {
  const row = await findAnyCategory(context.db, id);
  if (row === null) throw notFound('category');
  return presentCategory(row);
}
