import { z } from 'zod';
import { Id } from './id.ts';
import { listQuery } from './list-query.ts';
import { PreviewedProduct } from './products/previewed-product.ts';
import { isClean, nameText } from './text.ts';

/** What can become part of another of its kind. */
export const mergedKinds = ['category', 'sub-category', 'product-type'] as const;
export type MergedKind = (typeof mergedKinds)[number];

const count = () => z.int();

/** `merge`: into another of its kind, which stays. `move`: into another category or sub-category. */
export const CatalogueMergeQuery = z.object({
  kind: z.enum(mergedKinds),
  how: z.enum(['merge', 'move']),
  from: Id.describe('The entry that goes or moves'),
  into: Id.describe('The entry that stays, or the category or sub-category to move to'),
});
export type CatalogueMergeQuery = z.infer<typeof CatalogueMergeQuery>;

export const CatalogueMergeInput = CatalogueMergeQuery.extend({
  keepAttributes: z
    .boolean()
    .describe(
      'Gives the entry that stays the attributes that its new products have and it has not',
    ),
});
export type CatalogueMergeInput = z.infer<typeof CatalogueMergeInput>;

const Entry = z.object({
  _id: z.string(),
  name: z.string(),
  within: z.array(z.string()).describe('The names of the entries that it is in, the highest first'),
  products: count().describe('Products under it, whoever sees them'),
});

export const CatalogueMergePreview = z.object({
  from: Entry,
  into: Entry.describe('The entry that stays, or the category or sub-category to move to'),
  meets: z.boolean().describe('A move to where there is one of its name: the two become one'),
  pieces: count().describe('Products that move'),
  first: z.array(PreviewedProduct).describe('The first five of them, newest first'),
  merged: z.array(z.string()).describe('What is in both under one name, and becomes one'),
  moved: z.array(z.string()).describe('What moves along'),
  attributes: z
    .array(z.object({ _id: z.string(), name: z.string(), pieces: count() }))
    .describe('What these products have and where they go has not, and how many have a value'),
  addresses: count().describe('Entries whose addresses will lead to others'),
  links: count().describe('Versions of the shop’s content that name one of them'),
  views: count().describe('Saved views that name one of them'),
  drafts: count().describe('Sellers’ drafts that name one of them'),
  hides: z.boolean().describe('Shoppers see these products now, and will not'),
  shows: z.boolean().describe('Shoppers do not see these products now, and will'),
});
export type CatalogueMergePreview = z.infer<typeof CatalogueMergePreview>;

/** A merge or move at work, or one that has ended within the last hour. */
export const CatalogueMerge = z.object({
  _id: Id,
  kind: z.enum([...mergedKinds, 'brand']),
  how: z.enum(['merge', 'move', 'rename']),
  from: z.string().describe('Its name'),
  into: z.string().describe('Its name'),
  done: count(),
  total: count(),
  endedAt: z.string().nullable(),
  problem: z.string().describe('Why it could not go on; empty where it could'),
});
export type CatalogueMerge = z.infer<typeof CatalogueMerge>;

const Brand = z
  .string('A brand must be text')
  .trim()
  .min(1, 'Choose a brand')
  .max(200)
  .refine(isClean, 'Choose a brand');

/** A spelling of a brand, as products have it. */
export const BrandSpelling = z.object({
  _id: z.string().describe('The spelling'),
  name: z.string(),
  products: count(),
  twins: z
    .array(z.object({ name: z.string(), products: count() }))
    .describe('Spellings that are likely meant as the same'),
});
export type BrandSpelling = z.infer<typeof BrandSpelling>;

export const BrandQuery = listQuery(['name', 'products']).extend({
  twins: z.enum(['yes']).optional().describe('Only those with likely twins'),
});
export type BrandQuery = z.infer<typeof BrandQuery>;

export const BrandMergeInput = z.object({
  spellings: z
    .array(Brand)
    .min(1, 'Choose at least one spelling')
    .max(100, 'Choose at most 100 spellings')
    .describe('Those that go'),
  into: Brand.describe('The spelling that stays'),
});
export type BrandMergeInput = z.infer<typeof BrandMergeInput>;

export const BrandRename = z.object({
  name: Brand.describe('What it is called now'),
  to: nameText('Brand', 80).describe('What it is to be called'),
});
export type BrandRename = z.infer<typeof BrandRename>;
