import { z } from 'zod';
import { says } from '#languages/said.ts';
import { inTranslations } from '#languages/translations.ts';
import { Id } from '../id.ts';
import { listQuery } from '../list-query.ts';
import { nameText, optionalLine } from '../text.ts';
import { labelIn, shownTranslation } from '../translated.ts';
import { version } from '../version.ts';
import { Attribute, AttributeChoice, AttributeKind } from './attribute.ts';

const MOST_CHOICES = 500;
const MOST_ENTRIES = 100;
const MOST_ORDERED = 1000;
const LARGEST = 1e9;

const Level = z.enum(['category', 'sub-category', 'product-type']);

/** An attribute as admins see it. */
export const ManagedAttribute = Attribute.extend({
  ...inTranslations(['name', 'unit', 'group'], shownTranslation),
  choices: z
    .array(AttributeChoice.extend(inTranslations(['label'], shownTranslation)))
    .describe('In their order; empty for other kinds'),
  position: z
    .number()
    .int()
    .describe('Its order in taxonomy entries that have none of their own, least first'),
  entries: z.array(
    z.object({
      level: Level,
      _id: z.string(),
      name: z.string().describe('With the names above it'),
      required: z.boolean(),
      position: z.number().int().describe('Its order there, least first; 0 where none was set'),
    }),
  ),
  createdAt: z.string(),
  version: z.number().int(),
});
export type ManagedAttribute = z.infer<typeof ManagedAttribute>;

const limit = z
  .number(says('must be a number or empty'))
  .min(-LARGEST)
  .max(LARGEST)
  .nullable()
  .default(null);

const Choice = z.object({
  _id: Id.optional().describe('Left out of a new choice'),
  label: nameText('A choice', 60),
  ...inTranslations(['label'], (_, language) => optionalLine(labelIn('A choice', language), 60)),
  swatch: z
    .string()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, 'A colour must look like #a1662f')
    .nullable()
    .default(null),
});

const flag = z.boolean().default(false);

/** What an edit may change; choices in their order. */
const fields = {
  name: nameText('Attribute name', 60),
  unit: optionalLine('Unit', 12),
  scale: optionalLine('Scale', 12),
  group: optionalLine('Group', 40),
  ...inTranslations(['name'], (_, language) => optionalLine(labelIn('Name', language), 60)),
  ...inTranslations(['unit'], (_, language) => optionalLine(labelIn('Unit', language), 12)),
  ...inTranslations(['group'], (_, language) => optionalLine(labelIn('Group', language), 40)),
  lowest: limit,
  highest: limit,
  filterable: flag,
  comparable: flag.default(true),
  onCard: flag,
  position: z
    .int('The order must be a whole number')
    .min(0, 'The order must be at least 0')
    .max(9999, 'The order must be at most 9999')
    .default(0),
  choices: z
    .array(Choice, 'Choices must be a list')
    .max(MOST_CHOICES, `An attribute has at most ${MOST_CHOICES} choices`)
    .default([]),
  entries: z
    .array(z.object({ level: Level, _id: Id, required: flag }), 'Entries must be a list')
    .max(MOST_ENTRIES, `An attribute has at most ${MOST_ENTRIES} categories and types`)
    .default([]),
};

export const AttributeInput = z.object({ ...fields, kind: AttributeKind });
export type AttributeInput = z.infer<typeof AttributeInput>;

/** The kind stays. Choices that products have are removed only where that is `confirmed`. */
export const AttributeEdit = z.object({
  ...fields,
  version: version().optional(),
  confirmed: flag,
});
export type AttributeEdit = z.infer<typeof AttributeEdit>;

export const AttributeQuery = listQuery(['name', 'group', 'kind', 'position', 'createdAt']).extend({
  kind: AttributeKind.optional(),
  categoryId: Id.optional().describe('Those of the category and of all that is in it'),
});
export type AttributeQuery = z.infer<typeof AttributeQuery>;

/** The order of what one taxonomy entry itself gives its products; what is left out comes last, as it was. */
export const AttributeOrder = z.object({
  level: Level,
  _id: Id,
  attributes: z
    .array(Id, 'Attributes must be a list')
    .min(1, 'Name at least one attribute')
    .max(MOST_ORDERED, `At most ${MOST_ORDERED} attributes are put in order`),
});
export type AttributeOrder = z.infer<typeof AttributeOrder>;
