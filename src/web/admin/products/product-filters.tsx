import { FilterGroup } from '#web/ui/back-office/list/filters/filter-group.tsx';
import { FilterPicker } from '#web/ui/back-office/list/filters/filter-picker.tsx';
import { FilterSelect } from '#web/ui/back-office/list/filters/filter-select.tsx';
import type { ListControls } from '#web/ui/back-office/list/list-state.ts';
import { productTypeKind, subCategoryKind } from '../catalogue/taxonomy.ts';
import { useCategoryChoices } from '../catalogue/use-choices.ts';

const trendings = [
  { value: 'true', label: 'Trending' },
  { value: 'false', label: 'Not trending' },
];
const pictureStates = [{ value: 'true', label: 'Without pictures' }];
const visibilities = [
  { value: 'published', label: 'Shown to shoppers' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'seller', label: 'Hidden: seller not active' },
  { value: 'category', label: 'Hidden: category unlisted' },
  { value: 'sub-category', label: 'Hidden: sub-category unlisted' },
  { value: 'product-type', label: 'Hidden: product type unlisted' },
];

/** What the list of products can be narrowed by. */
export const productFilters = {
  category: null,
  subCategory: null,
  type: null,
  seller: null,
  visibility: visibilities,
  trending: trendings,
  withoutPictures: pictureStates,
};

export function ProductFilters({ state }: { state: ListControls }) {
  const { choices } = useCategoryChoices();
  const { category, subCategory } = state.filters;
  return (
    <FilterGroup state={state}>
      <FilterPicker
        state={state}
        name="seller"
        label="Seller"
        all="All sellers"
        path="/admin/get-sellers"
        one={(id) => `/admin/get-seller/${id}`}
      />
      <FilterSelect
        state={state}
        name="category"
        label="Category"
        all="All categories"
        options={choices}
      />
      <FilterPicker
        state={state}
        name="subCategory"
        label="Sub-category"
        all="All sub-categories"
        path={subCategoryKind.list}
        params={{ categoryId: category || undefined }}
        one={(id) => `${subCategoryKind.list}/${id}`}
      />
      <FilterPicker
        state={state}
        name="type"
        label="Product type"
        all="All types"
        path={productTypeKind.list}
        params={{
          categoryId: category || undefined,
          subCategoryId: subCategory || undefined,
        }}
        one={(id) => `${productTypeKind.list}/${id}`}
      />
      <FilterSelect
        state={state}
        name="visibility"
        label="Visibility"
        all="Shown or hidden"
        options={visibilities}
      />
      <FilterSelect
        state={state}
        name="trending"
        label="Trending"
        all="Trending or not"
        options={trendings}
      />
      <FilterSelect
        state={state}
        name="withoutPictures"
        label="Pictures"
        all="With or without pictures"
        options={pictureStates}
      />
    </FilterGroup>
  );
}
