import { Check } from 'lucide-react';
import type { AttributeChoice } from '#contracts/attributes/attribute.ts';
import { Written } from '../../../written.tsx';
import { DetailGroup, type DetailProps } from './detail-frame.tsx';

/** Several of an attribute's choices; colours with their swatches. */
export function ChoicesDetail(props: DetailProps) {
  const { attribute, value, onChange } = props;
  const chosen = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  return (
    <DetailGroup {...props} role="group">
      <ChoiceChips
        choices={attribute.choices}
        isChosen={({ _id }) => chosen.includes(_id)}
        onToggle={({ _id }) =>
          // In the order of the choices, whichever was pressed first.
          onChange(
            attribute.choices
              .map((choice) => choice._id)
              .filter((id) => (id === _id ? !chosen.includes(id) : chosen.includes(id))),
          )
        }
      />
    </DetailGroup>
  );
}

type ChoiceChipsProps = {
  choices: readonly AttributeChoice[];
  isChosen: (choice: AttributeChoice) => boolean;
  onToggle: (choice: AttributeChoice) => void;
};

/** Choices to be pressed, as many as one likes. */
export function ChoiceChips({ choices, isChosen, onToggle }: ChoiceChipsProps) {
  return (
    <div className="-m-0.5 flex max-h-52 flex-wrap gap-1.5 overflow-y-auto p-0.5">
      {choices.map((choice) => (
        <label
          key={choice._id}
          className="relative flex min-h-9 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-control border border-field px-3 text-dense has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent pointer-coarse:min-h-11"
        >
          <input
            type="checkbox"
            checked={isChosen(choice)}
            onChange={() => onToggle(choice)}
            className="sr-only"
          />
          {choice.swatch && (
            <span
              className="size-4 shrink-0 rounded-full border border-field"
              style={{ backgroundColor: choice.swatch }}
            />
          )}
          <Written>{choice.label}</Written>
          {isChosen(choice) && <Check size={14} aria-hidden="true" className="text-accent" />}
        </label>
      ))}
    </div>
  );
}
