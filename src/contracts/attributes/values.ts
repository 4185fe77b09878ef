import { z } from 'zod';
import { Id } from '../id.ts';
import { AttributeChoice, AttributeKey, AttributeKind } from './attribute.ts';

/** The most attributes that a product has, and values that it has of one of them. */
export const MOST_ATTRIBUTES = 100;
export const MOST_VALUES = 50;

/** A size of a product, and whether it can be had. */
export type SizeValue = { choice: string; available: boolean };

/** Whether a size of a product can be had. */
export const SizeChange = z.object({
  attribute: Id,
  choice: Id,
  available: z.boolean(),
});
export type SizeChange = z.infer<typeof SizeChange>;

/**
 * A value as the database keeps it: of choices and colours their ids, of a single choice a list of
 * one.
 */
export type AttributeValue = string | number | boolean | string[] | SizeValue[];

export type AttributeValues = Record<string, AttributeValue>;

/** A value of a product, as everybody sees it. */
export const AttributeShown = z.object({
  _id: z.string(),
  code: z.string(),
  name: z.string(),
  group: z.string(),
  kind: AttributeKind,
  unit: z.string(),
  scale: z.string(),
  comparable: z.boolean(),
  value: z.union([z.string(), z.number(), z.boolean()]).nullable().describe('Null for choices'),
  values: z
    .array(AttributeChoice.extend({ available: z.boolean() }))
    .describe('The chosen ones; empty for other kinds'),
});
export type AttributeShown = z.infer<typeof AttributeShown>;

/**
 * The `attributes` part of a product's form: JSON text (or an object, in a JSON body) of values by the
 * ids or codes of attributes. Choices go by id or label; sizes also as `{ choice, available }`. Left
 * out, the product keeps what it has.
 */
export const AttributesPart = z
  .union([z.string(), z.record(z.string(), z.unknown())])
  .transform((given, context) => {
    if (typeof given !== 'string') return given;
    try {
      const parsed: unknown = given.trim() === '' ? {} : JSON.parse(given);
      if (isRecord(parsed)) return parsed;
    } catch {}
    context.addIssue({ code: 'custom', message: 'attributes must be a JSON object' });
    return z.NEVER;
  })
  .refine(
    (given) => Object.keys(given).length <= MOST_ATTRIBUTES,
    `A product has at most ${MOST_ATTRIBUTES} attributes`,
  )
  .optional();

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One attribute of a product: a value as in its form, or null for none. */
export const AttributeChange = z.object({
  attribute: AttributeKey,
  value: z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.array(z.union([z.string(), z.object({ choice: Id, available: z.boolean() })])),
    z.null(),
  ]),
});
export type AttributeChange = z.infer<typeof AttributeChange>;
