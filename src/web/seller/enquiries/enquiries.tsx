import { useQuery } from '@tanstack/react-query';
import type { Enquiry, EnquiryStatistics } from '#contracts/enquiry.ts';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { enquiriesByDay } from '#web/ui/back-office/enquiries/enquiries-by-day.ts';
import { EnquiryChart } from '#web/ui/back-office/enquiries/enquiry-chart.tsx';
import { enquiryColumns } from '#web/ui/back-office/enquiries/enquiry-columns.tsx';
import { MostEnquired } from '#web/ui/back-office/enquiries/most-enquired.tsx';
import { ExportButton } from '#web/ui/back-office/list/export-button.tsx';
import { FilterSelect } from '#web/ui/back-office/list/filters/filter-select.tsx';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { type ListControls, useListState } from '#web/ui/back-office/list/list-state.ts';
import { sellerPages } from '#web/ui/back-office/list/shown-pages.ts';
import { listParams, useList } from '#web/ui/back-office/list/use-list.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { useUserId } from '../use-self.ts';

const PAGE_SIZE = 10;
const columns = enquiryColumns(false);
const regions = [
  { value: 'IN', label: 'India' },
  { value: 'AE', label: 'Emirates' },
];
const periods = [
  { value: '7', label: 'Last 7 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last year' },
];

/** What shoppers asked about, with the reference that stands in their chat message. */
export default function SellerEnquiries() {
  const path = `/seller/get-enquiries/${useUserId()}`;
  const state = useListState({ columns, filters: { region: regions, days: periods } });
  const { days: _, ...filters } = state.filters;
  const listed = { ...state, filters };
  const query = useList<Enquiry>(path, listed, PAGE_SIZE);
  return (
    <ListPage
      title="Enquiries"
      text="The reference stands in the shopper's chat message."
      noun="enquiries"
      columns={columns}
      state={listed}
      query={query}
      pageSize={PAGE_SIZE}
      numbers={sellerPages}
      nameOf={(row) => row.reference}
      search="Search by product or reference..."
      filters={
        <FilterSelect
          state={state}
          name="region"
          label="Region"
          all="All regions"
          options={regions}
        />
      }
      empty={{
        title: 'No enquiries yet',
        text: 'They appear here as soon as a shopper opens a chat.',
      }}
      head={
        <ExportButton
          name="enquiries"
          path={path}
          params={listParams(listed, PAGE_SIZE)}
          columns={columns}
        />
      }
    >
      <Statistics state={state} />
    </ListPage>
  );
}

function Statistics({ state }: { state: ListControls }) {
  const calls = useCalls();
  const path = `/seller/enquiry-statistics/${useUserId()}`;
  const days = Number(state.filters.days) || 30;
  const query = useQuery({
    queryKey: [path, days],
    queryFn: ({ signal }) => calls.get<EnquiryStatistics>(path, { days }, signal),
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
