import { z } from 'zod';
import {
  CatalogueQuery,
  ListingChange,
  ProductType,
  ProductTypeEdit,
  ProductTypeInput,
} from '#contracts/category.ts';
import { Id } from '#contracts/id.ts';
import { Done, written } from '#contracts/response.ts';
import {
  findAnyProductType,
  listAllProductTypes,
} from '#database/queries/catalogue/product-types.ts';
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
import { presentProductType } from '../present-catalogue.ts';
import { withForm } from '../read-form.ts';
import { requireAdmin } from '../require-actor.ts';

const admin = { policy: 'admin' } as const;
const files = { image: 'image' } as const;
const tags = ['admin'];
const params = z.object({ id: Id });

/** Product types as admins keep them, and editing, listing and deleting them. */
export function adminProductTypes(app: Api, context: AppContext): void {
  app.get(
    '/admin/get-type',
    {
      config: admin,
      schema: {
        tags,
        summary: 'All product types, listed or not',
        querystring: CatalogueQuery,
        response: { 200: z.array(ProductType) },
      },
    },
    async (request, reply) => {
      const page = await listAllProductTypes(context.db, request.query);
      return listResponse(request, reply, { ...page, rows: page.rows.map(presentProductType) });
    },
  );

  app.get(
    '/admin/get-type/:id',
    {
      config: admin,
      schema: {
        tags,
        summary: 'One product type, listed or not',
        params,
        response: { 200: ProductType },
      },
    },
    (request) => show(context, request.params.id),
  );

  app.post(
    '/admin/add-type',
    {
      config: { ...admin, form: { fields: ProductTypeInput, files } },
      schema: { tags, summary: 'Add a product type', response: { 201: written(ProductType) } },
    },
    async (request, reply) => {
      const id = await withForm(request, context, files, (form) => {
        const input = parseInput(ProductTypeInput, form.fields);
        return addTaxonomyEntry(
          context,
          requireAdmin(request),
          'product-type',
          input,
          form.files[0],
        );
      });
      reply.code(201);
      return done('Product type created successfully', await show(context, id));
    },
  );

  app.put(
    '/admin/edit-type/:id',
    {
      config: { ...admin, form: { fields: ProductTypeEdit, files } },
      schema: {
        tags,
        summary: 'Change a product type; it can move only while no product uses it',
        params,
        response: { 200: written(ProductType) },
      },
    },
    async (request) => {
      const { id } = request.params;
      await withForm(request, context, files, (form) => {
        const { version, ...changes } = parseInput(ProductTypeEdit, form.fields);
        return editTaxonomyEntry(context, requireAdmin(request), {
          kind: 'product-type',
          id,
          changes,
          picture: form.files[0],
          version,
          action: 'edit-product-type',
        });
      });
      return done('Product type updated successfully', await show(context, id));
    },
  );

  app.put(
    '/admin/list-type/:id',
    {
      config: admin,
      schema: {
        tags,
        summary: 'List or unlist a product type, and with it all its products',
        params,
        body: ListingChange,
        response: { 200: written(ProductType) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { status } = request.body;
      await changeListing(context, requireAdmin(request), 'product-type', id, status);
      const message = status === 'LISTED' ? 'Product type is listed' : 'Product type is unlisted';
      return done(message, await show(context, id));
    },
  );

  app.delete(
    '/admin/delete-type/:id',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Delete a product type that no product uses',
        params,
        response: { 200: Done },
      },
    },
    async (request) => {
      await removeTaxonomyEntry(context, requireAdmin(request), 'product-type', request.params.id);
      return { success: true as const, message: 'Product type deleted successfully' };
    },
  );
}

async function show(context: AppContext, id: string): Promise<ProductType> {
  const row = await findAnyProductType(context.db, id);
  if (row === null) throw notFound('product type');
  return presentProductType(row);
}
