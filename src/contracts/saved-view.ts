import { z } from 'zod';
import { Id } from './id.ts';
import { nameText } from './text.ts';
import { version } from './version.ts';

/** The lists of the admins' back office that can be kept as views. */
export const adminLists = [
  'announcements',
  'answered-reports',
  'answers',
  'approvals',
  'attributes',
  'audit',
  'bin',
  'blocked-words',
  'brands',
  'categories',
  'enquiries',
  'frequent-searches',
  'fruitless-searches',
  'mails',
  'messages',
  'missing-pages',
  'newsletter',
  'newsletters',
  'other-looks',
  'pages',
  'pipeline',
  'product-types',
  'products',
  'receipts',
  'redirects',
  'reports',
  'seller-audit',
  'seller-changes',
  'seller-enquiries',
  'seller-products',
  'seller-receipts',
  'sellers',
  'sub-categories',
  'synonyms',
] as const;

/** Those of the sellers' back office. */
export const sellerLists = [
  'own-bin',
  'own-customers',
  'own-enquiries',
  'own-leads',
  'own-products',
] as const;

export type AdminList = (typeof adminLists)[number];
export type SellerList = (typeof sellerLists)[number];
export type ListId = AdminList | SellerList;

/** The most views of a person, of all lists together. */
export const MOST_VIEWS = 100;
const MOST_COLUMNS = 40;

/** Columns in their order; a screen leaves out those that it does not have. */
const Columns = z
  .array(z.string().regex(/^[A-Za-z][\w-]{0,39}$/))
  .max(MOST_COLUMNS)
  .refine((keys) => new Set(keys).size === keys.length);

/** A list as somebody wants to see it again: its filters, sort and columns under a name. */
export const SavedView = z.object({
  _id: z.string(),
  list: z.string(),
  name: z.string(),
  query: z.string().describe("The list's parameters as its address has them"),
  columns: z.array(z.string()),
  isShared: z.boolean().describe('Offered to every admin; it stays its owner’s to change'),
  isOwn: z.boolean(),
  owner: z.string().nullable().describe('Who shares it; null where it is one’s own'),
  version: z.number().int(),
});
export type SavedView = z.infer<typeof SavedView>;

/** What a person has chosen for a list. */
const ListChoice = z.object({
  list: z.string(),
  columns: z.array(z.string()).nullable().describe('Null where none were chosen'),
  defaultViewId: z.string().nullable().describe('The view that the list is opened with'),
});

/** How a person wants the lists of a back office. */
export const ListSettings = z.object({
  views: z.array(SavedView),
  choices: z.array(ListChoice),
});
export type ListSettings = z.infer<typeof ListSettings>;

/** What a view holds, apart from its list. */
export const viewFields = {
  name: nameText('Name', 60),
  query: z.string().max(1000),
  columns: Columns,
};
const isShared = z.boolean();

/** The bodies of the calls of one back office; only admins share. */
export function viewInputs(lists: readonly ListId[]) {
  const list = z.enum(lists);
  return {
    added: z.object({ list, ...viewFields, isShared: isShared.default(false) }),
    columns: z.object({ list, columns: Columns.nullable() }),
    defaultView: z.object({ list, viewId: Id.nullable() }),
  };
}

export const SavedViewEdit = z
  .object({ ...viewFields, isShared })
  .partial()
  .extend({
    version: version().optional().describe('Refused with 409 where it was changed since'),
  });
export type SavedViewEdit = z.output<typeof SavedViewEdit>;

export type SavedViewInput = z.output<ReturnType<typeof viewInputs>['added']>;
