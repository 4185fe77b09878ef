import { useQuery } from '@tanstack/react-query';
import { getCategories } from '#contracts/calls/categories.ts';
import type { ProductType, SubCategory } from '#contracts/category.ts';
import { useCalls } from '../back-office-provider.tsx';
import { useReadAll } from '../list/read-all.ts';

type Option = { value: string; label: string };
type Named = { _id: string; name: string };

const optionsOf = (rows: readonly Named[] | undefined): Option[] =>
  (rows ?? [])
    .map(({ _id, name }) => ({ value: _id, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label));

/** The options of category, sub-category and type, each within the one before. */
export function useTaxonomy(categoryId: string, subCategoryId: string) {
  const calls = useCalls();
  const categories = useReadAll(getCategories, (window) => ({
    query: { ...window, sort: 'name', order: 'asc' } as const,
  }));
  const subCategories = useQuery({
    queryKey: ['places', categoryId],
    enabled: categoryId !== '',
    queryFn: ({ signal }) =>
      calls.get<SubCategory[]>(`/get-subcategory/all/${categoryId}`, {}, signal),
  });
  const types = useQuery({
    queryKey: ['places', 'types', categoryId],
    enabled: categoryId !== '',
    queryFn: ({ signal }) => calls.get<ProductType[]>(`/get-type/${categoryId}`, {}, signal),
  });
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
