import type { Attribute } from '#contracts/attributes/attribute.ts';
import type { AttributeShown, AttributeValue } from '#contracts/attributes/values.ts';
import * as texts from '#texts/domain/attributes.ts';
import { comma } from '#texts/formats.ts';

type Shown = Pick<AttributeShown, 'kind' | 'unit' | 'scale' | 'value'> & {
  values: readonly { label: string; available?: boolean }[];
};

/** A value as shoppers read it: `38 mm`, `Yes`, `Steel, Leather`, `EU 41, 42`. */
export function textOfShown({ kind, unit, scale, value, values }: Shown): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (value !== null) return kind === 'number' && unit !== '' ? `${value} ${unit}` : `${value}`;
  const labels = values.map(({ label }) => label).join(comma);
  return kind === 'size' && scale !== '' && labels !== '' ? `${scale} ${labels}` : labels;
}

/** A value as a cell of an export, which `readAttributeValue` reads as the same value again. */
export function cellOfValue(attribute: Attribute, value: AttributeValue | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!Array.isArray(value)) return `${value}`;
  return labelled(attribute, value)
    .map(({ label, available }) => (available ? label : `${label} (not available)`))
    .join('; ');
}

/** A kept value as shoppers read it, from its attribute. */
export function textOfValue(attribute: Attribute, value: AttributeValue): string {
  const isList = Array.isArray(value);
  return textOfShown({
    ...attribute,
    value: isList ? null : value,
    values: isList ? labelled(attribute, value) : [],
  });
}

function labelled({ choices }: Attribute, value: Extract<AttributeValue, unknown[]>) {
  return value.flatMap((item) => {
    const { choice, available } =
      typeof item === 'string' ? { choice: item, available: true } : item;
    const known = choices.find(({ _id }) => _id === choice);
    return known === undefined ? [] : [{ label: known.label, available }];
  });
}
