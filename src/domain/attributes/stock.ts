import type { AttributeValue, AttributeValues, SizeValue } from '#contracts/attributes/values.ts';

/** Sizes are a fact of stock where only which of them can be had is another (docs/behaviour/rules.md#approval-of-pieces). */
const areSizes = (value: AttributeValue | undefined): value is SizeValue[] =>
  Array.isArray(value) && value.some((each) => typeof each !== 'string');

/** Returns values whose sizes can be had where `present` has them and they can be had there. */
export function withStockOf(values: AttributeValues, present: AttributeValues): AttributeValues {
  const entries = Object.entries(values).map(([id, value]) => {
    const known = present[id];
    if (!areSizes(value) || !areSizes(known)) return [id, value] as const;
    const stockOf = new Map(known.map(({ choice, available }) => [choice, available]));
    const sizes = value.map(({ choice, available }) => ({
      choice,
      available: stockOf.get(choice) ?? available,
    }));
    return [id, sizes] as const;
  });
  return Object.fromEntries(entries);
}
