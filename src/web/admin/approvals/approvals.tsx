import { useState } from 'react';
import { getAllSellers } from '#contracts/calls/sellers.ts';
import type { ListedSeller } from '#contracts/seller.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { BulkBar } from '#web/ui/back-office/list/bulk-bar.tsx';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { useSelection } from '#web/ui/back-office/list/selection.ts';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { useList } from '#web/ui/back-office/list/use-list.ts';
import { May, useMay } from '../may.tsx';
import { DecideDialog } from '../sellers/decide-dialog.tsx';
import { sellerColumns } from '../sellers/seller-columns.tsx';
import { type Decision, unconfirmedWarning, useSetStatus } from '../sellers/use-decide.ts';

/** Sellers who wait for approval, longest first: approved or declined in two clicks. */
export default function Approvals() {
  const list = useList(getAllSellers, {
    columns: sellerColumns,
    query: { approval: 'pending' },
    sort: 'createdAt',
    order: 'asc',
    pageSize: 10,
  });
  const selection = useSelection<ListedSeller>();
  const setStatus = useSetStatus();
  const mayChange = useMay('change-sellers');
  const [deciding, setDeciding] = useState<{ seller: ListedSeller; decision: Decision } | null>(
    null,
  );
  return (
    <ListPage
      title="Approvals"
      text="Sellers waiting for approval, the longest waiting first."
      noun="sellers"
      id="approvals"
      list={list}
      exportName="waiting-sellers"
      numbers={adminPages}
      nameOf={(row) => row.name}
      linkOf={(row) => adminAddresses.sellerProfile(row._id)}
      search="Search sellers..."
      {...(mayChange && { selection })}
      notice={
        <BulkBar
          selection={selection}
          nameOf={(row) => row.name}
          actions={[
            {
              label: 'Approve',
              warning: unconfirmedWarning(selection.rows),
              run: (row) => setStatus(row, true),
            },
          ]}
        />
      }
      empty={{ title: 'Nobody is waiting', text: 'New registrations appear here.' }}
      actions={(row) => (
        <May permission="change-sellers">
          <ActionButton
            data-stays=""
            onClick={() => setDeciding({ seller: row, decision: 'decline' })}
          >
            Decline<span className="sr-only"> {row.name}</span>
          </ActionButton>
          <ActionButton
            data-stays=""
            look="solid"
            onClick={() => setDeciding({ seller: row, decision: 'approve' })}
          >
            Approve<span className="sr-only"> {row.name}</span>
          </ActionButton>
        </May>
      )}
    >
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(null)} />}
    </ListPage>
  );
}
