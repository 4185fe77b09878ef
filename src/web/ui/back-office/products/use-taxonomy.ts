import { getCategories, getProductTypes, getSubCategories } from '#contracts/calls/categories.ts';
import { language } from '#texts/language.ts';
import { asOrdered } from '../list/as-ordered.ts';
import { useReadAll } from '../list/read-all.ts';
import { useRead } from '../use-call.ts';

type Option = { value: string; label: string };
type Named = { _id: string; name: string };
type Ordered = Named & { position: number | null };

const inOrder = new Intl.Collator(language);

const optionsOf = (rows: readonly Ordered[] | undefined): Option[] =>
  asOrdered((rows ?? []).toSorted((a, b) => inOrder.compare(a.name, b.name))).map(
    ({ _id, name }) => ({ value: _id, label: name }),
  );

/** The options of category, sub-category and type, each within the one before. */
export function useTaxonomy(categoryId: string, subCategoryId: string) {
  const categories = useReadAll(getCategories, (window) => ({
    query: { ...window, sort: 'name', order: 'asc' } as const,
  }));
  const subCategories = useRead(
    getSubCategories,
    { params: { seller: 'all', category: categoryId } },
    { enabled: categoryId !== '' },
  );
  const types = useRead(
    getProductTypes,
    { params: { category: categoryId } },
    { enabled: categoryId !== '' },
  );
  return {
    categories: optionsOf(categories.data),
    subCategories: optionsOf(subCategories.data),
    types: optionsOf(types.data?.filter((type) => type.subCategoryId._id === subCategoryId)),
  };
}

/** Returns the options, with the chosen one where it is not listed (any more). */
export function withChosen(options: Option[], chosen: Named | null | undefined): Option[] {
  if (!chosen || options.some(({ value }) => value === chosen._id)) return options;
  return [...options, { value: chosen._id, label: chosen.name }];
}
