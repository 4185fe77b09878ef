import { z } from 'zod';
import { Done, written } from '#contracts/answer.ts';
import {
  CatalogueQuery,
  ListingChange,
  SubCategory,
  SubCategoryEdit,
  SubCategoryInput,
} from '#contracts/category.ts';
import { Id } from '#contracts/id.ts';
import {
  findAnySubCategory,
  listAllSubCategories,
} from '#database/queries/catalogue/sub-categories.ts';
import { addPlace } from '#services/catalogue/add-place.ts';
import { changeListing } from '#services/catalogue/change-listing.ts';
import { editPlace } from '#services/catalogue/edit-place.ts';
import { removePlace } from '#services/catalogue/remove-place.ts';
import { invalid, notFound } from '#services/failure.ts';
import type { Marketplace } from '#services/marketplace.ts';
import type { Api } from '../app.ts';
import { done } from '../done.ts';
import { askingAdmin } from '../known-actor.ts';
import { answerList } from '../list-answer.ts';
import { parseInput } from '../parse-input.ts';
import { presentSubCategory } from '../present-catalogue.ts';
import { withForm } from '../read-form.ts';

const admin = { policy: 'admin' } as const;
const files = { image: 'image' } as const;
const tags = ['admin'];
const params = z.object({ id: Id });

/** Sub-categories as admins keep them (SPEC §7), and listing, unlisting and deleting them. */
export function adminSubCategories(app: Api, market: Marketplace): void {
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
      const page = await listAllSubCategories(market.db, request.query);
      return answerList(request, reply, { ...page, rows: page.rows.map(presentSubCategory) });
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
    (request) => show(market, request.params.id),
  );

  app.post(
    '/admin/add-subcategory',
    {
      config: { ...admin, form: { fields: SubCategoryInput, files } },
      schema: { tags, summary: 'Add a sub-category', response: { 201: written(SubCategory) } },
    },
    async (request, reply) => {
      const id = await withForm(request, market, files, (form) => {
        const input = parseInput(SubCategoryInput, form.fields);
        return addPlace(market, askingAdmin(request), 'sub-category', input, form.files[0]);
      });
      reply.code(201);
      return done('Sub-category created successfully', await show(market, id));
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
      await withForm(request, market, files, (form) => {
        const { subCategoryId, version, ...changes } = parseInput(SubCategoryEdit, form.fields);
        if (subCategoryId !== undefined && subCategoryId !== id) {
          throw invalid('subCategoryId', 'The sub-category in the form is not the one addressed.');
        }
        return editPlace(market, askingAdmin(request), {
          kind: 'sub-category',
          id,
          changes,
          picture: form.files[0],
          version,
          action: 'edit-sub-category',
        });
      });
      return done('Sub-category updated successfully', await show(market, id));
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
      await changeListing(market, askingAdmin(request), 'sub-category', id, status);
      const message = status === 'LISTED' ? 'Sub-category is listed' : 'Sub-category is unlisted';
      return done(message, await show(market, id));
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
      await removePlace(market, askingAdmin(request), 'sub-category', request.params.id);
      return { success: true as const, message: 'Sub-category deleted successfully' };
    },
  );
}

async function show(market: Marketplace, id: string): Promise<SubCategory> {
  const row = await findAnySubCategory(market.db, id);
  if (row === null) throw notFound('sub-category');
  return presentSubCategory(row);
}
