import type { ReactNode } from 'react';
import { formatCount } from '#domain/count.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { fromTheTop, type ListKind, type ListState, listQuery } from './list-state.ts';
import type { ProductListData } from './load-product-list.ts';
import { PriceFilter } from './price-filter.tsx';
import { FILTERS } from './product-list-form.tsx';

type FilterPanelProps = Pick<ProductListData, 'bounds' | 'brands'> & {
  kind: ListKind;
  state: ListState;
  /** The list's address, without a query. */
  page: string;
  /** A column beside the list on wide screens, or a drawer that is hidden until asked for. */
  look: 'filters-column' | 'filters-drawer';
  categories?: { _id: string; name: string }[];
};

/** Categories offered as checkboxes. */
const OFFERED = 3;

/** The choice of prices, and of categories or brands; sent by its own button. */
export function FilterPanel(props: FilterPanelProps) {
  const { kind, state, page, look, bounds, brands, categories = [] } = props;
  const none = { categories: [], brands: [], minPrice: null, maxPrice: null };
  const isNarrowed =
    state.categories.length + state.brands.length > 0 ||
    state.minPrice !== null ||
    state.maxPrice !== null;
  return (
    <aside id={FILTERS} popover="auto" aria-label="Filters" className={`filters ${look}`}>
      <div className="flex items-center justify-between border-b border-ink pb-3">
        <h2 className="font-serif text-title">Filters</h2>
        <button
          type="button"
          popoverTarget={FILTERS}
          popoverTargetAction="hide"
          aria-label="Close filters"
          className={`-mr-3 grid size-11 place-items-center ${look === 'filters-column' ? 'lg:hidden' : ''}`}
        >
          <Icon name="close" size={20} />
        </button>
      </div>
      <PriceFilter state={state} bounds={bounds} />
      <Choices legend="Category" name="category" chosen={state.categories}>
        {categories
          .filter(({ _id }, index) => index < OFFERED || state.categories.includes(_id))
          .map(({ _id, name }) => ({ value: _id, label: name }))}
      </Choices>
      <Choices legend="Brand" name="brand" chosen={state.brands}>
        {withChosen(brands, state.brands).map(({ name, products }) => ({
          value: name,
          label: name,
          note: formatCount(products),
        }))}
      </Choices>
      <div className="grid gap-3 pt-6">
        <Button type="submit">Apply Filters</Button>
        {isNarrowed && (
          <ButtonLink
            look="line"
            preventScrollReset
            to={page + listQuery(kind, fromTheTop(kind, state, none))}
          >
            Clear filters
          </ButtonLink>
        )}
      </div>
    </aside>
  );
}

/** Returns the brands with the chosen ones, whatever the other filters. */
function withChosen(brands: ProductListData['brands'], chosen: string[]): typeof brands {
  const known = new Set(brands.map(({ name }) => name));
  const gone = chosen.filter((name) => !known.has(name));
  return [...brands, ...gone.map((name) => ({ name, products: 0 }))];
}

type ChoicesProps = {
  legend: string;
  name: string;
  chosen: string[];
  children: { value: string; label: string; note?: ReactNode }[];
};

function Choices({ legend, name, chosen, children: offered }: ChoicesProps) {
  if (offered.length === 0) return null;
  return (
    <fieldset className="border-b border-line py-6">
      <legend className="float-left mb-2 w-full text-small font-medium">{legend}</legend>
      <ul className="clear-both">
        {offered.map(({ value, label, note }) => (
          <li key={value}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                name={name}
                value={value}
                defaultChecked={chosen.includes(value)}
                className="choice"
              />
              <bdi className="min-w-0 grow">{label}</bdi>
              {note && <span className="text-small text-ink-muted">{note}</span>}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
