import { type RefObject, useRef } from 'react';
import * as texts from '#texts/storefront/search.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LazySuggestions } from './lazy-suggestions.tsx';
import { useCurrencyOfSearch } from './search-currency.ts';

type SearchFieldProps = {
  /** Not drawn by React, as the navigation is rendered apart from the page around it. */
  id: string;
  label: string;
  placeholder?: string;
  q?: string;
  /** A box on the page, or a line in the navigation. */
  look?: 'box' | 'line';
  /** Whether it finds products anywhere in the shop, and so has suggestions. */
  suggests?: boolean;
  input?: RefObject<HTMLInputElement | null>;
};

/** The field of every search in the storefront, with its button: one `q` of the form around it. */
export function SearchField(props: SearchFieldProps) {
  const { id, label, placeholder = label, q, look = 'box', suggests = false } = props;
  const own = useRef<HTMLInputElement>(null);
  const input = props.input ?? own;
  useCurrencyOfSearch(suggests ? input : null);
  return (
    <div className={`search-field ${look === 'line' ? 'search-line' : 'search-boxed'}`}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        name="q"
        type="search"
        defaultValue={q}
        placeholder={placeholder}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" aria-label={texts.search}>
        <Icon name="search" size={look === 'line' ? 17 : 18} />
      </button>
      {suggests && <LazySuggestions input={input} />}
    </div>
  );
}
