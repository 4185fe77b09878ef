import { type SelectHTMLAttributes, useId } from 'react';
import { classNames } from './class-names.ts';

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string;
  options: readonly { value: string; label: string }[];
};

/** A native select whose label is for screen readers; the surroundings show its purpose. */
export function Select({ label, options, className, ...rest }: SelectProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        className={classNames(
          'select min-h-12 min-w-0 max-w-full border border-field bg-paper-bright pe-10 ps-3.5 max-md:text-body md:text-small focus-visible:outline-offset-0',
          className,
        )}
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </>
  );
}
