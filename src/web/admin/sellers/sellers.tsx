import { useState } from 'react';
import { getUsedTags } from '#contracts/calls/seller-record.ts';
import { getAllSellers } from '#contracts/calls/sellers.ts';
import type { ListedSeller, Seller } from '#contracts/seller.ts';
import { ActionButton, ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { formatDay } from '#web/ui/back-office/formats.ts';
import { BulkBar } from '#web/ui/back-office/list/bulk-bar.tsx';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { useSelection } from '#web/ui/back-office/list/selection.ts';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../may.tsx';
import { ParentChanges } from '../products-progress.tsx';
import { approvalOptions } from './approval-state.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { InviteSeller } from './invite-seller.tsx';
import { emailColumn, nameColumn, phoneColumn, profileColumn } from './seller-columns.tsx';
import { statusProblem, unconfirmedWarning, useDecide, useSetStatus } from './use-decide.ts';

const columns: CallColumn<typeof getAllSellers>[] = [
  profileColumn,
  {
    ...nameColumn,
    note: ({ tags }) =>
      tags.length > 0 && (
        <span className="mt-1 flex flex-wrap gap-1">
          {tags.map((tag) => (
            <bdi key={tag} className="max-w-full truncate rounded-full bg-hover px-2 text-fine">
              {tag}
            </bdi>
          ))}
        </span>
      ),
  },
  {
    key: 'tags',
    title: 'Tags',
    isExportOnly: true,
    cell: () => null,
    text: (row) => row.tags.join(', '),
  },
  { ...emailColumn, sort: 'email' },
  { ...phoneColumn, sort: 'phone' },
  {
    key: 'createdAt',
    title: 'Created At',
    sort: 'createdAt',
    cell: (row) => formatDay(row.createdAt),
    text: (row) => row.createdAt,
  },
  {
    key: 'status',
    title: 'Status',
    card: 'foot',
    cell: (row) => <SellerStatusButton seller={row} />,
    text: (row) => (row.status ? 'Active' : 'Inactive'),
  },
];

export default function Sellers() {
  const used = useRead(getUsedTags, {}).data ?? [];
  const list = useList(getAllSellers, {
    columns,
    filters: {
      approval: {
        label: 'Approval',
        all: 'All sellers',
        options: approvalOptions,
      },
      tag: {
        label: 'Tag',
        all: 'All tags',
        options: used.map(({ tag, sellers }) => ({ value: tag, label: `${tag} (${sellers})` })),
        isOpen: true,
      },
      documents: {
        label: 'Documents',
        all: 'Whatever documents',
        options: [
          { value: 'due', label: 'Expired, or within 30 days' },
          { value: 'expired', label: 'Expired' },
        ],
      },
    },
    sort: 'name',
    order: 'asc',
    pageSize: 10,
  });
  const selection = useSelection<ListedSeller>();
  const setStatus = useSetStatus();
  const mayChange = useMay('change-sellers');
  return (
    <ListPage
      title="Sellers"
      noun="sellers"
      id="sellers"
      list={list}
      exportName="sellers"
      numbers={adminPages}
      nameOf={(row) => row.name}
      linkOf={(row) => adminAddresses.sellerProfile(row._id)}
      head={<InviteSeller />}
      search="Search sellers..."
      {...(mayChange && { selection })}
      notice={
        <>
          <ParentChanges />
          <BulkBar
            selection={selection}
            nameOf={(row) => row.name}
            actions={[
              {
                label: 'Activate',
                warning: unconfirmedWarning(selection.rows),
                run: (row) => setStatus(row, true),
              },
              {
                label: 'Deactivate',
                isDangerous: true,
                warning: 'Their products are not shown to shoppers. They are told why by mail.',
                reason: 'Reason, told to all of them',
                run: async (row, reason) => {
                  const deactivated = await setStatus(row, false, reason);
                  return row.status ? () => setStatus(deactivated, true) : null;
                },
              },
            ]}
          />
        </>
      }
      empty={{ title: 'No Sellers Found', text: 'Nobody has registered yet.' }}
      actions={(row) => (
        <ActionButtonLink to={adminAddresses.sellerProducts(row._id)} data-stays="">
          View Products
          <span className="sr-only"> of {row.name}</span>
        </ActionButtonLink>
      )}
    />
  );
}

/**
 * Active or Inactive, changed by a press. Deactivating asks for a reason, and activating asks where
 * the e-mail is not confirmed.
 */
function SellerStatusButton({ seller }: { seller: Seller }) {
  const decide = useDecide();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const words = seller.status ? 'Active' : 'Inactive';
  const tone = seller.status ? 'good' : 'bad';
  const mayChange = useMay('change-sellers');

  async function activate() {
    setBusy(true);
    setProblem(null);
    await decide(seller, 'approve', '').catch((error) => setProblem(statusProblem(error)));
    setBusy(false);
  }

  if (!mayChange) return <StatusDot tone={tone}>{words}</StatusDot>;
  return (
    <div>
      <ActionButton
        className="min-w-28"
        busy={isBusy && 'Updating...'}
        aria-label={isBusy ? undefined : `${words}: ${seller.name}`}
        title={seller.status ? 'Deactivate' : 'Activate'}
        onClick={seller.status || !seller.emailConfirmed ? () => setAsking(true) : activate}
      >
        <StatusDot tone={tone}>{words}</StatusDot>
      </ActionButton>
      {problem && (
        <p role="alert" className="mt-1 max-w-48 text-fine text-bad">
          {problem}
        </p>
      )}
      {isAsking && (
        <DecideDialog
          seller={seller}
          decision={seller.status ? 'deactivate' : 'approve'}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
