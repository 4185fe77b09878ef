import { z } from 'zod';
import type { Label } from '#languages/en/refusals/labels.ts';
import { said } from '#languages/said.ts';
import { Id, Reference } from './id.ts';
import { type Currency, priceInput } from './price.ts';
import { lineText, optionalLine, optionalText, plainText } from './text.ts';

/**
 * The kinds of fields. `label` begins the messages about a wrong value; `input` is what a form
 * sends, `draft` what may be stored of an unfinished one, `answer` what the API returns.
 */
const text = (label: Label, longest: number) => ({
  kind: 'text' as const,
  label,
  input: plainText(label, longest),
  draft: optionalText(label, longest),
  answer: z.string(),
});

export const maybeText = (label: Label, longest: number) => ({
  ...text(label, longest),
  input: optionalText(label, longest),
});

/** Texts of one line, which products are told apart by. */
export const line = (label: Label, longest: number) => ({
  ...text(label, longest),
  input: lineText(label, longest),
});

export const maybeLine = (label: Label, longest: number) => ({
  ...text(label, longest),
  input: optionalLine(label, longest),
});

export const price = <Unit extends Currency>(label: Label, currency: Unit) => ({
  kind: 'price' as const,
  label,
  currency,
  input: priceInput(label, currency),
  draft: optionalText(label, 20),
  answer: z.number(),
});

export const maybePrice = <Unit extends Currency>(label: Label, currency: Unit, means: string) => ({
  ...price(label, currency),
  kind: 'price?' as const,
  input: z
    .union([z.literal('').transform(() => null), z.null(), priceInput(label, currency)], {
      // What is wrong with it as a price, rather than that it is neither that nor nothing.
      error: ({ errors }) => errors?.at(-1)?.[0]?.message,
    })
    .default(null),
  answer: z.number().nullable().describe(means),
});

export const flag = () => ({
  kind: 'flag' as const,
  input: z
    .union([z.boolean(), z.enum(['true', 'false', ''])])
    .transform((value) => value === true || value === 'true')
    .default(false),
  draft: z.boolean().default(false),
  answer: z.boolean(),
});

export const reference = (label: Label) => ({
  kind: 'reference' as const,
  input: z
    .string(said('fieldRequired', { label }))
    .min(1, said('fieldRequired', { label }))
    .pipe(Id),
  draft: z.union([z.literal(''), Id]).default(''),
  answer: Reference,
});

export const maybeReference = {
  ...reference('Category'),
  kind: 'reference?' as const,
  input: z
    .union([z.literal('').transform(() => null), Id])
    .nullable()
    .default(null),
  answer: Reference.nullable(),
};

/** A field as a column of templates, imports and exports. */
type FieldColumn = {
  heading: string;
  /** A table without it is refused. */
  required?: true;
  width: number;
  example: string;
  /** Other headings with the same meaning, in lower case without spaces and punctuation. */
  synonyms: readonly string[];
};

export type Kind = 'text' | 'price' | 'price?' | 'flag' | 'reference' | 'reference?';
/** A field of a product; `title` is its name in the back offices. */
export type Field = {
  kind: Kind;
  title: string;
  /** Whether shoppers get it, or only its seller and admins. */
  isPublic: boolean;
  input: z.ZodType;
  draft: z.ZodType;
  answer: z.ZodType;
  column: FieldColumn;
};
