import { z } from 'zod';
import { Done, written } from '#contracts/answer.ts';
import {
  CatalogueQuery,
  ListingChange,
  ProductType,
  ProductTypeEdit,
  ProductTypeInput,
} from '#contracts/category.ts';
import { Id } from '#contracts/id.ts';
import {
  findAnyProductType,
  listAllProductTypes,
} from '#database/queries/catalogue/product-types.ts';
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
import { presentProductType } from '../present-catalogue.ts';
import { withForm } from '../read-form.ts';

const admin = { policy: 'admin' } as const;
const files = { image: 'image' } as const;
const tags = ['admin'];
const params = z.object({ id: Id });

/** Product types as admins keep them (SPEC §7), and editing, listing and deleting them. */
export function adminProductTypes(app: Api, market: Marketplace): void {
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
      const page = await listAllProductTypes(market.db, request.query);
      return answerList(request, reply, { ...page, rows: page.rows.map(presentProductType) });
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
    (request) => show(market, request.params.id),
  );

  app.post(
    '/admin/add-type',
    {
      config: { ...admin, form: { fields: ProductTypeInput, files } },
      schema: { tags, summary: 'Add a product type', response: { 201: written(ProductType) } },
    },
    async (request, reply) => {
      const id = await withForm(request, market, files, (form) => {
        const input = parseInput(ProductTypeInput, form.fields);
        return addPlace(market, askingAdmin(request), 'product-type', input, form.files[0]);
      });
      reply.code(201);
      return done('Product type created successfully', await show(market, id));
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
      await withForm(request, market, files, (form) => {
        const { version, ...changes } = parseInput(ProductTypeEdit, form.fields);
        return editPlace(market, askingAdmin(request), {
          kind: 'product-type',
          id,
          changes,
          picture: form.files[0],
          version,
          action: 'edit-product-type',
        });
      });
      return done('Product type updated successfully', await show(market, id));
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
      await changeListing(market, askingAdmin(request), 'product-type', id, status);
      const message = status === 'LISTED' ? 'Product type is listed' : 'Product type is unlisted';
      return done(message, await show(market, id));
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
      await removePlace(market, askingAdmin(request), 'product-type', request.params.id);
      return { success: true as const, message: 'Product type deleted successfully' };
    },
  );
}

async function show(market: Marketplace, id: string): Promise<ProductType> {
  const row = await findAnyProductType(market.db, id);
  if (row === null) throw notFound('product type');
  return presentProductType(row);
}
