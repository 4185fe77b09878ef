import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { addresses } from '#web/ui/addresses.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Select } from '#web/ui/select.tsx';
import { Suggesting } from '../suggesting.tsx';
import { FILTERS } from './filters.ts';
import type { ShopData } from './load-shop.ts';
import { type ShopState, shopQuery, sorts, type View, views } from './shop-state.ts';

export function Toolbar({ state }: Pick<ShopData, 'state'>) {
  return (
    <div className="flex flex-wrap items-stretch gap-3">
      <SearchField q={state.q} />
      <button
        type="button"
        popoverTarget={FILTERS}
        className={buttonClass('line', 'grow px-5 sm:grow-0 lg:hidden')}
      >
        <Icon name="filters" size={17} />
        Filters
      </button>
      <Select
        label="Sort by"
        name="sort"
        options={sorts}
        defaultValue={state.sort}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="grow sm:grow-0"
      />
      <button type="submit" className={buttonClass('line', 'needs-no-scripts')}>
        Sort
      </button>
      <Views state={state} />
    </div>
  );
}

function SearchField({ q }: { q: string }) {
  const input = useRef<HTMLInputElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '#search') input.current?.focus();
  }, [hash]);
  return (
    <div className="relative w-full sm:w-auto sm:grow">
      <label htmlFor="search" className="sr-only">
        Search products
      </label>
      <input
        ref={input}
        id="search"
        name="q"
        type="search"
        defaultValue={q}
        maxLength={200}
        autoComplete="off"
        placeholder="Search by name, brand or seller"
        className="block min-h-12 w-full scroll-mt-28 border border-field bg-paper-bright pr-12 pl-3.5 placeholder:text-ink-muted focus-visible:outline-offset-0"
      />
      <button
        type="submit"
        aria-label="Search"
        className="absolute inset-y-0 right-0 grid w-12 place-items-center"
      >
        <Icon name="search" size={18} />
      </button>
      <Suggesting input={input} />
    </div>
  );
}

function Views({ state }: { state: ShopState }) {
  return (
    <fieldset className="hidden items-stretch border border-field lg:flex">
      <legend className="sr-only">Columns</legend>
      {views.map((view) => (
        <ViewLink key={view} view={view} state={state} />
      ))}
    </fieldset>
  );
}

function ViewLink({ view, state }: { view: View; state: ShopState }) {
  return (
    <Link
      to={addresses.shop(shopQuery({ ...state, view }))}
      prefetch="intent"
      replace
      preventScrollReset
      aria-label={`${view} columns`}
      aria-current={view === state.view ? 'true' : undefined}
      className="grid min-w-12 place-items-center text-ink-muted aria-[current]:bg-ink aria-[current]:text-paper"
    >
      <Icon name={`columns${view}`} size={18} />
    </Link>
  );
}
