import { getAllEnquiries } from '#contracts/leads/enquiry-calls.ts';
import { enquiryColumns, regionFilter } from '#web/ui/back-office/enquiries/enquiry-columns.tsx';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { useList } from '#web/ui/back-office/list/use-list.ts';

export default function Enquiries() {
  return <EnquiryList title="Enquiries" />;
}

type EnquiryListProps = { title: string; sellerId?: string };

/** The enquiries of the whole marketplace, or of one seller. */
export function EnquiryList({ title, sellerId }: EnquiryListProps) {
  const list = useList(getAllEnquiries, {
    columns: enquiryColumns(sellerId === undefined),
    filters: { region: regionFilter },
    query: { sellerId },
    pageSize: 20,
  });
  return (
    <ListPage
      title={title}
      noun="enquiries"
      id={sellerId === undefined ? 'enquiries' : 'seller-enquiries'}
      list={list}
      exportName="enquiries"
      numbers={adminPages}
      nameOf={(row) => row.reference}
      search="Search by product, seller or reference..."
      empty={{
        title: 'No enquiries yet',
        text: 'They appear here as soon as a shopper opens a chat or sends the form.',
      }}
    />
  );
}
