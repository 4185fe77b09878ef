import type { AttributeShown } from '#contracts/attributes/values.ts';
import { textOfShown } from '#domain/attributes/value-text.ts';
import { comma } from '#texts/formats.ts';

/** Returns what search engines have words of their own for, and everything as additional properties. */
export function structuredAttributes(attributes: readonly AttributeShown[]) {
  const sizes = attributes.find(({ kind }) => kind === 'size');
  const said = {
    color: labelsOf(attributes.find(({ kind }) => kind === 'colour')).join('/'),
    material: attributes
      .filter(({ code }) => /(?:^|-)material$/.test(code))
      .flatMap(labelsOf)
      .join(comma),
    size: labelsOf(sizes).map((label) => `${sizes?.scale} ${label}`.trim()),
    additionalProperty: attributes.flatMap(propertyOf),
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value.length > 0));
}

/** The labels that can be had. */
function labelsOf(attribute: AttributeShown | undefined): string[] {
  return attribute?.values.flatMap(({ label, available }) => (available ? [label] : [])) ?? [];
}

function propertyOf(attribute: AttributeShown) {
  const { code, name, unit, value, values } = attribute;
  const text = textOfShown({ ...attribute, values: values.filter(({ available }) => available) });
  if (text === '') return [];
  const isNumber = typeof value === 'number';
  return {
    '@type': 'PropertyValue',
    ...{ propertyID: code, name, value: isNumber ? value : text },
    ...(isNumber && unit !== '' && { unitText: unit }),
  };
}
