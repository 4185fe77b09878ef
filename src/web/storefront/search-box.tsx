import { useRef } from 'react';
import { addresses } from '#web/ui/addresses.ts';
import { Icon } from '#web/ui/icon.tsx';
import { QueryForm } from '#web/ui/query-form.tsx';
import { LazySuggestions } from './lazy-suggestions.tsx';

/** Not drawn by React, as the navigation is rendered apart from the page around it. */
const ID = 'search-all';

/** The navigation's search: links to the shop's list of results. */
export function SearchBox({ className }: { className?: string }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <QueryForm
      action={addresses.shop()}
      role="search"
      aria-label="The whole shop"
      className={`relative ${className}`}
    >
      <label htmlFor={ID} className="sr-only">
        Search
      </label>
      <div className="flex items-center border-b border-current/40 focus-within:border-current">
        <button type="submit" aria-label="Search" className="-ml-3 grid size-11 place-items-center">
          <Icon name="search" size={17} />
        </button>
        <input
          ref={input}
          id={ID}
          name="q"
          type="search"
          placeholder="Search"
          maxLength={200}
          autoComplete="off"
          className="search-input h-11 w-full min-w-0 bg-transparent text-small placeholder:text-current/75 focus-visible:outline-none"
        />
      </div>
      <LazySuggestions input={input} />
    </QueryForm>
  );
}
