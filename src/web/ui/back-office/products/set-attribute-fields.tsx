import { useId } from 'react';
import type { Attribute } from '#contracts/attributes/attribute.ts';
import * as texts from '#texts/back-office/products.tsx';
import { DetailControl } from './details/detail-control.tsx';
import type { DetailValue } from './details/detail-values.ts';

/** What is to be set, once it is chosen. */
export type ChosenAttribute<A extends Attribute> = {
  attribute: A | undefined;
  value: DetailValue | undefined;
};

type SetAttributeFieldsProps<A extends Attribute> = ChosenAttribute<A> & {
  attributes: readonly A[];
  onChange: (chosen: ChosenAttribute<A>) => void;
};

/** Asks which attribute all selected products get, and its value. */
export function SetAttributeFields<A extends Attribute>(props: SetAttributeFieldsProps<A>) {
  const { attributes, attribute, value, onChange } = props;
  const id = useId();
  return (
    <div className="mt-4 grid gap-4 text-dense">
      <label className="block font-medium">
        <span className="mb-1.5 block">{texts.attribute}</span>
        <select
          className="back-office-input font-normal"
          value={attribute?._id ?? ''}
          onChange={({ target }) => {
            const next = attributes.find(({ _id }) => _id === target.value);
            onChange({ attribute: next, value: undefined });
          }}
        >
          <option value="">{texts.chooseAttribute}</option>
          {attributes.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {attribute && (
        <div>
          <DetailControl
            key={attribute._id}
            id={id}
            attribute={{ ...attribute, required: false }}
            value={value}
            error={undefined}
            onChange={(next) => onChange({ attribute, value: next })}
          />
          <p className="mt-1.5 text-fine text-ink-muted">{texts.attributeLeftEmpty}</p>
        </div>
      )}
    </div>
  );
}
