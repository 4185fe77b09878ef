import { getOwnEnquiries } from '#contracts/leads/enquiry-calls.ts';
import { ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { enquiryColumns, regionFilter } from '#web/ui/back-office/enquiries/enquiry-columns.tsx';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { sellerPages } from '#web/ui/back-office/list/shown-pages.ts';
import { useList } from '#web/ui/back-office/list/use-list.ts';
import { useUserId } from '../use-self.ts';
import { EnquiryTabs } from './enquiry-tabs.tsx';
import { outcomeColumns } from './outcome-columns.tsx';

/** The enquiries of shoppers, with the reference in their chat message. */
export default function EnquiryList() {
  const list = useList(getOwnEnquiries, {
    params: { userId: useUserId() },
    columns: [...enquiryColumns(false), ...outcomeColumns],
    filters: { region: regionFilter },
    pageSize: 10,
  });
  return (
    <ListPage
      title="Enquiries"
      text="The reference stands in the shopper's chat message."
      noun="enquiries"
      list={list}
      exportName="enquiries"
      numbers={sellerPages}
      tabs={<EnquiryTabs />}
      nameOf={(row) => row.reference}
      linkOf={(row) => sellerAddresses.enquiry(row.leadId)}
      search="Search by product or reference..."
      empty={{
        title: 'No enquiries yet',
        text: 'They appear here as soon as a shopper opens a chat or sends the form.',
        action: (
          <ActionButtonLink to={sellerAddresses.products()}>See your pieces</ActionButtonLink>
        ),
      }}
    />
  );
}
