import { getOwnEnquiries } from '#contracts/leads/enquiry-calls.ts';
import * as enquiries from '#texts/seller/enquiries.ts';
import * as texts from '#texts/seller/enquiry-list.ts';
import { ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { enquiryColumns, regionFilter } from '#web/ui/back-office/enquiries/enquiry-columns.tsx';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { sellerPages } from '#web/ui/back-office/list/shown-pages.ts';
import { useList } from '#web/ui/back-office/list/use-list.ts';
import { useHasScreen } from '../staff/own-role-only.tsx';
import { useUserId } from '../use-self.ts';
import { EnquiryTabs } from './enquiry-tabs.tsx';
import { outcomeColumns } from './outcome-columns.tsx';

/** The enquiries of shoppers, with the reference in their chat message. */
export default function EnquiryList() {
  const hasScreen = useHasScreen();
  const list = useList(getOwnEnquiries, {
    params: { userId: useUserId() },
    columns: [...enquiryColumns(false), ...outcomeColumns],
    filters: { region: regionFilter },
    pageSize: 10,
  });
  return (
    <ListPage
      title={enquiries.title}
      text={texts.intro}
      noun={enquiries.noun}
      id="own-enquiries"
      list={list}
      exportName="enquiries"
      numbers={sellerPages}
      tabs={<EnquiryTabs />}
      nameOf={(row) => row.reference}
      linkOf={(row) => sellerAddresses.enquiry(row.leadId)}
      search={texts.search}
      empty={{
        title: enquiries.emptyTitle,
        text: enquiries.emptyText,
        action: hasScreen(sellerAddresses.products()) && (
          <ActionButtonLink to={sellerAddresses.products()}>{enquiries.seePieces}</ActionButtonLink>
        ),
      }}
    />
  );
}
