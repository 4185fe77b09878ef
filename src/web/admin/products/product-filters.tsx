import { getAllSellers, getAnySeller } from '#contracts/calls/sellers.ts';
import { productTypeCalls, subCategoryCalls } from '#contracts/calls/taxonomy.ts';
import { byName, picksFrom } from '#web/ui/back-office/list/filters/filter-picker.tsx';
import { boundFilters, stateFilters } from '#web/ui/back-office/products/state-filters.ts';
import { useCategoryChoices } from '../catalogue/category-select.tsx';

const fixed = {
  ...stateFilters,
  lookAgain: {
    label: 'Another look',
    all: 'Another look or not',
    options: [{ value: 'true', label: 'Asked for another look' }],
  },
  trending: {
    label: 'Trending',
    all: 'Trending or not',
    options: [
      { value: 'true', label: 'Trending' },
      { value: 'false', label: 'Not trending' },
    ],
  },
  withoutPictures: {
    label: 'Pictures',
    all: 'With or without pictures',
    options: [{ value: 'true', label: 'Without pictures' }],
  },
} as const;

const sellers = picksFrom(getAllSellers, getAnySeller, byName);
const subCategories = picksFrom(
  subCategoryCalls.getAll,
  subCategoryCalls.getOne,
  (q, { category }) => ({ ...byName(q), categoryId: category }),
);
const types = picksFrom(
  productTypeCalls.getAll,
  productTypeCalls.getOne,
  (q, { category, subCategory }) => ({
    ...byName(q),
    categoryId: category,
    subCategoryId: subCategory,
  }),
);

export function useProductFilters() {
  const { choices } = useCategoryChoices();
  return {
    seller: { label: 'Seller', all: 'All sellers', picks: sellers },
    category: { label: 'Category', all: 'All categories', options: choices, isOpen: true },
    subCategory: { label: 'Sub-category', all: 'All sub-categories', picks: subCategories },
    type: { label: 'Product type', all: 'All types', picks: types },
    ...fixed,
    ...boundFilters,
  };
}
