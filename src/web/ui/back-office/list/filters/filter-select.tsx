import { useId } from 'react';
import type { ListControls } from '../list-state.ts';

type FilterSelectProps = {
  state: ListControls;
  /** The query parameter that it sets. */
  name: string;
  label: string;
  /** The text for no filter, such as 'All sellers'. */
  all: string;
  options: readonly { value: string; label: string }[];
};

/** Filters a list by one of several values. */
export function FilterSelect({ state, name, label, all, options }: FilterSelectProps) {
  const id = useId();
  return (
    <div className="max-md:min-w-0 max-md:shrink max-md:grow max-md:basis-[calc(50%-0.25rem)] md:max-w-56 md:min-w-36">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        className="back-office-input"
        value={state.filters[name] ?? ''}
        onChange={(event) => state.filter(name, event.target.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
