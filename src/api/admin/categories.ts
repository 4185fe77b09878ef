import { z } from 'zod';
import { Done, written } from '#contracts/answer.ts';
import {
  CatalogueQuery,
  Category,
  CategoryEdit,
  CategoryInput,
  ListingChange,
} from '#contracts/category.ts';
import { Id } from '#contracts/id.ts';
import { findAnyCategory, listAllCategories } from '#database/queries/catalogue/categories.ts';
import { addPlace } from '#services/catalogue/add-place.ts';
import { changeListing } from '#services/catalogue/change-listing.ts';
import { editPlace } from '#services/catalogue/edit-place.ts';
import { removePlace } from '#services/catalogue/remove-place.ts';
import { notFound } from '#services/failure.ts';
import type { Marketplace } from '#services/marketplace.ts';
import type { Api } from '../app.ts';
import { done } from '../done.ts';
import { askingAdmin } from '../known-actor.ts';
import { answerList } from '../list-answer.ts';
import { parseInput } from '../parse-input.ts';
import { presentCategory } from '../present-catalogue.ts';
import { withForm } from '../read-form.ts';

const admin = { policy: 'admin' } as const;
const files = { image: 'image' } as const;
const tags = ['admin'];
const params = z.object({ id: Id });

/** Categories as admins keep them (SPEC §7), and listing, unlisting and deleting them. */
export function adminCategories(app: Api, market: Marketplace): void {
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
      const page = await listAllCategories(market.db, request.query);
      return answerList(request, reply, { ...page, rows: page.rows.map(presentCategory) });
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
    (request) => show(market, request.params.id),
  );

  app.post(
    '/admin/add-category',
    {
      config: { ...admin, form: { fields: CategoryInput, files } },
      schema: { tags, summary: 'Add a category', response: { 201: written(Category) } },
    },
    async (request, reply) => {
      const id = await withForm(request, market, files, (form) => {
        const input = parseInput(CategoryInput, form.fields);
        return addPlace(market, askingAdmin(request), 'category', input, form.files[0]);
      });
      reply.code(201);
      return done('Category created successfully', await show(market, id));
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
      const id = await withForm(request, market, files, async (form) => {
        const { categoryId, version, ...changes } = parseInput(CategoryEdit, form.fields);
        await editPlace(market, askingAdmin(request), {
          kind: 'category',
          id: categoryId,
          changes,
          picture: form.files[0],
          version,
          action: 'edit-category',
        });
        return categoryId;
      });
      return done('Category updated successfully', await show(market, id));
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
      await changeListing(market, askingAdmin(request), 'category', id, status);
      const message = status === 'LISTED' ? 'Category is listed' : 'Category is unlisted';
      return done(message, await show(market, id));
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
      await removePlace(market, askingAdmin(request), 'category', request.params.id);
      return { success: true as const, message: 'Category deleted successfully' };
    },
  );
}

async function show(market: Marketplace, id: string): Promise<Category> {
  const row = await findAnyCategory(market.db, id);
  if (row === null) throw notFound('category');
  return presentCategory(row);
}
