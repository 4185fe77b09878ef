import { z } from 'zod';
import { otherLanguages } from '#languages/languages.ts';
import { Id } from '../id.ts';

/**
 * What an attribute may hold: a text, a serial number (a text whose end shoppers do not read), a number with a unit, yes or no, one choice, several choices, colours
 * (choices with a swatch), or sizes (choices on a scale, each available or not).
 */
export const attributeKinds = [
  'text',
  'serial',
  'number',
  'yes-no',
  'choice',
  'choices',
  'colour',
  'size',
] as const;
export const AttributeKind = z.enum(
  attributeKinds,
  'Kind must be text, serial, number, yes-no, choice, choices, colour or size',
);
export type AttributeKind = z.infer<typeof AttributeKind>;

/** A value to choose; products hold its id, so that a new label changes no product. */
export const AttributeChoice = z.object({
  _id: z.string(),
  label: z.string(),
  swatch: z.string().nullable().describe('`#rrggbb`, of colours alone'),
});
export type AttributeChoice = z.infer<typeof AttributeChoice>;

/** An attribute of products (docs/behaviour/rules.md#attributes). */
export const Attribute = z.object({
  _id: z.string(),
  code: z.string().describe('Made from its first name; it never changes'),
  name: z.string(),
  kind: AttributeKind,
  unit: z.string().describe('Of a number, such as mm; else empty'),
  scale: z.string().describe('Of sizes, such as EU; else empty'),
  group: z.string().describe('The heading that it stands under, or empty'),
  lowest: z.number().nullable().describe('The least a number may be'),
  highest: z.number().nullable().describe('The most a number may be'),
  filterable: z.boolean(),
  comparable: z.boolean(),
  onCard: z.boolean(),
  choices: z.array(AttributeChoice).describe('In their order; empty for other kinds'),
  language: z.enum(otherLanguages).optional().describe('Of what a text is in another language'),
});
export type Attribute = z.infer<typeof Attribute>;

/** The id of an attribute; of a text in another language with that behind it: `w3k8x2p1_hi`. */
export const AttributeKey = z
  .string()
  .regex(new RegExp(`^[a-z0-9]{8,32}(_(${otherLanguages.join('|')}))?$`));

/** An attribute that products of a taxonomy entry have, its own or an inherited one. */
export const EntryAttribute = Attribute.extend({ required: z.boolean() });
export type EntryAttribute = z.infer<typeof EntryAttribute>;

/** A taxonomy entry with those above it, as deep as it is known. */
export const TaxonomyQuery = z.object({
  category: Id,
  subCategory: Id.optional(),
  type: Id.optional(),
});
