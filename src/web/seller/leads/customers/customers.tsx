import { getCustomers } from '#contracts/leads/lead-calls.ts';
import { formatPhone } from '#domain/phone.ts';
import { ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { formatCount, formatDay } from '#web/ui/back-office/formats.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { sellerPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { EnquiryTabs } from '../../enquiries/enquiry-tabs.tsx';
import { useUserId } from '../../use-self.ts';

const columns: CallColumn<typeof getCustomers>[] = [
  {
    key: 'name',
    title: 'Name',
    card: 'title',
    cell: (row) => <bdi className="font-medium">{nameOf(row)}</bdi>,
  },
  {
    key: 'reach',
    title: 'Number or email',
    cell: ({ phone, email }) => (
      <span className="tabular-nums">
        {[phone && formatPhone(phone), email].filter(Boolean).join(', ')}
      </span>
    ),
  },
  {
    key: 'leads',
    title: 'Enquiries',
    isNumber: true,
    isNamedOnCard: true,
    cell: ({ leads }) => formatCount(leads),
  },
  {
    key: 'won',
    title: 'Won',
    isNumber: true,
    isNamedOnCard: true,
    cell: ({ won }) => formatCount(won),
  },
  {
    key: 'lastLeadAt',
    title: 'Last asked',
    cell: ({ lastLeadAt }) => lastLeadAt && formatDay(lastLeadAt),
  },
];

const nameOf = (row: { name: string; phone: string | null; email: string | null }) =>
  row.name || (row.phone ? formatPhone(row.phone) : (row.email ?? 'Without a name'));

/** Whom a seller talked with, by the names and numbers that it added. */
export default function Customers() {
  const list = useList(getCustomers, {
    params: { userId: useUserId() },
    columns,
    pageSize: 20,
  });
  return (
    <ListPage
      title="Customers"
      text="Those whose name or number you added to an enquiry. Only you see them."
      noun="customers"
      list={list}
      numbers={sellerPages}
      quietWhenOnePage
      tabs={<EnquiryTabs />}
      nameOf={nameOf}
      linkOf={(row) => sellerAddresses.customer(row._id)}
      search="Search by name, number or email..."
      empty={{
        title: 'No customers yet',
        text: 'Add a name or a number to an enquiry, and they stand here with all that they asked.',
        action: <ActionButtonLink to={sellerAddresses.enquiries}>Open the inbox</ActionButtonLink>,
      }}
    />
  );
}
