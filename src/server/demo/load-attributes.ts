import type { z } from 'zod';
import { AttributeInput } from '#contracts/attributes/managed.ts';
import { listAttributes } from '#database/queries/attributes/list-attributes.ts';
import { demoAttributes } from '#demo/catalogue/attributes/definitions.ts';
import type { DemoAttribute } from '#demo/catalogue/attributes/types.ts';
import { translated } from '#demo/catalogue/translated.ts';
import type { KnownActor } from '#domain/policy.ts';
import { inTranslations } from '#languages/translations.ts';
import type { AppContext } from '#services/app-context.ts';
import { addAttribute } from '#services/attributes/change-attributes.ts';
import type { TaxonomyIds } from './load-taxonomy.ts';

/** Ids of the demo's attributes by their names. */
export type AttributeIds = ReadonlyMap<string, string>;

/** Adds the demo's missing attributes, with their choices, and where products have them. */
export async function loadAttributes(
  context: AppContext,
  admin: KnownActor,
  taxonomy: TaxonomyIds,
): Promise<AttributeIds> {
  const known = await listAttributes(context.db);
  const ids = new Map(known.map(({ _id, name }) => [name, _id]));
  for (const [position, attribute] of demoAttributes.entries()) {
    if (ids.has(attribute.name)) continue;
    const input = AttributeInput.parse(inputOf(attribute, position, taxonomy));
    const { id } = await addAttribute(context, admin, input);
    ids.set(attribute.name, id);
  }
  return ids;
}

function inputOf(
  { at, choices = [], ...attribute }: DemoAttribute,
  position: number,
  taxonomy: TaxonomyIds,
): z.input<typeof AttributeInput> {
  return {
    ...attribute,
    position,
    ...inTranslations(['name'], (_, to) => translated[to].attributes[attribute.name] ?? ''),
    ...inTranslations(['group'], (_, to) => translated[to].groups[attribute.group] ?? ''),
    ...inTranslations(['unit'], (_, to) => translated[to].units[attribute.unit ?? ''] ?? ''),
    choices: choices.map((choice) => {
      const { label, ...others } = typeof choice === 'string' ? { label: choice } : choice;
      const labels = inTranslations(['label'], (_, to) => translated[to].choices[label] ?? '');
      return { ...others, label, ...labels };
    }),
    entries: at.map((key) => entryOf(key, taxonomy)),
  };
}

const levels = ['category', 'sub-category', 'product-type'] as const;

function entryOf(key: string, taxonomy: TaxonomyIds) {
  const level = levels[key.split('/').length - 1];
  const _id = taxonomy.get(key);
  if (level === undefined || _id === undefined) {
    throw new Error(`The demo has no taxonomy entry called ${key}`);
  }
  return { level, _id };
}
