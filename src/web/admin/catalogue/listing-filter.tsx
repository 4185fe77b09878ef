import { FilterSelect } from '#web/ui/back-office/list/filters/filter-select.tsx';
import type { ListControls } from '#web/ui/back-office/list/list-state.ts';

/** What an entry's `status` can be. */
export const listingStates = [
  { value: 'LISTED', label: 'Listed' },
  { value: 'UNLISTED', label: 'Unlisted' },
];

export function ListingFilter({ state }: { state: ListControls }) {
  return (
    <FilterSelect
      state={state}
      name="status"
      label="Status"
      all="All statuses"
      options={listingStates}
    />
  );
}
