import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Select } from '#web/ui/select.tsx';
import { LazySuggestions } from '../lazy-suggestions.tsx';
import { FILTERS } from './filters.ts';
import type { ShopData } from './load-shop.ts';
import { sorts } from './shop-state.ts';

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
      <LazySuggestions input={input} />
    </div>
  );
}
