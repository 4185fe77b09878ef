import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type BinEntry, binKinds } from '#contracts/bin.ts';
import { deleteForGood, emptyBin, getBin, restoreFromBin } from '#contracts/calls/bin.ts';
import { ActingButton, ActionButton, IconButton } from '#web/ui/back-office/action-button.tsx';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { formatDay, formatMoment } from '#web/ui/back-office/formats.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { Thumbnail } from '#web/ui/back-office/thumbnail.tsx';
import { useAction, useTell } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../may.tsx';

const kinds: Record<BinEntry['kind'], string> = {
  product: 'Product',
  category: 'Category',
  'sub-category': 'Sub-category',
  'product-type': 'Product type',
  seller: 'Seller',
};

const deleterOf = ({ by, byAdmin }: BinEntry) => by ?? (byAdmin ? 'An admin' : 'Its seller');

const columns: CallColumn<typeof getBin>[] = [
  {
    key: 'name',
    title: 'Name',
    card: 'title',
    sort: 'name',
    cell: ({ name, picture }) => (
      <span className="flex items-center gap-3">
        <Thumbnail media={picture} size={40} />
        <bdi className="font-medium wrap-anywhere">{name}</bdi>
      </span>
    ),
    text: ({ name }) => name,
  },
  {
    key: 'kind',
    title: 'Kind',
    width: '9rem',
    cell: ({ kind }) => kinds[kind],
    text: ({ kind }) => kinds[kind],
  },
  {
    key: 'seller',
    title: 'Seller',
    width: '11rem',
    cell: ({ seller }) => (seller ? <bdi className="wrap-anywhere">{seller.name}</bdi> : '–'),
    text: ({ seller }) => seller?.name ?? '',
  },
  {
    key: 'by',
    title: 'Deleted by',
    width: '9rem',
    isNamedOnCard: true,
    cell: (row) => <bdi className="wrap-anywhere">{deleterOf(row)}</bdi>,
    text: deleterOf,
  },
  {
    key: 'deletedAt',
    title: 'Deleted',
    sort: 'deletedAt',
    width: '11rem',
    cell: ({ deletedAt }) => <span className="whitespace-nowrap">{formatMoment(deletedAt)}</span>,
    text: ({ deletedAt }) => deletedAt,
  },
  {
    key: 'goneAt',
    title: 'Deleted for good',
    width: '9rem',
    isNamedOnCard: true,
    cell: ({ goneAt }) => <span className="whitespace-nowrap">{formatDay(goneAt)}</span>,
    text: ({ goneAt }) => goneAt,
  },
];

/** What was deleted in the last thirty days: it comes back as it was, or goes for good. */
export default function Bin() {
  const list = useList(getBin, {
    columns,
    filters: {
      kind: {
        label: 'Kind',
        all: 'All kinds',
        options: binKinds.map((value) => ({ value, label: kinds[value] })),
      },
    },
    sort: 'deletedAt',
    order: 'desc',
    pageSize: 20,
  });
  const [asked, setAsked] = useState<BinEntry | 'all' | null>(null);
  const mayEmpty = useMay('empty-bin');
  const mayRestore = useMay('restore-from-bin');
  return (
    <ListPage
      title="Bin"
      text="Everything deleted in the last 30 days. You can restore it until the day shown; then it is gone for good, and a seller is erased with all that is kept about them."
      noun="things"
      id="bin"
      list={list}
      exportName="bin"
      numbers={adminPages}
      nameOf={({ name }) => name}
      search="Search by name..."
      head={
        mayEmpty && (
          <ActionButton
            look="danger"
            disabled={list.query.data?.rows.length === 0}
            onClick={() => setAsked('all')}
          >
            <Trash2 size={15} aria-hidden="true" />
            Empty Bin
          </ActionButton>
        )
      }
      empty={{
        title: 'The bin is empty.',
        text: 'Products, categories and sellers that are deleted wait here for 30 days.',
      }}
      actions={(row) => (
        <>
          {mayRestore && <Restore row={row} />}
          {mayEmpty && (
            <IconButton
              label={`Delete ${row.name} for good`}
              data-stays=""
              onClick={() => setAsked(row)}
            >
              <Trash2 size={15} aria-hidden="true" />
            </IconButton>
          )}
        </>
      )}
    >
      {asked === 'all' && <EmptyDialog onClose={() => setAsked(null)} />}
      {asked !== null && asked !== 'all' && (
        <DeleteDialog entry={asked} onClose={() => setAsked(null)} />
      )}
    </ListPage>
  );
}

function Restore({ row: { _id, name } }: { row: BinEntry }) {
  const send = useTell(restoreFromBin);
  return (
    <ActingButton
      aria-label={`Restore ${name}`}
      data-stays=""
      act={() => send({ params: { id: _id } })}
    >
      Restore
    </ActingButton>
  );
}

function DeleteDialog({ entry, onClose }: { entry: BinEntry; onClose: () => void }) {
  const send = useTell(deleteForGood);
  const remove = useAction(() => send({ params: { id: entry._id } }));
  const ofSeller =
    'The account is erased with its products, pictures, customers and enquiries, and the seller is told by mail. This action cannot be undone.';
  return (
    <ConfirmDialog
      title={`Delete this ${kinds[entry.kind].toLowerCase()} for good`}
      text={entry.kind === 'seller' ? ofSeller : 'This action cannot be undone.'}
      action="Delete for Good"
      onConfirm={() => remove.mutateAsync(undefined)}
      onClose={onClose}
    >
      <bdi className="block font-medium wrap-anywhere">{entry.name}</bdi>
    </ConfirmDialog>
  );
}

function EmptyDialog({ onClose }: { onClose: () => void }) {
  const send = useTell(emptyBin);
  const empty = useAction(() => send({}));
  return (
    <ConfirmDialog
      title="Empty the bin"
      text="All products, categories, sub-categories and product types in it are deleted for good. Sellers stay in the bin until their day; delete them one by one. This action cannot be undone."
      action="Empty Bin"
      onConfirm={() => empty.mutateAsync(undefined)}
      onClose={onClose}
    />
  );
}
