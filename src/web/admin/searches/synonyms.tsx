import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { addSynonym, deleteSynonym, getSynonyms } from '#contracts/calls/synonyms.ts';
import type { Synonym } from '#contracts/searches/synonym.ts';
import { isolate } from '#domain/text/isolate.ts';
import { ActionButton, IconButton } from '#web/ui/back-office/action-button.tsx';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useAction, useSend } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../may.tsx';
import { FoundNothing } from './found-nothing.tsx';
import { SynonymDialog } from './synonym-dialog.tsx';
import { useNewSynonym } from './use-new-synonym.ts';

const kinds: Record<Synonym['kind'], string> = { same: 'The same', family: 'Family' };

const firstOf = ({ words }: Synonym) => words[0] ?? '';
const othersOf = ({ words }: Synonym) => words.slice(1).join(', ');

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
    cell: (row) => <bdi className="wrap-anywhere">{othersOf(row)}</bdi>,
    text: othersOf,
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
      text="Words that searches take for one another. A change counts from the next search on."
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
