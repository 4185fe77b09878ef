import type { ReactNode } from 'react';
import type { Enquiry } from '#contracts/enquiry.ts';
import { enquiryColumns } from '#web/ui/back-office/enquiries/enquiry-columns.tsx';
import { ExportButton } from '#web/ui/back-office/list/export-button.tsx';
import { FilterSelect } from '#web/ui/back-office/list/filters/filter-select.tsx';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { useListState } from '#web/ui/back-office/list/list-state.ts';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { listParams, useList } from '#web/ui/back-office/list/use-list.ts';

const PAGE_SIZE = 20;
const PATH = '/admin/get-enquiries';
const regions = [
  { value: 'IN', label: 'India' },
  { value: 'AE', label: 'Emirates' },
];

type EnquiryListProps = { title: string; sellerId?: string; tabs?: ReactNode };

/** Clicks on the chat link: of the whole marketplace, or of one seller. */
export function EnquiryList({ title, sellerId, tabs }: EnquiryListProps) {
  const columns = enquiryColumns(sellerId === undefined);
  const state = useListState({ columns, filters: { region: regions } });
  const query = useList<Enquiry>(PATH, state, PAGE_SIZE, { sellerId });
  return (
    <ListPage
      title={title}
      noun="enquiries"
      columns={columns}
      state={state}
      query={query}
      pageSize={PAGE_SIZE}
      numbers={adminPages}
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
      tabs={tabs}
      empty={{
        title: 'No enquiries yet',
        text: 'They appear here as soon as a shopper opens a chat.',
      }}
      head={
        <ExportButton
          name="enquiries"
          path={PATH}
          params={{ ...listParams(state, PAGE_SIZE), sellerId }}
          columns={columns}
        />
      }
    />
  );
}
