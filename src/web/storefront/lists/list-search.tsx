import { Icon } from '#web/ui/icon.tsx';
import { QueryForm } from '#web/ui/query-form.tsx';

type ListSearchProps = {
  action: string;
  q: string;
  /** The subject of the search, as in `Search sellers`. */
  of: string;
  /** Other parameters of the address that a search keeps. */
  keep?: Record<string, string | undefined>;
};

/** The search box above a list: a form that works without scripts. */
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
      <label htmlFor="list-search" className="sr-only">
        Search {of}
      </label>
      <div className="relative">
        <input
          id="list-search"
          name="q"
          type="search"
          defaultValue={q}
          maxLength={200}
          autoComplete="off"
          placeholder={`Search ${of}`}
          className="block min-h-12 w-full border border-field bg-paper-bright pr-12 pl-3.5 placeholder:text-ink-muted focus-visible:outline-offset-0"
        />
        <button
          type="submit"
          aria-label="Search"
          className="absolute inset-y-0 right-0 grid w-12 place-items-center"
        >
          <Icon name="search" size={18} />
        </button>
      </div>
    </QueryForm>
  );
}
