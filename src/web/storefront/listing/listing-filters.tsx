import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PriceFilter } from '../shop/price-filter.tsx';
import type { ListingProps } from './listing.tsx';
import { fromTheTop, listingQuery } from './listing-state.ts';
import { PANEL } from './panel.ts';

export function ListingFilters({ state, bounds, brands, page }: ListingProps) {
  const hasFilters = state.brands.length > 0 || state.minPrice !== null || state.maxPrice !== null;
  return (
    <aside id={PANEL} popover="auto" aria-label="Filters" className="drawer">
      <div className="flex items-center justify-between border-b border-ink pb-3">
        <h2 className="font-serif text-title">Filters</h2>
        <button
          type="button"
          popoverTarget={PANEL}
          popoverTargetAction="hide"
          aria-label="Close filters"
          className="-mr-3 grid size-11 place-items-center"
        >
          <Icon name="close" size={20} />
        </button>
      </div>
      <PriceFilter state={state} bounds={bounds} />
      <BrandFilter chosen={state.brands} brands={brands} />
      <div className="mt-6 grid gap-3">
        <Button type="submit">Apply Filters</Button>
        {hasFilters && (
          <ButtonLink
            look="line"
            preventScrollReset
            to={
              page + listingQuery(fromTheTop(state, { brands: [], minPrice: null, maxPrice: null }))
            }
          >
            Clear filters
          </ButtonLink>
        )}
      </div>
    </aside>
  );
}

type BrandFilterProps = { chosen: string[]; brands: ListingProps['brands'] };

/**
 * The brands under the other filters, with how many products each has; chosen ones are always
 * shown.
 */
function BrandFilter({ chosen, brands }: BrandFilterProps) {
  const known = new Set(brands.map(({ name }) => name));
  const offered = [
    ...brands,
    ...chosen.filter((name) => !known.has(name)).map((name) => ({ name, products: 0 })),
  ];
  if (offered.length === 0) return null;
  return (
    <fieldset className="py-6">
      <legend className="float-left mb-2 w-full text-small font-medium">Brand</legend>
      <ul className="clear-both">
        {offered.map(({ name, products }) => (
          <li key={name}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                name="brand"
                value={name}
                defaultChecked={chosen.includes(name)}
                className="choice"
              />
              <bdi className="min-w-0 grow">{name}</bdi>
              <span className="text-small text-ink-muted">{products.toLocaleString('en-IN')}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
