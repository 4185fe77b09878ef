import { z } from 'zod';
import { Id } from '#contracts/id.ts';
import { ManagedProduct, ManagedProductQuery, UploadedMedia } from '#contracts/product.ts';
import { Done, written } from '#contracts/response.ts';
import { listSellerProducts } from '#database/queries/products/list-managed.ts';
import type { AppContext } from '#services/app-context.ts';
import { ticketsOfProduct } from '#services/media/upload-ahead.ts';
import { removeProduct } from '#services/products/delete-product.ts';
import { presentManagedProduct } from '#services/products/present-product.ts';
import { findManaged } from '#services/products/save-product.ts';
import type { Api } from '../app.ts';
import { done } from '../done.ts';
import { listResponse } from '../list-response.ts';
import { productForm, saveFromForm } from '../product-form.ts';
import { requireSeller } from '../require-actor.ts';
import { uploadMedia } from '../upload-media.ts';

const tags = ['seller'];
const oneProduct = z.object({ productId: Id });

/** A seller's own products. The token names the seller, never the form. */
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
    (request) => findManaged(context.db, requireSeller(request), request.params.id),
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
      const product = await saveFromForm(context, request, null);
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
      const product = await saveFromForm(context, request, request.params.id);
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
