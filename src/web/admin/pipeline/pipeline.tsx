import { getAllSellers, getAnySeller } from '#contracts/calls/sellers.ts';
import { LeadState } from '#contracts/leads/lead.ts';
import { getPipeline } from '#contracts/leads/pipeline-calls.ts';
import { regionNames } from '#domain/region-names.ts';
import { leadStates } from '#web/ui/back-office/enquiries/lead-states.ts';
import { byName, picksFrom } from '#web/ui/back-office/list/filters/filter-picker.tsx';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { useList } from '#web/ui/back-office/list/use-list.ts';
import { useCategoryChoices } from '../catalogue/category-select.tsx';
import { pipelineColumns } from './pipeline-columns.tsx';

const sellers = picksFrom(getAllSellers, getAnySeller, byName);
const choicesOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));
const states = LeadState.options.map((value) => ({ value, label: leadStates[value].name }));

/** The leads of all sellers. */
export default function Pipeline() {
  const { choices } = useCategoryChoices();
  const list = useList(getPipeline, {
    columns: pipelineColumns,
    filters: {
      state: { label: 'State', all: 'All states', options: states },
      seller: { label: 'Seller', all: 'All sellers', picks: sellers },
      region: { label: 'Region', all: 'All regions', options: choicesOf(regionNames) },
      category: { label: 'Category', all: 'All categories', options: choices, isOpen: true },
      days: {
        label: 'Period',
        all: 'At any time',
        options: [
          { value: '7', label: 'Last 7 days' },
          { value: '30', label: 'Last 30 days' },
          { value: '90', label: 'Last 90 days' },
          { value: '365', label: 'Last year' },
        ],
      },
    },
    pageSize: 20,
  });
  return (
    <ListPage
      title="Leads"
      text="How the enquiries of all sellers stand. Names and numbers of shoppers are their sellers’ alone."
      noun="leads"
      exportName="leads"
      id="pipeline"
      list={list}
      numbers={adminPages}
      nameOf={(row) => row.reference}
      search="Search by product, seller or reference..."
      empty={{
        title: 'No leads yet',
        text: 'They appear here as soon as a shopper asks a seller about a product.',
      }}
    />
  );
}
