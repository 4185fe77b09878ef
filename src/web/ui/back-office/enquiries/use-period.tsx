import * as texts from '#texts/back-office/enquiries.ts';
import { FilterSelect } from '../list/filters/filter-select.tsx';
import { useListState } from '../list/list-state.ts';

const periods = [
  { value: '7', label: texts.last7Days },
  { value: '90', label: texts.last90Days },
  { value: '365', label: texts.lastYear },
];

/** Returns over how many days enquiries are counted, as the address says, and the field that changes it. */
export function usePeriod() {
  const state = useListState({ columns: [], filters: { days: periods } });
  const field = (
    <FilterSelect
      state={state}
      name="days"
      label={texts.period}
      all={texts.last30Days}
      options={periods}
    />
  );
  return { days: Number(state.filters.days) || 30, field };
}
