import { z } from 'zod';
import type { Label } from '#languages/en/refusals/labels.ts';
import { said, says } from '#languages/said.ts';
import { Id, Reference } from './id.ts';
import { type Currency, priceInput } from './price.ts';
import { lineText, optionalLine, optionalText, plainText } from './text.ts';
import { typedCount, withLatinDigits } from './typed/digits.ts';

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

/** The most that there can be of a product. */
export const MOST_OF_ONE = 9999;

/** How many there are: a whole number, or text that is one; empty where that is not said. */
export const maybeCount = (label: Label) => ({
  kind: 'count?' as const,
  label,
  input: z
    .union([z.null(), z.number(), z.string()])
    .transform((value, context) => {
      if (value === null || String(value).trim() === '') return null;
      const count = typedCount(String(value));
      if (count !== null && count <= MOST_OF_ONE) return count;
      const message = said('countMustBe', { label, most: MOST_OF_ONE });
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .default(null),
  draft: optionalText(label, 20),
  answer: z.number().int().nullable(),
});

/** A calendar day, as `2026-12-03`; empty where there is none. */
export const maybeDay = (label: Label, means: string) => ({
  kind: 'day?' as const,
  label,
  input: z
    .string()
    .nullable()
    .transform((text) => withLatinDigits(text ?? '').trim() || null)
    .pipe(z.iso.date(says(said('mustBeDay'))).nullable())
    .default(null),
  draft: optionalText(label, 20),
  answer: z.string().nullable().describe(means),
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

export type Kind =
  | 'text'
  | 'price'
  | 'price?'
  | 'count?'
  | 'day?'
  | 'flag'
  | 'reference'
  | 'reference?';
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
