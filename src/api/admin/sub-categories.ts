import { z } from 'zod';
import {
  CatalogueQuery,
  ListingChange,
  SubCategory,
  SubCategoryEdit,
  SubCategoryInput,
} from '#contracts/category.ts';
import { Id } from '#contracts/id.ts';
import { Done, written } from '#contracts/response.ts';
import {
  findAnySubCategory,
  listAllSubCategories,
} from '#database/queries/catalogue/sub-categories.ts';
import type { AppContext } from '#services/app-context.ts';
import { addTaxonomyEntry } from '#services/catalogue/add-taxonomy-entry.ts';
import { changeListing } from '#services/catalogue/change-listing.ts';
import { editTaxonomyEntry } from '#services/catalogue/edit-taxonomy-entry.ts';
import { removeTaxonomyEntry } from '#services/catalogue/remove-taxonomy-entry.ts';
import { invalid, notFound } from '#services/failure.ts';
import type { Api } from '../app.ts';
import { done } from '../done.ts';
import { listResponse } from '../list-response.ts';
import { parseInput } from '../parse-input.ts';
import { presentSubCategory } from '../present-catalogue.ts';
import { withForm } from '../read-form.ts';
import { requireAdmin } from '../require-actor.ts';

const admin = { policy: 'admin' } as const;
const files = { image: 'image' } as const;
const tags = ['admin'];
const params = z.object({ id: Id });

/** Sub-categories as admins keep them, and listing, unlisting and deleting them. */
export function adminSubCategories(app: Api, context: AppContext): void {
  app.get(
    '/admin/get-subcategory',
    {
      config: admin,
      schema: {
        tags,
        summary: 'All sub-categories, listed or not',
        querystring: CatalogueQuery,
        response: { 200: z.array(SubCategory) },
      },
    },
    async (request, reply) => {
      const page = await listAllSubCategories(context.db, request.query);
      return listResponse(request, reply, { ...page, rows: page.rows.map(presentSubCategory) });
    },
  );

  app.get(
    '/admin/get-subcategory/:id',
    {
      config: admin,
      schema: {
        tags,
        summary: 'One sub-category, listed or not',
        params,
        response: { 200: SubCategory },
      },
    },
    (request) => show(context, request.params.id),
  );

  app.post(
    '/admin/add-subcategory',
    {
      config: { ...admin, form: { fields: SubCategoryInput, files } },
      schema: { tags, summary: 'Add a sub-category', response: { 201: written(SubCategory) } },
    },
    async (request, reply) => {
      const id = await withForm(request, context, files, (form) => {
        const input = parseInput(SubCategoryInput, form.fields);
        return addTaxonomyEntry(
          context,
          requireAdmin(request),
          'sub-category',
          input,
          form.files[0],
        );
      });
      reply.code(201);
      return done('Sub-category created successfully', await show(context, id));
    },
  );

  app.put(
    '/admin/edit-subcategory/:id',
    {
      config: { ...admin, form: { fields: SubCategoryEdit, files } },
      schema: {
        tags,
        summary: 'Change a sub-category; in another category its products move with it',
        params,
        response: { 200: written(SubCategory) },
      },
    },
    async (request) => {
      const { id } = request.params;
      await withForm(request, context, files, (form) => {
        const { subCategoryId, version, ...changes } = parseInput(SubCategoryEdit, form.fields);
        if (subCategoryId !== undefined && subCategoryId !== id) {
          throw invalid('subCategoryId', 'The sub-category in the form is not the one addressed.');
        }
        return editTaxonomyEntry(context, requireAdmin(request), {
          kind: 'sub-category',
          id,
          changes,
          picture: form.files[0],
          version,
          action: 'edit-sub-category',
        });
      });
      return done('Sub-category updated successfully', await show(context, id));
    },
  );

  app.put(
    '/admin/list-subcategory/:id',
    {
      config: admin,
      schema: {
        tags,
        summary: 'List or unlist a sub-category, and with it all its products',
        params,
        body: ListingChange,
        response: { 200: written(SubCategory) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { status } = request.body;
      await changeListing(context, requireAdmin(request), 'sub-category', id, status);
      const message = status === 'LISTED' ? 'Sub-category is listed' : 'Sub-category is unlisted';
      return done(message, await show(context, id));
    },
  );

  app.delete(
    '/admin/delete-subcategory/:id',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Delete a sub-category that has neither product types nor products',
        params,
        response: { 200: Done },
      },
    },
    async (request) => {
      await removeTaxonomyEntry(context, requireAdmin(request), 'sub-category', request.params.id);
      return { success: true as const, message: 'Sub-category deleted successfully' };
    },
  );
}

async function show(context: AppContext, id: string): Promise<SubCategory> {
  const row = await findAnySubCategory(context.db, id);
  if (row === null) throw notFound('sub-category');
  return presentSubCategory(row);
}
