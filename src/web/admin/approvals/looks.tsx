import { useState } from 'react';
import { getAllProducts } from '#contracts/calls/products.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { takeDownReasons } from '#domain/availability/take-down-reasons.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { messageOf } from '#web/ui/back-office/calls.ts';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { May, useMay } from '../may.tsx';
import { nameColumn, pictureColumn, sellerColumn } from '../products/product-columns.tsx';
import { tellDone, useTakeDown } from '../products/take-down/use-take-down.ts';
import { ApprovalTabs } from './approval-tabs.tsx';
import { KeepDownDialog } from './keep-down-dialog.tsx';

const columns: CallColumn<typeof getAllProducts>[] = [
  pictureColumn,
  nameColumn,
  sellerColumn,
  {
    key: 'said',
    title: 'Why it is down',
    card: 'whole',
    cell: ({ takenDown }) =>
      takenDown && (
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
    cell: ({ takenDown }) => (
      <bdi className="block whitespace-pre-line wrap-anywhere">
        {takenDown?.askedWords || 'Nothing'}
      </bdi>
    ),
  },
  {
    key: 'since',
    title: 'Since',
    cell: ({ takenDown }) => takenDown?.askedAt && formatMoment(takenDown.askedAt),
  },
];

const isNew = ({ takenDown }: ManagedProduct) => takenDown?.reason === 'not-approved';

/** New pieces to approve, and those that were taken down and whose sellers ask for another look. */
export default function Looks() {
  const list = useList(getAllProducts, { columns, query: { lookAgain: 'true' }, pageSize: 10 });
  const { up } = useTakeDown();
  const [keeping, setKeeping] = useState<ManagedProduct | null>(null);
  const mayEdit = useMay('change-products');
  const putUp = (row: ManagedProduct) =>
    tellDone(row, up(row)).catch((error) => {
      toasts.failure(messageOf(error));
      void list.query.refetch();
    });
  return (
    <ListPage
      title="Pieces"
      text="New pieces that wait for approval, and pieces that were taken down and whose sellers ask you to look at them again."
      noun="pieces"
      id="other-looks"
      list={list}
      numbers={adminPages}
      tabs={<ApprovalTabs />}
      nameOf={(row) => row.name}
      linkOf={({ _id, sku }) => adminAddresses.products(mayEdit ? { edit: _id } : { q: sku })}
      empty={{
        title: 'No piece waits',
        text: 'New pieces appear here where the settings say that they are approved, and pieces that were taken down once their sellers ask.',
      }}
      actions={(row) => (
        <May permission="take-down-products">
          <ActionButton data-stays="" onClick={() => setKeeping(row)}>
            {isNew(row) ? 'Decline' : 'Keep down'}
            <span className="sr-only"> {row.name}</span>
          </ActionButton>
          <ActionButton data-stays="" look="solid" onClick={() => putUp(row)}>
            {isNew(row) ? 'Approve' : 'Put up'}
            <span className="sr-only"> {row.name}</span>
          </ActionButton>
        </May>
      )}
    >
      {keeping && <KeepDownDialog product={keeping} onClose={() => setKeeping(null)} />}
    </ListPage>
  );
}
