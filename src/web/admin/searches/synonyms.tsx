import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { addSynonym, deleteSynonym, getSearches, getSynonyms } from '#contracts/calls/searches.ts';
import type { Synonym } from '#contracts/searches.ts';
import { isolate } from '#domain/text/isolate.ts';
import { ActionButton, IconButton } from '#web/ui/back-office/action-button.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { formatMoment, formatTotal } from '#web/ui/back-office/formats.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useAction, useReadPage, useSend } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../may.tsx';
import { SynonymDialog } from './synonym-dialog.tsx';
import { useNewSynonym } from './use-new-synonym.ts';

const kinds: Record<Synonym['kind'], string> = { same: 'The same', family: 'Family' };

const firstOf = ({ words }: Synonym) => words[0] ?? '';
const othersOf = ({ words }: Synonym) => words.slice(1).map(isolate).join(', ');

const columns: CallColumn<typeof getSynonyms>[] = [
  {
    key: 'word',
    title: 'Word',
    card: 'title',
    sort: 'word',
    width: '14rem',
    cell: (row) => <bdi className="font-medium wrap-anywhere">{firstOf(row)}</bdi>,
    text: firstOf,
  },
  {
    key: 'others',
    title: 'Finds',
    card: 'text',
    cell: (row) => <span className="wrap-anywhere">{othersOf(row)}</span>,
    text: ({ words }) => words.slice(1).join(', '),
  },
  {
    key: 'kind',
    title: 'Kind',
    width: '8rem',
    cell: (row) => kinds[row.kind],
    text: (row) => kinds[row.kind],
  },
  {
    key: 'updatedAt',
    title: 'Changed',
    sort: 'updatedAt',
    width: '11rem',
    cell: (row) => <span className="whitespace-nowrap">{formatMoment(row.updatedAt)}</span>,
    text: (row) => row.updatedAt,
  },
];

/** The words that searches take for one another, and beside them what searches did not find. */
export default function Synonyms() {
  const list = useList(getSynonyms, {
    columns,
    filters: {
      kind: {
        label: 'Kind',
        all: 'All kinds',
        options: [
          { value: 'same', label: 'The same' },
          { value: 'family', label: 'Families' },
        ],
      },
    },
    sort: 'word',
    order: 'asc',
    pageSize: 20,
  });
  const dialog = useNewSynonym();
  const [editing, setEditing] = useState<Synonym | null>(null);
  const mayChange = useMay('change-searches');
  const add = mayChange && (
    <ActionButton look="solid" onClick={() => dialog.show('')}>
      <Plus size={15} aria-hidden="true" />
      Add Synonyms
    </ActionButton>
  );
  return (
    <ListPage
      title="Synonyms"
      text="Words that searches treat as the same. A change applies from the next search on."
      noun="synonyms"
      id="synonyms"
      list={list}
      exportName="synonyms"
      numbers={adminPages}
      nameOf={firstOf}
      search="Search words..."
      head={add}
      notice={mayChange && <FoundNothing onChoose={dialog.show} />}
      empty={{
        title: 'No synonyms found.',
        text: 'Add words that shoppers use for the same thing, such as purse and handbag.',
        action: add,
      }}
      {...(mayChange && {
        actions: (row: Synonym) => <Actions row={row} onEdit={() => setEditing(row)} />,
      })}
    >
      {mayChange && dialog.word !== null && (
        <SynonymDialog entry={null} word={dialog.word} onClose={dialog.close} />
      )}
      {editing && (
        <SynonymDialog
          entry={editing}
          onReload={async () => {
            const { data } = await list.query.refetch();
            setEditing(data?.rows.find(({ _id }) => _id === editing._id) ?? null);
          }}
          onClose={() => setEditing(null)}
        />
      )}
    </ListPage>
  );
}

function Actions({ row, onEdit }: { row: Synonym; onEdit: () => void }) {
  const addAgain = useSend(addSynonym);
  const send = useSend(deleteSynonym);
  const remove = useAction(async () => {
    await send({ params: { id: row._id } });
    toasts.undoable(`${isolate(firstOf(row))} has no synonyms of this group any more`, () =>
      addAgain({ body: { kind: row.kind, words: row.words } }),
    );
  });
  return (
    <>
      <IconButton
        label={`Delete ${firstOf(row)}`}
        disabled={remove.isPending}
        onClick={() => remove.mutate(undefined)}
      >
        <Trash2 size={15} aria-hidden="true" />
      </IconButton>
      <IconButton label={`Edit ${firstOf(row)}`} data-stays="" onClick={onEdit}>
        <Pencil size={15} aria-hidden="true" />
      </IconButton>
    </>
  );
}

const SHOWN = 8;

/** The most frequent searches that found nothing, each a press away from being a synonym. */
function FoundNothing({ onChoose }: { onChoose: (text: string) => void }) {
  const { data } = useReadPage(getSearches, { query: { found: 'false', limit: SHOWN } });
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <section
      aria-labelledby="found-nothing"
      className="mb-4 rounded-panel border border-hair bg-panel px-4 py-3"
    >
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="found-nothing" className="font-medium">
          Found nothing in the last 30 days
        </h2>
        {data.total > data.rows.length && (
          <Link
            to={adminAddresses.fruitlessSearches}
            className="inline-flex min-h-6 items-center text-ink-soft underline underline-offset-2 hover:text-ink"
          >
            All {formatTotal(data.total, data.capped)}
          </Link>
        )}
      </div>
      <ul className="flex flex-wrap gap-2">
        {data.rows.map(({ text, searches }) => (
          <li key={text} className="max-w-full">
            <button
              type="button"
              onClick={() => onChoose(text)}
              className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-control border border-hair px-2.5 py-1 text-start hover:border-ink-muted"
            >
              <Plus size={14} aria-hidden="true" className="shrink-0 text-ink-muted" />
              <span className="sr-only">Make a synonym of </span>
              <bdi className="wrap-anywhere">{text}</bdi>
              <span className="text-ink-muted tabular-nums">
                {searches}
                <span className="sr-only"> {searches === 1 ? 'search' : 'searches'}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
