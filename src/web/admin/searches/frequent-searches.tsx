import { getSearches } from '#contracts/calls/searches.ts';
import type { CountedSearch } from '#contracts/searches.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { useList } from '#web/ui/back-office/list/use-list.ts';
import { useMay } from '../may.tsx';
import { DismissButton } from './dismiss-button.tsx';
import { foundColumn, searchesColumn, searchList, textColumn } from './search-columns.tsx';

const columns = [textColumn, searchesColumn, foundColumn];

/** What shoppers searched for most. */
export default function FrequentSearches() {
  const list = useList(getSearches, {
    ...searchList,
    columns,
  });
  const mayChange = useMay('change-searches');
  return (
    <ListPage
      title="Most searched"
      text="What shoppers searched for in the last 30 days. Searches that name something in the shop, and that came from many networks on several days, are suggested to others, unless you dismiss them or block one of their words."
      noun="searches"
      id="frequent-searches"
      list={list}
      exportName="searches"
      numbers={adminPages}
      nameOf={(row) => row.text}
      search="Search texts..."
      empty={{
        title: 'Nobody searched yet',
        text: 'What shoppers search for appears here within seconds.',
      }}
      {...(mayChange && { actions: (row: CountedSearch) => <DismissButton row={row} /> })}
    />
  );
}
