import { getOwnEnquiries, getOwnStatistics } from '#contracts/calls/enquiries.ts';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { enquiriesByDay } from '#web/ui/back-office/enquiries/enquiries-by-day.ts';
import { EnquiryChart } from '#web/ui/back-office/enquiries/enquiry-chart.tsx';
import { enquiryColumns, regionFilter } from '#web/ui/back-office/enquiries/enquiry-columns.tsx';
import { MostEnquired } from '#web/ui/back-office/enquiries/most-enquired.tsx';
import { usePeriod } from '#web/ui/back-office/enquiries/use-period.tsx';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { sellerPages } from '#web/ui/back-office/list/shown-pages.ts';
import { useList } from '#web/ui/back-office/list/use-list.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { useUserId } from '../use-self.ts';

/** The enquiries of shoppers, with the reference in their chat message. */
export default function SellerEnquiries() {
  const list = useList(getOwnEnquiries, {
    params: { userId: useUserId() },
    columns: enquiryColumns(false),
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
      nameOf={(row) => row.reference}
      search="Search by product or reference..."
      empty={{
        title: 'No enquiries yet',
        text: 'They appear here as soon as a shopper opens a chat.',
      }}
    >
      <Statistics />
    </ListPage>
  );
}

function Statistics() {
  const { days, field } = usePeriod();
  const query = useRead(getOwnStatistics, {
    params: { userId: useUserId() },
    query: { days },
  });
  return (
    <div className="mt-10 border-t border-hair pt-6">
      <div className="mb-4 flex justify-end">{field}</div>
      <QueryState query={query} what="The numbers" height="26rem">
        {(statistics) => (
          <div className="flex flex-col gap-8">
            <EnquiryChart days={enquiriesByDay(statistics.days, days, new Date())} />
            <MostEnquired
              title="Most asked-about products"
              rows={statistics.products}
              to={(row) => sellerAddresses.products({ q: row.name })}
            />
          </div>
        )}
      </QueryState>
    </div>
  );
}
