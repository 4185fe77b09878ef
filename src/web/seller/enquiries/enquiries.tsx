import { getOwnEnquiries, getOwnStatistics } from '#contracts/calls/enquiries.ts';
import { enquiriesByDay } from '#web/ui/back-office/enquiries/enquiries-by-day.ts';
import { EnquiryChart } from '#web/ui/back-office/enquiries/enquiry-chart.tsx';
import { enquiryColumns } from '#web/ui/back-office/enquiries/enquiry-columns.tsx';
import { MostEnquired } from '#web/ui/back-office/enquiries/most-enquired.tsx';
import { FilterSelect } from '#web/ui/back-office/list/filters/filter-select.tsx';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { useListState } from '#web/ui/back-office/list/list-state.ts';
import { sellerPages } from '#web/ui/back-office/list/shown-pages.ts';
import { useList } from '#web/ui/back-office/list/use-list.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { useUserId } from '../use-self.ts';

const regions = [
  { value: 'IN', label: 'India' },
  { value: 'AE', label: 'Emirates' },
] as const;
const periods = [
  { value: '7', label: 'Last 7 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last year' },
];

/** The enquiries of shoppers, with the reference in their chat message. */
export default function SellerEnquiries() {
  const list = useList(getOwnEnquiries, {
    params: { userId: useUserId() },
    columns: enquiryColumns(false),
    filters: { region: { label: 'Region', all: 'All regions', options: regions } },
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
  const state = useListState({ columns: [], filters: { days: periods } });
  const days = Number(state.filters.days) || 30;
  const query = useRead(getOwnStatistics, {
    params: { userId: useUserId() },
    query: { days },
  });
  return (
    <div className="mt-10 border-t border-hair pt-6">
      <div className="mb-4 flex justify-end">
        <FilterSelect
          state={state}
          name="days"
          label="Period"
          all="Last 30 days"
          options={periods}
        />
      </div>
      <QueryState query={query} what="The numbers" height="26rem">
        {(statistics) => (
          <div className="flex flex-col gap-8">
            <EnquiryChart days={enquiriesByDay(statistics.days, days, new Date())} />
            <MostEnquired
              title="Most asked-about products"
              rows={statistics.products}
              to={(row) => `/seller/product?q=${encodeURIComponent(row.name)}`}
            />
          </div>
        )}
      </QueryState>
    </div>
  );
}
