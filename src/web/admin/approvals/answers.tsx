import { markMessagesRead } from '#contracts/calls/messages.ts';
import { getAllSellers } from '#contracts/calls/sellers.ts';
import type { Seller } from '#contracts/seller.ts';
import { ActionButton, ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { useAction, useTell } from '#web/ui/back-office/use-call.ts';
import { May } from '../may.tsx';
import { ApprovalState } from '../sellers/approval-state.tsx';
import { sellerColumns } from '../sellers/seller-columns.tsx';

const columns: CallColumn<typeof getAllSellers>[] = [
  ...sellerColumns,
  {
    key: 'state',
    title: 'State',
    cell: (row) => <ApprovalState approval={row.approval} />,
    text: (row) => row.approval,
  },
];

/** Sellers in any state who have written and wait for an answer. */
export default function Answers() {
  const list = useList(getAllSellers, {
    columns,
    query: { unread: 'true' },
    sort: 'createdAt',
    order: 'asc',
    pageSize: 10,
  });
  const send = useTell(markMessagesRead);
  const markRead = useAction(({ _id }: Seller) => send({ params: { sellerId: _id } }));
  return (
    <ListPage
      title="Answers"
      text="Sellers who have written to you and wait for an answer or a decision."
      noun="sellers"
      id="answers"
      list={list}
      numbers={adminPages}
      nameOf={(row) => row.name}
      linkOf={(row) => adminAddresses.sellerMessages(row._id)}
      search="Search sellers..."
      empty={{ title: 'Nobody waits for an answer', text: 'What sellers write appears here.' }}
      actions={(row) => (
        <May permission="answer-messages">
          <ActionButton onClick={() => markRead.mutate(row)}>
            Mark as read<span className="sr-only">: {row.name}</span>
          </ActionButton>
          <ActionButtonLink to={adminAddresses.sellerMessages(row._id)} data-stays="">
            Read<span className="sr-only"> what {row.name} wrote</span>
          </ActionButtonLink>
        </May>
      )}
    />
  );
}
