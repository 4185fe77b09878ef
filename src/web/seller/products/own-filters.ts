import { getCategories } from '#contracts/calls/categories.ts';
import { useReadAll } from '#web/ui/back-office/list/read-all.ts';
import { stateFilters } from '#web/ui/back-office/products/state-filters.ts';

/** The filters of a seller's own products. */
export function useOwnFilters() {
  const { data = [] } = useReadAll(getCategories, (window) => ({
    query: { ...window, sort: 'name', order: 'asc' } as const,
  }));
  const options = data.map(({ _id, name }) => ({ value: _id, label: name }));
  return {
    category: { label: 'Category', all: 'All categories', options, isOpen: true },
    ...stateFilters,
    withoutPictures: {
      label: 'Pictures',
      all: 'With or without pictures',
      options: [{ value: 'true', label: 'Without pictures' }],
    },
  } as const;
}
