import { useId } from 'react';
import type { ListControls } from '../list-state.ts';
import { FilterField } from './filter-field.tsx';

type DayFilterProps = { state: ListControls; name: string; label: string };

/** Filters a list by a day, as `2026-03-14` in the list's address. */
export function DayFilter({ state, name, label }: DayFilterProps) {
  const id = useId();
  return (
    <FilterField id={id} label={label}>
      <input
        id={id}
        type="date"
        className="back-office-input min-w-0"
        max="9999-12-31"
        value={state.filters[name] ?? ''}
        onChange={(event) => state.filter(name, event.target.value)}
      />
    </FilterField>
  );
}

/** Returns when a day begins in the user's time zone; undefined for an invalid day. */
export function beginningOf(day: string | undefined, daysLater = 0): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day ?? '')) return undefined;
  const moment = new Date(`${day}T00:00:00`);
  if (Number.isNaN(moment.getTime())) return undefined;
  moment.setDate(moment.getDate() + daysLater);
  return moment.toISOString();
}
