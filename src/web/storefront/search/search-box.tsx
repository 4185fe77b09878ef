import * as texts from '#texts/storefront/search.ts';
import { addresses } from '#web/ui/addresses.ts';
import { QueryForm } from '#web/ui/query-form.tsx';
import { SearchField } from './search-field.tsx';

/** The navigation's search: links to the shop's list of results. */
export function SearchBox({ className }: { className?: string }) {
  return (
    <QueryForm
      action={addresses.shop()}
      role="search"
      aria-label={texts.wholeShop}
      className={className}
    >
      <SearchField id="search-all" label={texts.search} look="line" suggests />
    </QueryForm>
  );
}
