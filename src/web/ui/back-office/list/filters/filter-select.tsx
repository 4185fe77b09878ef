import { useId } from 'react';
import * as texts from '#texts/back-office/lists.ts';
import type { ListControls } from '../list-state.ts';
import { FilterField } from './filter-field.tsx';

type FilterSelectProps = {
  state: ListControls;
  /** The query parameter that it sets. */
  name: string;
  label: string;
  /** The text for no filter, such as 'All sellers'. */
  all: string;
  options: readonly { value: string; label: string }[];
};

/** Filters a list by one of several values; says where the one that it is filtered by was deleted. */
export function FilterSelect({ state, name, label, all, options }: FilterSelectProps) {
  const id = useId();
  const value = state.filters[name] ?? '';
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <FilterField id={id} label={label}>
      <select
        id={id}
        className="back-office-input"
        value={value}
        onChange={(event) => state.filter(name, event.target.value)}
      >
        <option value="">{all}</option>
        {!isKnown && (
          <option value={value}>{options.length === 0 ? '…' : texts.noLongerThere}</option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FilterField>
  );
}
