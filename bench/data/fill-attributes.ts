import { type SQL, sql } from 'drizzle-orm';
import type { AttributeKind } from '#contracts/attributes/attribute.ts';
import type { Database } from '#database/database.ts';
import { slugOf } from '#domain/text/slug.ts';
import type { Translations } from '#languages/translations.ts';

/** An attribute with its choices; `at` are names of categories. */
export type FilledAttribute = {
  id: string;
  name: string;
  kind: AttributeKind;
  unit?: string;
  translations?: Translations;
  scale?: string;
  at: readonly string[];
  choices: readonly {
    id: string;
    label: string;
    translations?: Translations;
    swatch: string | null;
  }[];
};

type Named = { id: string; name: string };

/** Adds the attributes of an invented marketplace, with their choices, to its categories. */
export async function fillAttributes(
  db: Database,
  attributes: readonly FilledAttribute[],
  categories: readonly Named[],
): Promise<void> {
  const rows = attributes.map(
    ({ id, name, kind, unit = '', scale = '', translations = {} }, position) => ({
      ...{ id, name, kind, unit, scale, position, code: slugOf(name) },
      translations,
    }),
  );
  const choices = attributes.flatMap((attribute) =>
    attribute.choices.map(({ translations = {}, ...choice }, position) => ({
      ...choice,
      ...{ attribute_id: attribute.id, translations, position },
    })),
  );
  const inCategories = attributes.flatMap(({ id, at }, position) =>
    categories
      .filter(({ name }) => at.includes(name))
      .map((category) => ({
        // Ids of these rows are looked up by nothing.
        id: `${id.slice(0, 10)}${category.id.slice(0, 10)}`,
        ...{ attribute_id: id, category_id: category.id, position },
      })),
  );
  await db.execute(sql`
    insert into attribute (id, code, name, translations, kind, unit, scale, position, filterable)
    select id, code, name, translations, kind, unit, scale, position, true
      from ${recordset(rows, 'id text, code text, name text, translations jsonb, kind text, unit text, scale text, position int')}`);
  await db.execute(sql`
    insert into attribute_choice (id, attribute_id, label, translations, swatch, position)
    select id, attribute_id, label, translations, swatch, position
      from ${recordset(choices, 'id text, attribute_id text, label text, translations jsonb, swatch text, position int')}`);
  await db.execute(sql`
    insert into attribute_entry (id, attribute_id, category_id, position)
    select id, attribute_id, category_id, position
      from ${recordset(inCategories, 'id text, attribute_id text, category_id text, position int')}`);
}

/** Rows of ours as a table in a statement: one parameter however many there are. */
function recordset(rows: readonly object[], columns: string): SQL {
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as given (${sql.raw(columns)})`;
}
