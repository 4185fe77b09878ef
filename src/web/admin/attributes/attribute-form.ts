import { z } from 'zod';
import { AttributeInput, type ManagedAttribute } from '#contracts/attributes/managed.ts';
import { typedNumber, withLatinDigits } from '#contracts/typed/digits.ts';
import { translationsIn } from '#languages/translations.ts';

const { lowest: _, highest: __, position: ___, ...shape } = AttributeInput.shape;

const numberText = (label: string) =>
  z
    .string()
    .trim()
    .refine((text) => text === '' || typedNumber(text) !== null, `${label} must be a number`)
    .transform((text) => (text === '' ? null : typedNumber(text)));

/** The form of an attribute: numbers are typed as text. */
export const AttributeForm = z.object({
  ...shape,
  lowest: numberText('The lowest value'),
  highest: numberText('The highest value'),
  position: z
    .string()
    .transform((text) => withLatinDigits(text).trim())
    .refine((text) => /^\d{0,4}$/.test(text), 'The order must be a whole number up to 9999')
    .transform(Number),
});
export type AttributeFormIn = z.input<typeof AttributeForm>;

/** Returns what the form begins with. */
export function attributeDefaults(entry: ManagedAttribute | null): AttributeFormIn {
  const text = (value: number | null | undefined) => (value == null ? '' : String(value));
  return {
    name: entry?.name ?? '',
    kind: entry?.kind ?? 'choice',
    unit: entry?.unit ?? '',
    scale: entry?.scale ?? '',
    group: entry?.group ?? '',
    ...translationsIn(entry, 'name', 'unit', 'group'),
    lowest: text(entry?.lowest),
    highest: text(entry?.highest),
    position: text(entry?.position),
    filterable: entry?.filterable ?? true,
    comparable: entry?.comparable ?? true,
    onCard: entry?.onCard ?? false,
    choices: entry?.choices ?? [],
    entries: entry?.entries ?? [],
  };
}
