import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AttributeInput } from '#contracts/attributes/managed.ts';
import type { Translated } from '#languages/translations.ts';
import { type Database, hasRow, rowsOf } from '../../database.ts';
import { newId } from '../../new-id.ts';
import { attribute, attributeChoice } from '../../schema/attribute.ts';
import { attributeIdsOf, product } from '../../schema/products/product.ts';
import { stored, storedChanges } from '../../schema/translations.ts';
import { TRANSLATED } from './managed-attributes.ts';

/** The attribute's own columns, as they are written. */
export type AttributeValuesWritten = Omit<
  typeof attribute.$inferInsert,
  'id' | 'code' | 'kind' | 'createdAt' | 'version' | 'translations'
> &
  Partial<Translated<(typeof TRANSLATED)[number]>>;

export function isCodeTaken(db: Database, code: string): Promise<boolean> {
  return hasRow(db.select({ id: attribute.id }).from(attribute).where(eq(attribute.code, code)));
}

export async function insertAttribute(
  db: Database,
  values: AttributeValuesWritten & Pick<typeof attribute.$inferInsert, 'id' | 'code' | 'kind'>,
): Promise<void> {
  await db.insert(attribute).values(stored(values, TRANSLATED));
}

export async function updateAttribute(
  db: Database,
  id: string,
  values: AttributeValuesWritten,
): Promise<void> {
  await db
    .update(attribute)
    .set({
      ...storedChanges(values, TRANSLATED, attribute.translations),
      version: sql`${attribute.version} + 1`,
    })
    .where(eq(attribute.id, id));
}

export async function deleteAttribute(db: Database, id: string): Promise<void> {
  await db.delete(attribute).where(eq(attribute.id, id));
}

/** Makes these the choices of an attribute, in this order: known ones keep their ids. */
export async function replaceChoices(
  db: Database,
  attributeId: string,
  choices: AttributeInput['choices'],
  removed: readonly string[],
): Promise<void> {
  if (removed.length > 0) {
    await db.delete(attributeChoice).where(inArray(attributeChoice.id, [...removed]));
  }
  const rows = choices.map(({ _id, ...choice }, position) => ({
    ...{ ...stored(choice, ['label']), id: _id ?? newId(), attributeId, position },
  }));
  if (rows.length === 0) return;
  // Two labels may be swapped: no two are the same in between.
  await db
    .update(attributeChoice)
    .set({ label: sql`${attributeChoice.id}` })
    .where(eq(attributeChoice.attributeId, attributeId));
  await db
    .insert(attributeChoice)
    .values(rows)
    .onConflictDoUpdate({
      target: attributeChoice.id,
      set: {
        label: sql`excluded.label`,
        translations: sql`excluded.translations`,
        swatch: sql`excluded.swatch`,
        position: sql`excluded.position`,
      },
    });
}

/** More products than these are not counted. */
export const MOST_COUNTED = 10_000;

/** Whether a product has an attribute, by the index of the attributes of products. */
export const hasAttribute = (attributeId: string): SQL =>
  sql`(${product.attributes} <> '{}' and ${attributeIdsOf(product)} ? ${attributeId})`;

/**
 * Returns how many products have an attribute, or one of some of its choices; one more than
 * {@link MOST_COUNTED} where there are more.
 */
export async function countProductsWith(
  db: Database,
  attributeId: string,
  choices?: readonly string[],
): Promise<number> {
  const has =
    choices === undefined
      ? sql``
      : sql` and exists (select from jsonb_array_elements(attributes -> ${attributeId}) as item
          where coalesce(item ->> 'choice', item #>> '{}') = any(${sql.param([...choices])}::text[]))`;
  const [row] = await rowsOf<{ products: number }>(
    db,
    sql`select count(*)::int as products from (
      select from ${product} where ${hasAttribute(attributeId)}${has} limit ${MOST_COUNTED + 1}) as counted`,
  );
  return row?.products ?? 0;
}
