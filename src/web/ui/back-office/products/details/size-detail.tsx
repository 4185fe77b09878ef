import * as texts from '#texts/back-office/details.tsx';
import { Written } from '../../../written.tsx';
import { Switch } from '../../form/switch.tsx';
import { ChoiceChips } from './choices-detail.tsx';
import { DetailGroup, type DetailProps } from './detail-frame.tsx';

/** The sizes that a product comes in, and which of them can be had now. */
export function SizeDetail(props: DetailProps) {
  const { attribute, value, onChange } = props;
  const chosen = new Map(
    (Array.isArray(value) ? value : []).flatMap((item) =>
      typeof item === 'string' ? [] : [[item.choice, item] as const],
    ),
  );
  const change = (id: string, available: boolean | undefined) => {
    onChange(
      attribute.choices.flatMap(({ _id }) => {
        const present = chosen.get(_id);
        if (_id !== id) return present ?? [];
        return available === undefined ? [] : { choice: _id, available };
      }),
    );
  };
  const sizes = attribute.choices.filter(({ _id }) => chosen.has(_id));
  return (
    <DetailGroup {...props} role="group">
      <ChoiceChips
        choices={attribute.choices}
        isChosen={({ _id }) => chosen.has(_id)}
        onToggle={({ _id }) => change(_id, chosen.has(_id) ? undefined : true)}
      />
      {sizes.length > 0 && (
        <>
          <p className="mt-3 mb-1.5 text-fine text-ink-muted">{texts.whichAreAvailable}</p>
          <SizeSwitches
            sizes={sizes.map(({ _id, label }) => ({
              _id,
              label,
              available: chosen.get(_id)?.available !== false,
            }))}
            onChange={change}
          />
        </>
      )}
    </DetailGroup>
  );
}

type SizeSwitchesProps = {
  sizes: readonly { _id: string; label: string; available: boolean }[];
  onChange: (id: string, available: boolean) => void;
  disabled?: boolean;
};

/** Sizes, each with a switch of whether it is available. */
export function SizeSwitches({ sizes, onChange, disabled = false }: SizeSwitchesProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-6">
      {sizes.map(({ _id, label, available }) => (
        <li
          key={_id}
          className="flex min-h-9 items-center justify-between gap-3 border-b border-hair pointer-coarse:min-h-11"
        >
          <span className="min-w-0">
            <Written className={available ? 'font-medium' : 'text-ink-muted line-through'}>
              {label}
            </Written>
            {!available && <span className="ms-2 text-fine text-ink-muted">{texts.sold}</span>}
          </span>
          <Switch
            label={texts.sizeAvailable(label)}
            checked={available}
            disabled={disabled}
            onChange={(next) => onChange(_id, next)}
          />
        </li>
      ))}
    </ul>
  );
}
