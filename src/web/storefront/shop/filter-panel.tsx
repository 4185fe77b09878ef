import type { Category } from '#contracts/category.ts';
import type { ProductFacets } from '#contracts/product.ts';
import { addresses } from '#web/ui/addresses.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FILTERS } from './filters.ts';
import { PriceFilter } from './price-filter.tsx';
import { fromTheTop, type ShopState, shopQuery } from './shop-state.ts';

/** Categories offered as checkboxes. */
const OFFERED = 3;

type FilterPanelProps = {
  state: ShopState;
  categories: Pick<Category, '_id' | 'name'>[];
  bounds: ProductFacets['price'];
};

export function FilterPanel({ state, categories, bounds }: FilterPanelProps) {
  const hasFilters =
    state.categories.length > 0 || state.minPrice !== null || state.maxPrice !== null;
  return (
    <aside id={FILTERS} popover="auto" aria-label="Filters" className="filters">
      <div className="flex items-center justify-between border-b border-ink pb-3">
        <h2 className="font-serif text-title">Filters</h2>
        <button
          type="button"
          popoverTarget={FILTERS}
          popoverTargetAction="hide"
          aria-label="Close filters"
          className="-mr-3 grid size-11 place-items-center lg:hidden"
        >
          <Icon name="close" size={20} />
        </button>
      </div>
      <PriceFilter state={state} bounds={bounds} />
      <CategoryFilter chosen={state.categories} categories={categories} />
      <div className="grid gap-1">
        <Button type="submit">Apply Filters</Button>
        {hasFilters && (
          <ButtonLink
            look="line"
            className="mt-2"
            preventScrollReset
            to={addresses.shop(
              shopQuery(fromTheTop(state, { categories: [], minPrice: null, maxPrice: null })),
            )}
          >
            Clear filters
          </ButtonLink>
        )}
      </div>
    </aside>
  );
}

type CategoryFilterProps = Pick<FilterPanelProps, 'categories'> & { chosen: string[] };

function CategoryFilter({ categories, chosen }: CategoryFilterProps) {
  const offered = categories.filter(({ _id }, index) => index < OFFERED || chosen.includes(_id));
  if (offered.length === 0) return null;
  return (
    <fieldset className="border-b border-line py-6">
      <legend className="float-left mb-2 w-full text-small font-medium">Category</legend>
      <ul className="clear-both">
        {offered.map(({ _id, name }) => (
          <li key={_id}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                name="category"
                value={_id}
                defaultChecked={chosen.includes(_id)}
                className="choice"
              />
              <bdi>{name}</bdi>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
