import { getSearches } from '#contracts/calls/searches.ts';
import type { CountedSearch } from '#contracts/searches.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { useList } from '#web/ui/back-office/list/use-list.ts';
import { useMay } from '../may.tsx';
import { DismissButton } from './dismiss-button.tsx';
import { searchesColumn, searchList, textColumn } from './search-columns.tsx';
import { SynonymDialog } from './synonym-dialog.tsx';
import { useNewSynonym } from './use-new-synonym.ts';

const columns = [textColumn, searchesColumn];

/** What shoppers searched for and did not find, each a press away from being a synonym. */
export default function FruitlessSearches() {
  const list = useList(getSearches, {
    ...searchList,
    columns,
    query: { found: 'false' },
  });
  const dialog = useNewSynonym();
  const mayChange = useMay('change-searches');
  return (
    <ListPage
      title="Found nothing"
      text="What shoppers searched for in the last 30 days and did not find. Who searched is not kept."
      noun="searches"
      id="fruitless-searches"
      list={list}
      exportName="searches-that-found-nothing"
      numbers={adminPages}
      nameOf={(row) => row.text}
      search="Search texts..."
      empty={{
        title: 'Every search found something',
        text: 'What shoppers search for and do not find appears here.',
      }}
      {...(mayChange && {
        actions: (row: CountedSearch) => (
          <>
            <DismissButton row={row} />
            <ActionButton data-stays="" onClick={() => dialog.show(row.text)}>
              Make a synonym
              <span className="sr-only"> of {row.text}</span>
            </ActionButton>
          </>
        ),
      })}
    >
      {mayChange && dialog.word !== null && (
        <SynonymDialog entry={null} word={dialog.word} onClose={dialog.close} />
      )}
    </ListPage>
  );
}
