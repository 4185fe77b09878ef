import { getCustomers } from '#contracts/leads/lead-calls.ts';
import { formatPhone } from '#domain/phone.ts';
import { formatCount } from '#languages/count.ts';
import * as texts from '#texts/seller/customers.ts';
import { ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { formatDay } from '#web/ui/back-office/formats.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { sellerPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { Written } from '#web/ui/written.tsx';
import { EnquiryTabs } from '../../enquiries/enquiry-tabs.tsx';
import { useUserId } from '../../use-self.ts';

const columns: CallColumn<typeof getCustomers>[] = [
  {
    key: 'name',
    title: texts.name,
    card: 'title',
    cell: (row) => <Written className="font-medium">{nameOf(row)}</Written>,
  },
  {
    key: 'reach',
    title: texts.numberOrEmail,
    cell: ({ phone, email }) => (
      <span className="tabular-nums">
        {texts.phoneAndEmail(
          [phone && formatPhone(phone), email].filter((known): known is string => Boolean(known)),
        )}
      </span>
    ),
  },
  {
    key: 'leads',
    title: texts.enquiries,
    isNumber: true,
    isNamedOnCard: true,
    cell: ({ leads }) => formatCount(leads),
  },
  {
    key: 'won',
    title: texts.won,
    isNumber: true,
    isNamedOnCard: true,
    cell: ({ won }) => formatCount(won),
  },
  {
    key: 'lastLeadAt',
    title: texts.lastAsked,
    cell: ({ lastLeadAt }) => lastLeadAt && formatDay(lastLeadAt),
  },
];

const nameOf = (row: { name: string; phone: string | null; email: string | null }) =>
  row.name || (row.phone ? formatPhone(row.phone) : (row.email ?? texts.withoutName));

/** Whom a seller talked with, by the names and numbers that it added. */
export default function Customers() {
  const list = useList(getCustomers, {
    params: { userId: useUserId() },
    columns,
    pageSize: 20,
  });
  return (
    <ListPage
      title={texts.title}
      text={texts.intro}
      noun={texts.noun}
      id="own-customers"
      list={list}
      numbers={sellerPages}
      quietWhenOnePage
      tabs={<EnquiryTabs />}
      nameOf={nameOf}
      linkOf={(row) => sellerAddresses.customer(row._id)}
      search={texts.search}
      empty={{
        title: texts.emptyTitle,
        text: texts.emptyText,
        action: (
          <ActionButtonLink to={sellerAddresses.enquiries}>{texts.openInbox}</ActionButtonLink>
        ),
      }}
    />
  );
}
