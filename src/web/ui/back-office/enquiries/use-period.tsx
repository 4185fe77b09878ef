import { FilterSelect } from '../list/filters/filter-select.tsx';
import { useListState } from '../list/list-state.ts';

const periods = [
  { value: '7', label: 'Last 7 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last year' },
];

/** Returns over how many days enquiries are counted, as the address says, and the field that changes it. */
export function usePeriod() {
  const state = useListState({ columns: [], filters: { days: periods } });
  const field = (
    <FilterSelect state={state} name="days" label="Period" all="Last 30 days" options={periods} />
  );
  return { days: Number(state.filters.days) || 30, field };
}
