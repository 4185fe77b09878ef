import { QueryForm } from '#web/ui/query-form.tsx';
import { SearchField } from './search-field.tsx';

type ListSearchProps = {
  action: string;
  q: string;
  /** The subject of the search, as in `Search sellers`. */
  of: string;
  /** Other parameters of the address that a search keeps. */
  keep?: Record<string, string | undefined>;
};

/** The search above a list: a form that works without scripts. */
export function ListSearch({ action, q, of, keep = {} }: ListSearchProps) {
  return (
    <QueryForm
      key={q}
      action={action}
      role="search"
      aria-label={of.replace(/^./, (letter) => letter.toUpperCase())}
      className="self-end md:col-span-4"
    >
      {Object.entries(keep).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <SearchField id="list-search" label={`Search ${of}`} q={q} />
    </QueryForm>
  );
}
