import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Id } from '#contracts/id.ts';
import {
  ManagedProduct,
  ManagedProductQuery,
  ProductInput,
  UploadedMedia,
} from '#contracts/product.ts';
import { Done, written } from '#contracts/response.ts';
import { findSellerProduct } from '#database/queries/products/find-product.ts';
import { listSellerProducts } from '#database/queries/products/list-managed.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import { ticketsOfProduct } from '#services/media/upload-ahead.ts';
import { removeProduct } from '#services/products/delete-product.ts';
import { presentManagedProduct } from '#services/products/present-product.ts';
import { addProduct, editProduct } from '#services/products/save-form.ts';
import type { Api } from '../app.ts';
import { done } from '../done.ts';
import { listResponse } from '../list-response.ts';
import { parseInput } from '../parse-input.ts';
import { productFiles, productForm } from '../product-form.ts';
import { withForm } from '../read-form.ts';
import { requireSeller } from '../require-actor.ts';
import { uploadMedia } from '../upload-media.ts';

const tags = ['seller'];
const oneProduct = z.object({ productId: Id });

/** A seller's own products. Whose they are is said by the token, never by the form. */
export function sellerProducts(app: Api, context: AppContext): void {
  app.get(
    '/seller/get-products/:userId',
    {
      config: { policy: 'that-seller', owner: 'userId' },
      schema: {
        tags,
        summary: 'The products of a seller, published or not',
        params: z.object({ userId: Id }),
        querystring: ManagedProductQuery,
        response: { 200: z.array(ManagedProduct) },
      },
    },
    async (request, reply) => {
      const page = await listSellerProducts(context.db, request.params.userId, request.query);
      return listResponse(request, reply, { ...page, rows: page.rows.map(presentManagedProduct) });
    },
  );

  app.get(
    '/seller/get-product/:id',
    {
      config: { policy: 'seller' },
      schema: {
        tags,
        summary: "One of the asking seller's products, published or not",
        params: z.object({ id: Id }),
        response: { 200: ManagedProduct },
      },
    },
    async (request) => {
      const { id } = request.params;
      const row = await findSellerProduct(context.db, requireSeller(request).id, id);
      if (row === null) throw notFound('product');
      return presentManagedProduct(row);
    },
  );

  app.get(
    '/seller/get-media-tickets/:id',
    {
      config: { policy: 'approved-seller' },
      schema: {
        tags,
        summary: "Tickets to a product's own files, for a copy of it",
        params: z.object({ id: Id }),
        response: { 200: z.array(UploadedMedia) },
      },
    },
    (request) => ticketsOfProduct(context, requireSeller(request), request.params.id),
  );

  uploadMedia(app, context, 'seller');

  app.post(
    '/seller/add-product',
    {
      config: { policy: 'approved-seller', form: productForm },
      schema: {
        tags,
        summary: 'Add a product with up to four pictures and videos',
        response: { 201: written(ManagedProduct) },
      },
    },
    async (request, reply) => {
      const product = await withForm(request, context, productFiles, ({ fields, files }) =>
        addProduct(context, requireSeller(request), inputOf(request, fields), files),
      );
      reply.code(201);
      return done('Product created successfully', product);
    },
  );

  app.put(
    '/seller/edit-product/:id',
    {
      config: { policy: 'approved-seller', form: productForm },
      schema: {
        tags,
        summary: 'Change a product; media left out are removed',
        params: z.object({ id: Id }),
        response: { 200: written(ManagedProduct) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const product = await withForm(request, context, productFiles, ({ fields, files }) =>
        editProduct(context, requireSeller(request), id, inputOf(request, fields), files),
      );
      return done('Product updated successfully', product);
    },
  );

  app.delete(
    '/seller/delete-product/:productId',
    {
      config: { policy: 'approved-seller' },
      schema: {
        tags,
        summary: 'Delete a product, everywhere at once',
        params: oneProduct,
        response: { 200: Done },
      },
    },
    async (request) => {
      await removeProduct(context, requireSeller(request), request.params.productId);
      return { success: true as const, message: 'Product deleted successfully' };
    },
  );
}

function inputOf(request: FastifyRequest, fields: Record<string, unknown>): ProductInput {
  const input = parseInput(ProductInput, fields);
  if (input.sellerId && input.sellerId !== requireSeller(request).id) throw notFound('seller');
  return input;
}
