import { z } from 'zod';
import {
  ManagedProduct,
  ManagedProductQuery,
  Product,
  ProductFacets,
  ProductFilters,
  PublicProductQuery,
  Suggestion,
} from '../product.ts';
import { SearchText } from '../text.ts';
import { defineCall } from './call.ts';

export const getProducts = defineCall('GET /get-product', {
  summary: 'Published products, by filters, search and order',
  policy: 'anyone',
  query: PublicProductQuery,
  response: z.array(Product),
});

export const getProduct = defineCall('GET /get-product/:id', {
  summary: 'One published product',
  policy: 'anyone',
  response: Product,
});

export const getFacets = defineCall('GET /get-facets', {
  summary: 'Brands and price range of a list of products, for its filter panel',
  policy: 'anyone',
  query: ProductFilters,
  response: ProductFacets,
});

export const getRelated = defineCall('GET /get-related/:subCategoryId', {
  summary: 'Published products of a sub-category, newest first, twelve unless limited',
  policy: 'anyone',
  query: PublicProductQuery,
  response: z.array(Product),
});

export const getRelatedOfSeller = defineCall('GET /get-related/:seller/:id', {
  summary: 'Published products of one seller in a sub-category: the listing page',
  policy: 'anyone',
  query: PublicProductQuery,
  response: z.array(Product),
});

export const getSuggestions = defineCall('GET /suggest', {
  summary: 'Products, brands, categories and sellers for a search box',
  policy: 'anyone',
  query: z.object({ q: SearchText.default('') }),
  response: z.array(Suggestion),
});

export const getOwnProducts = defineCall('GET /seller/get-products/:userId', {
  summary: 'The products of a seller, published or not',
  policy: 'that-seller',
  owner: 'userId',
  query: ManagedProductQuery,
  response: z.array(ManagedProduct),
  reads: ['products'],
});

export const getAllProducts = defineCall('GET /admin/get-products', {
  summary: 'All products',
  policy: 'admin',
  query: ManagedProductQuery,
  response: z.array(ManagedProduct),
  reads: ['products'],
});

export const getAllProductsOf = defineCall('GET /admin/get-products/:sellerId', {
  summary: 'The products of one seller',
  policy: 'admin',
  query: ManagedProductQuery,
  response: z.array(ManagedProduct),
  reads: ['products'],
});
