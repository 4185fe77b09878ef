import { useId } from 'react';
import { FieldFrame } from './field-frame.tsx';

export type Options<T extends string> = readonly { value: T; label: string }[];

type ChoiceProps<T extends string> = {
  label: string;
  value: T;
  options: Options<T>;
  onChoose: (value: T) => void;
};

/** One of a few, outside of forms: it counts at once. */
export function Choice<T extends string>({ label, value, options, onChoose }: ChoiceProps<T>) {
  const id = useId();
  return (
    <FieldFrame {...{ id, label }}>
      <select
        id={id}
        className="back-office-input"
        value={value}
        onChange={({ target }) => onChoose(options[target.selectedIndex]?.value ?? value)}
      >
        {options.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
