import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyHydrate } from '#web/ui/lazy-hydrate.tsx';
import { Select } from '#web/ui/select.tsx';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { PageHead } from '../page-head.tsx';
import { useSyncWithAddress } from '../sync-with-address.ts';
import { ListingResults } from './listing-results.tsx';
import { listingQuery, readListingState, sorts } from './listing-state.ts';
import type { ListingData } from './load-listing.ts';
import { PANEL } from './panel.ts';

const ListingFilters = lazyHydrate(() =>
  import('./listing-filters.tsx').then((module) => module.ListingFilters),
);

export type ListingProps = ListingData & {
  title: string;
  text: string;
  /** The list's address, without a query. */
  page: string;
  trail: { label: string; to: string }[];
};

/** A list of products with its filters, which are hidden until opened. */
export function Listing(props: ListingProps) {
  const { title, text, page, trail, state } = props;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  useSyncWithAddress(form, { sort: state.sort });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    );
    document.getElementById(PANEL)?.hidePopover?.();
    navigate(page + listingQuery(readListingState(new URLSearchParams(filled))), {
      preventScrollReset: true,
    });
  }

  return (
    <>
      <div className="margins pt-4 md:pt-6">
        <Breadcrumbs trail={trail} here={title} />
      </div>
      <PageHead title={title} text={text} />
      <form
        ref={form}
        method="get"
        action={page}
        onSubmit={submit}
        className="margins pt-10 pb-24 md:pt-14"
      >
        {state.view !== 3 && <input type="hidden" name="view" value={state.view} />}
        <Toolbar {...props} />
        <ListingFilters
          key={`${state.minPrice}-${state.maxPrice}-${state.currency}-${state.brands}`}
          {...props}
        />
        <ListingResults {...props} />
      </form>
    </>
  );
}

function Toolbar({ state }: ListingProps) {
  return (
    <div className="flex flex-wrap items-stretch gap-3">
      <button
        type="button"
        popoverTarget={PANEL}
        className={buttonClass('line', 'max-sm:grow max-sm:px-5')}
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
        className="grow sm:ml-auto sm:grow-0"
      />
      <button type="submit" className={buttonClass('line', 'needs-no-scripts')}>
        Sort
      </button>
    </div>
  );
}
