import type { Database } from '../../database.ts';
import { newId } from '../../new-id.ts';
import { attribute, attributeChoice, attributePlace } from '../../schema/attribute.ts';

type NewAttribute = Omit<typeof attribute.$inferInsert, 'id' | 'createdAt' | 'version'> & {
  choices: readonly { label: string; swatch: string | null }[];
  places: readonly Pick<
    typeof attributePlace.$inferInsert,
    'categoryId' | 'subCategoryId' | 'productTypeId'
  >[];
};

/** Adds an attribute with its choices, in their order, and its places. Returns its id. */
export async function insertAttribute(
  db: Database,
  { choices, places, ...values }: NewAttribute,
): Promise<string> {
  const id = newId();
  await db.insert(attribute).values({ ...values, id });
  const { position = 0 } = values;
  const ofThis = () => ({ id: newId(), attributeId: id });
  if (choices.length > 0) {
    await db
      .insert(attributeChoice)
      .values(choices.map((choice, index) => ({ ...choice, ...ofThis(), position: index })));
  }
  if (places.length > 0) {
    await db
      .insert(attributePlace)
      .values(places.map((place) => ({ ...place, ...ofThis(), position })));
  }
  return id;
}
