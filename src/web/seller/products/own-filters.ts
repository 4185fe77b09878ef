import { getCategories } from '#contracts/calls/categories.ts';
import * as texts from '#texts/seller/products.tsx';
import { useReadAll } from '#web/ui/back-office/list/read-all.ts';
import { stateFilters } from '#web/ui/back-office/products/state-filters.ts';

/** The filters of a seller's own products. */
export function useOwnFilters() {
  const { data = [] } = useReadAll(getCategories, (window) => ({
    query: { ...window, sort: 'name', order: 'asc' } as const,
  }));
  const options = data.map(({ _id, name }) => ({ value: _id, label: name }));
  return {
    category: { label: texts.category, all: texts.allCategories, options, isOpen: true },
    ...stateFilters,
    withoutPictures: {
      label: texts.picturesFilter,
      all: texts.withOrWithoutPictures,
      options: [{ value: 'true', label: texts.withoutPictures }],
    },
  } as const;
}
