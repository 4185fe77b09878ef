import { z } from 'zod';
import { Id } from '#contracts/id.ts';
import {
  ManagedProduct,
  ManagedProductQuery,
  MatchingChange,
  MatchingStep,
  TrendingChange,
} from '#contracts/product.ts';
import { Done, written } from '#contracts/response.ts';
import { listAllProducts, listSellerProducts } from '#database/queries/products/list-managed.ts';
import { findAnySeller } from '#database/queries/sellers.ts';
import type { AppContext } from '#services/app-context.ts';
import { notFound } from '#services/failure.ts';
import { changeMatching } from '#services/products/change-matching.ts';
import { removeProduct } from '#services/products/delete-product.ts';
import { presentManagedProduct } from '#services/products/present-product.ts';
import { findManaged } from '#services/products/save-product.ts';
import { setTrending } from '#services/products/set-trending.ts';
import type { Api } from '../app.ts';
import { done } from '../done.ts';
import { listResponse } from '../list-response.ts';
import { productForm, saveFromForm } from '../product-form.ts';
import { requireAdmin } from '../require-actor.ts';
import { uploadMedia } from '../upload-media.ts';

const tags = ['admin'];
const config = { policy: 'admin' } as const;

/** All products, and each seller's, for admins. */
export function adminProducts(app: Api, context: AppContext): void {
  app.get(
    '/admin/get-products',
    {
      config,
      schema: {
        tags,
        summary: 'All products',
        querystring: ManagedProductQuery,
        response: { 200: z.array(ManagedProduct) },
      },
    },
    async (request, reply) => {
      const page = await listAllProducts(context.db, request.query);
      return listResponse(request, reply, { ...page, rows: page.rows.map(presentManagedProduct) });
    },
  );

  app.get(
    '/admin/get-products/:sellerId',
    {
      config,
      schema: {
        tags,
        summary: 'The products of one seller',
        params: z.object({ sellerId: Id }),
        querystring: ManagedProductQuery,
        response: { 200: z.array(ManagedProduct) },
      },
    },
    async (request, reply) => {
      const { sellerId } = request.params;
      const page = await listSellerProducts(context.db, sellerId, request.query);
      const isThere = page.total !== 0 || (await findAnySeller(context.db, sellerId)) !== null;
      if (!isThere) throw notFound('seller');
      return listResponse(request, reply, { ...page, rows: page.rows.map(presentManagedProduct) });
    },
  );

  app.put(
    '/admin/update-trending/:productId',
    {
      config,
      schema: {
        tags,
        summary: 'Set or clear the trending flag',
        params: z.object({ productId: Id }),
        body: TrendingChange,
        response: { 200: written(ManagedProduct) },
      },
    },
    async (request) => {
      const { productId } = request.params;
      const product = await setTrending(
        context,
        requireAdmin(request),
        productId,
        request.body.isTrending,
      );
      return done(product.trending ? 'Now trending' : 'No longer trending', product);
    },
  );

  app.post(
    '/admin/change-matching-products',
    {
      config,
      schema: {
        tags,
        summary: 'Change or delete some of all products that match; `next` leads to the others',
        body: MatchingChange,
        response: { 200: written(MatchingStep) },
      },
    },
    async (request) => {
      const step = await changeMatching(context, requireAdmin(request), request.body);
      return done(step.next === null ? 'All are done' : 'Some are done', step);
    },
  );

  app.get(
    '/admin/get-product/:id',
    {
      config,
      schema: {
        tags,
        summary: 'One product of any seller, published or not',
        params: z.object({ id: Id }),
        response: { 200: ManagedProduct },
      },
    },
    (request) => findManaged(context.db, requireAdmin(request), request.params.id),
  );

  uploadMedia(app, context, 'admin');

  app.put(
    '/admin/edit-product/:id',
    {
      config: { ...config, form: productForm },
      schema: {
        tags,
        summary:
          "Change any seller's product, which stays that seller's; media left out are removed",
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
    '/admin/delete-product/:productId',
    {
      config,
      schema: {
        tags,
        summary: "Delete any seller's product, everywhere at once",
        params: z.object({ productId: Id }),
        response: { 200: Done },
      },
    },
    async (request) => {
      await removeProduct(context, requireAdmin(request), request.params.productId);
      return { success: true as const, message: 'Product deleted successfully' };
    },
  );
}
