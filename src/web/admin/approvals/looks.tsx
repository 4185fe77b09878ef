import { useState } from 'react';
import { getAllProducts } from '#contracts/calls/products.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { takeDownReasons } from '#domain/availability/take-down-reasons.ts';
import { ActionButton, ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { messageOf } from '#web/ui/back-office/calls.ts';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { BulkBar } from '#web/ui/back-office/list/bulk-bar.tsx';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { useSelection } from '#web/ui/back-office/list/selection.ts';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { May, useMay } from '../may.tsx';
import { nameColumn, pictureColumn, sellerColumn } from '../products/product-columns.tsx';
import { useProductFilters } from '../products/product-filters.tsx';
import { DeclinePieceDialog } from './decline-piece-dialog.tsx';
import { useDecidePiece, waitingOf } from './use-decide-piece.ts';

const columns: CallColumn<typeof getAllProducts>[] = [
  pictureColumn,
  nameColumn,
  sellerColumn,
  {
    key: 'said',
    title: 'What waits',
    card: 'whole',
    cell: ({ takenDown }) =>
      takenDown === null ? (
        'An edit: shoppers see the product as it was'
      ) : (
        <>
          {takeDownReasons[takenDown.reason]}
          {takenDown.words && (
            <bdi className="block whitespace-pre-line text-ink-muted wrap-anywhere">
              {takenDown.words}
            </bdi>
          )}
        </>
      ),
  },
  {
    key: 'asked',
    title: 'What the seller says',
    card: 'whole',
    cell: ({ takenDown }) =>
      takenDown?.askedWords ? (
        <bdi className="block whitespace-pre-line wrap-anywhere">{takenDown.askedWords}</bdi>
      ) : (
        '–'
      ),
  },
  {
    key: 'since',
    title: 'Since',
    sort: 'lookAgainAt',
    cell: ({ takenDown, edit }) => {
      const since = takenDown === null ? edit?.at : takenDown.askedAt;
      return since && formatMoment(since);
    },
  },
];

/** New products and edits to approve, and products that were taken down and whose sellers ask for another look. */
export default function Looks() {
  const { seller, category } = useProductFilters();
  const list = useList(getAllProducts, {
    columns,
    filters: { seller, category },
    query: { lookAgain: 'true' },
    sort: 'lookAgainAt',
    order: 'asc',
    pageSize: 10,
  });
  const selection = useSelection<ManagedProduct>();
  const { approve, decline, approveAndTell } = useDecidePiece();
  const [declining, setDeclining] = useState<ManagedProduct | null>(null);
  const mayDecide = useMay('take-down-products');
  const approveOne = (row: ManagedProduct) =>
    approveAndTell(row).catch((error) => {
      toasts.failure(messageOf(error));
      void list.query.refetch();
    });
  const [first] = list.query.data?.rows ?? [];
  return (
    <ListPage
      title="Products to approve"
      text="New products and edits that wait for approval, and products that were taken down and whose sellers ask you to look at them again. The longest waiting come first."
      noun="products"
      id="other-looks"
      list={list}
      numbers={adminPages}
      search="Search products..."
      nameOf={(row) => row.name}
      linkOf={({ _id }) => adminAddresses.reviewPiece(_id)}
      {...(mayDecide && { selection })}
      head={
        first && (
          <ActionButtonLink to={adminAddresses.reviewPiece(first._id)}>
            Review one by one
          </ActionButtonLink>
        )
      }
      notice={
        <BulkBar
          selection={selection}
          nameOf={(row) => row.name}
          actions={[
            { label: 'Approve', run: async (row) => (await approve(row)).undo },
            { label: 'Decline', reason: 'Why they are declined', run: decline },
          ]}
        />
      }
      empty={{
        title: 'No product waits',
        text: 'New products and edits appear here where the settings say that they are approved, and products that were taken down once their sellers ask.',
      }}
      actions={(row) => (
        <May permission="take-down-products">
          <ActionButton data-stays="" onClick={() => setDeclining(row)}>
            {waitingOf(row) === 'down' ? 'Keep down' : 'Decline'}
            <span className="sr-only"> {row.name}</span>
          </ActionButton>
          <ActionButton data-stays="" look="solid" onClick={() => approveOne(row)}>
            {waitingOf(row) === 'down' ? 'Put up' : 'Approve'}
            <span className="sr-only"> {row.name}</span>
          </ActionButton>
        </May>
      )}
    >
      {declining && <DeclinePieceDialog product={declining} onClose={() => setDeclining(null)} />}
    </ListPage>
  );
}
