import { z } from 'zod';
import type { Role } from '../account.ts';
import { Deleting } from '../availability/availability.ts';
import { FacetValues } from '../facets/facets.ts';
import { MEDIA_SLOTS, numberedParts } from '../media.ts';
import type { AdminAccess, SellerAccess } from '../policy.ts';
import {
  FacetQuery,
  ListedProduct,
  ListingQuery,
  ManagedProduct,
  ManagedProductQuery,
  OwnProductQuery,
  Product,
  ProductCard,
  ProductInput,
  ProductListing,
  PublicProductQuery,
  SellersProductQuery,
  TrendingChange,
  UploadedMedia,
} from '../product.ts';
import { changedWithProducts } from '../products/changed-with-products.ts';
import {
  MatchingChange,
  MatchingPreview,
  MatchingStep,
  PreviewOfMatching,
} from '../products/matching-change.ts';
import { PriceState, PricesSet } from '../products/prices.ts';
import { Suggestion } from '../products/suggestion.ts';
import { MatchingUndo, UndoStep } from '../products/undo.ts';
import { written } from '../response.ts';
import { SearchText } from '../text.ts';
import { defineCall } from './call.ts';

/** The answer of a public list to `fields=card`. */
const cards = z.array(ProductCard);

export const getProducts = defineCall('GET /get-product', {
  summary: 'Published products, by filters, search and order',
  policy: 'anyone',
  query: PublicProductQuery,
  response: z.array(ListedProduct),
  cards,
});

export const getProduct = defineCall('GET /get-product/:id', {
  summary: 'One published product',
  policy: 'anyone',
  response: Product,
});

export const getListing = defineCall('GET /get-listing', {
  summary: 'What a page with a list of products shows: cards, their number, prices and facets',
  policy: 'anyone',
  query: ListingQuery,
  response: ProductListing,
});

export const getFacet = defineCall('GET /get-facet', {
  summary: 'The values of one facet of a list by a part of their names, the most frequent first',
  policy: 'anyone',
  query: FacetQuery,
  response: FacetValues,
});

export const getRelated = defineCall('GET /get-related/:subCategoryId', {
  summary: 'Published products of a sub-category, newest first, twelve unless limited',
  policy: 'anyone',
  query: PublicProductQuery,
  response: z.array(ListedProduct),
  cards,
});

export const getRelatedOfSeller = defineCall('GET /get-related/:seller/:id', {
  summary: 'Published products of one seller in a sub-category: the listing page',
  policy: 'anyone',
  query: PublicProductQuery,
  response: z.array(ListedProduct),
  cards,
});

export const getSuggestions = defineCall('GET /suggest', {
  summary:
    'Products, brands, categories and sellers for a search box; without `q` what others look for',
  policy: 'anyone',
  query: z.object({ q: SearchText.default('') }),
  response: z.array(Suggestion),
});

export const getOwnProducts = defineCall('GET /seller/get-products/:userId', {
  summary: 'The products of a seller, published or not',
  policy: 'that-seller',
  staff: 'replies',
  support: 'see-products',
  owner: 'userId',
  query: OwnProductQuery,
  response: z.array(ManagedProduct),
  reads: ['products'],
});

export const getAllProducts = defineCall('GET /admin/get-products', {
  summary: 'All products',
  policy: 'admin',
  permission: 'see-products',
  query: ManagedProductQuery,
  response: z.array(ManagedProduct),
  reads: ['products'],
});

export const getAllProductsOf = defineCall('GET /admin/get-products/:sellerId', {
  summary: 'The products of one seller',
  policy: 'admin',
  permission: 'see-products',
  query: SellersProductQuery,
  response: z.array(ManagedProduct),
  reads: ['products'],
});

/** `image1` to `image4` and `video1` to `video4` are the four slots of the form. */
const form = { fields: ProductInput, files: numberedParts(MEDIA_SLOTS, ['image', 'video']) };
type OfRole = Record<Role, AdminAccess | SellerAccess>;
const reading: OfRole = {
  seller: { policy: 'seller', staff: 'replies', support: 'see-products' },
  admin: { policy: 'admin', permission: 'see-products' },
};
const writing: OfRole = {
  seller: { policy: 'approved-seller', staff: 'editor', support: 'change-products' },
  admin: { policy: 'admin', permission: 'change-products' },
};
type Summaries = { one: string; prices: string; edit: string };

const callsOf = <const R extends Role>(role: R, summaries: Summaries) => ({
  getOne: defineCall(`GET /${role}/get-product/:id`, {
    summary: summaries.one,
    ...reading[role as Role],
    response: ManagedProduct,
    reads: ['products'],
  }),
  getPrices: defineCall(`GET /${role}/get-price-history/:id`, {
    summary: summaries.prices,
    ...reading[role as Role],
    response: z.array(PriceState),
    reads: ['products'],
  }),
  uploadMedia: defineCall(`POST /${role}/upload-media`, {
    summary: 'Send a picture or video ahead of the form that will use it',
    ...writing[role as Role],
    form: { fields: z.object({}), files: { image: 'image', video: 'video' } },
    response: written(UploadedMedia),
    status: 201,
  }),
  setPrices: defineCall(`PUT /${role}/update-prices/:id`, {
    summary: 'Set prices of a product; what is left out stays',
    ...writing[role as Role],
    body: PricesSet,
    response: written(ManagedProduct),
    changes: changedWithProducts,
  }),
  edit: defineCall(`PUT /${role}/edit-product/:id`, {
    summary: summaries.edit,
    ...writing[role as Role],
    form,
    response: written(ManagedProduct),
    changes: changedWithProducts,
  }),
});

/** What sellers do with their own products and admins with any seller's, the same by either. */
export const productCalls = {
  seller: callsOf('seller', {
    one: "One of the asking seller's products, published or not",
    prices: "What one of the asking seller's products cost in the last year, oldest first",
    edit: 'Change a product; media left out are removed',
  }),
  admin: callsOf('admin', {
    one: 'One product of any seller, published or not',
    prices: 'What a product cost in the last year, oldest first',
    edit: "Change any seller's product, which stays that seller's; media left out are removed",
  }),
};

export const deleteOwnProduct = defineCall('DELETE /seller/delete-product/:productId', {
  summary: 'Delete a product, everywhere at once',
  policy: 'approved-seller',
  staff: 'editor',
  support: 'change-products',
  changes: changedWithProducts,
});

export const deleteAnyProduct = defineCall('DELETE /admin/delete-product/:productId', {
  summary:
    "Delete any seller's product, everywhere at once, for a reason that its seller is mailed",
  policy: 'admin',
  permission: 'change-products',
  body: Deleting,
  changes: changedWithProducts,
});

export const addProduct = defineCall('POST /seller/add-product', {
  summary: 'Add a product with up to four pictures and videos',
  policy: 'approved-seller',
  staff: 'editor',
  support: 'change-products',
  form,
  response: written(ManagedProduct),
  status: 201,
  changes: changedWithProducts,
});

export const getMediaTickets = defineCall('GET /seller/get-media-tickets/:id', {
  summary: "Tickets to a product's own files, for a copy of it",
  policy: 'approved-seller',
  staff: 'editor',
  support: 'change-products',
  response: z.array(UploadedMedia),
});

export const setTrending = defineCall('PUT /admin/update-trending/:productId', {
  summary: 'Set or clear the trending flag',
  policy: 'admin',
  permission: 'change-products',
  body: TrendingChange,
  response: written(ManagedProduct),
  changes: ['products', 'audit'],
});

export const undoMatchingChange = defineCall('POST /admin/undo-matching-change', {
  summary: 'Undo a change of all products that match, some at a time',
  policy: 'admin',
  permission: 'change-products',
  body: MatchingUndo,
  response: written(UndoStep),
  changes: changedWithProducts,
});

export const changeMatchingProducts = defineCall('POST /admin/change-matching-products', {
  summary: 'Change or delete some of all products that match; `next` leads to the others',
  policy: 'admin',
  permission: 'change-products',
  body: MatchingChange,
  response: written(MatchingStep),
  changes: changedWithProducts,
});

export const previewMatchingChange = defineCall('POST /admin/preview-matching-change', {
  inMaintenance: 'answered',
  summary: 'What a change of all products that match would do; nothing is changed',
  policy: 'admin',
  permission: 'change-products',
  body: PreviewOfMatching,
  response: MatchingPreview,
});
