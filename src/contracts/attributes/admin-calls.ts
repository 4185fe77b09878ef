import { z } from 'zod';
import { defineCall } from '../calls/call.ts';
import { flag } from '../facets/product-filters.ts';
import { Id } from '../id.ts';
import { ManagedProduct } from '../product.ts';
import { written } from '../response.ts';
import {
  AttributeEdit,
  AttributeInput,
  AttributeOrder,
  AttributeQuery,
  ManagedAttribute,
} from './managed.ts';
import { AttributeChange } from './values.ts';

const change = {
  policy: 'admin',
  permission: 'change-catalogue',
  changes: ['attributes', 'products', 'audit'],
} as const;
const read = { policy: 'admin', permission: 'see-catalogue', reads: ['attributes'] } as const;

export const getAllAttributes = defineCall('GET /admin/get-attributes', {
  ...read,
  summary: 'All attributes of products, with their choices and taxonomy entries',
  query: AttributeQuery,
  response: z.array(ManagedAttribute),
});

export const getAttribute = defineCall('GET /admin/get-attribute/:id', {
  ...read,
  summary: 'One attribute',
  response: ManagedAttribute,
});

export const addAttribute = defineCall('POST /admin/add-attribute', {
  ...change,
  summary: 'Add an attribute',
  body: AttributeInput,
  response: written(ManagedAttribute),
  status: 201,
});

export const editAttribute = defineCall('PUT /admin/edit-attribute/:id', {
  ...change,
  summary: 'Change an attribute; a new label of a choice changes no product',
  body: AttributeEdit,
  response: written(ManagedAttribute),
});

export const orderAttributes = defineCall('PUT /admin/order-attributes', {
  ...change,
  summary: 'Put the attributes of a category, sub-category or type in order',
  body: AttributeOrder,
});

export const deleteAttribute = defineCall('DELETE /admin/delete-attribute/:id', {
  ...change,
  summary: 'Delete an attribute; where products have it, only if that is confirmed',
  query: z.object({ confirmed: flag.optional() }),
});

/** An attribute that was renamed or deleted, and whose products are being written anew in the background. */
export const AttributeProgress = z.object({
  _id: Id.describe('The id of the attribute'),
  name: z.string().describe('What it is called; what it was called, where it is deleted'),
  done: z.int().describe('Products written so far'),
  total: z.int().nullable().describe('`null` until they are counted'),
});
export type AttributeProgress = z.infer<typeof AttributeProgress>;

export const getAttributeProgress = defineCall('GET /admin/get-attribute-progress', {
  ...read,
  summary: 'Attributes whose many products follow a change: the first 20',
  response: z.array(AttributeProgress),
});

export const setAttribute = defineCall('PUT /admin/set-attribute/:productId', {
  policy: 'admin',
  permission: 'change-products',
  summary: 'Give a product one attribute, or take it away; others stay',
  body: AttributeChange,
  response: written(ManagedProduct),
  changes: ['products', 'audit'],
});
