import type { z } from 'zod';
import type {
  CatalogueQuery,
  ListingChange,
  ManagedCategory,
  ManagedProductType,
  ManagedSubCategory,
} from '#contracts/category.ts';
import type { Done } from '#contracts/response.ts';
import type { ListColumn } from '#web/ui/back-office/list/list-column.ts';
import type { ReadCall, WriteCall } from '#web/ui/back-office/use-call.ts';

export type TaxonomyEntry = ManagedCategory | ManagedSubCategory | ManagedProductType;

export type TaxonomyColumn<T extends TaxonomyEntry> = ListColumn<
  T,
  NonNullable<CatalogueQuery['sort']>
>;

type Types = { params: object; query: object; body: undefined; form: undefined };
type WithId = Types & { params: { id: string } };
type WithForm = Omit<Types, 'form'> & { form: FormData; response: Done };

/** The calls that categories, sub-categories and product types have alike. */
export type TaxonomyCalls<T extends TaxonomyEntry> = {
  getAll: ReadCall<Types & { query: z.input<typeof CatalogueQuery>; response: T[] }>;
  getOne: ReadCall<WithId & { response: T }>;
  add: WriteCall<WithForm>;
  edit: WriteCall<WithForm>;
  setListing: WriteCall<Omit<WithId, 'body'> & { body: ListingChange; response: Done }>;
  remove: WriteCall<WithId & { response: Done }>;
};
