import { useEffect, useRef } from 'react';
import * as texts from '#texts/storefront/search.ts';
import { QueryForm } from '#web/ui/query-form.tsx';
import { SearchField } from './search-field.tsx';

type ListSearchProps = {
  action: string;
  q: string;
  /** What is searched. */
  of: keyof typeof texts.lists;
  /** Other parameters of the address that a search keeps. */
  keep?: Record<string, string | undefined>;
};

/** The search above a list: a form that works without scripts. */
export function ListSearch({ action, q, of, keep = {} }: ListSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  // The field follows the address, but for what is being typed.
  useEffect(() => {
    const field = input.current;
    if (field && field !== document.activeElement) field.value = q;
  }, [q]);
  return (
    <QueryForm
      action={action}
      role="search"
      aria-label={texts.lists[of].name}
      className="self-end md:col-span-4"
    >
      {Object.entries(keep).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <SearchField id="list-search" label={texts.lists[of].search} q={q} input={input} />
    </QueryForm>
  );
}
