import { sql } from 'drizzle-orm';
import type { AttributeKind } from '#contracts/attributes/attribute.ts';
import type { Database } from '../database.ts';
import { preparedQuery } from '../prepared-query.ts';
import { attribute, attributeChoice } from '../schema/attribute.ts';
import { listingTotal } from '../schema/products/listing.ts';

/** An attribute that lists are filtered by. */
export type Filterable = {
  _id: string;
  code: string;
  name: string;
  kind: AttributeKind;
  /** Those of the asked ids that are its choices. */
  choices: string[];
  /** Of a number: all that published products have. */
  numbers: string[];
};

const named = sql.raw('"attribute"."id"');

const filterable = preparedQuery('filterable', (db) =>
  db
    .select({
      _id: attribute.id,
      code: attribute.code,
      name: attribute.name,
      kind: attribute.kind,
      choices: sql<string[]>`array(select c.id from ${attributeChoice} c
        where c.attribute_id = ${named} and c.id = any(${sql.placeholder('values')}::text[]))`,
      // As the index has them: by bytes, ">" follows "=".
      numbers: sql<string[]>`case when ${attribute.kind} = 'number' then array(
        select distinct split_part(t.value, '=', 2) from ${listingTotal} t
          where t.kind = 'value' and t.value ~>=~ (${named} || '=') and t.value ~<~ (${named} || '>')) else '{}' end`,
    })
    .from(attribute)
    .where(
      sql`${attribute.code} = any(${sql.placeholder('codes')}::text[]) and ${attribute.filterable}`,
    ),
);

/** Returns the attributes with these codes, and which of these values are choices of theirs. */
export function findFilterable(
  db: Database,
  codes: string[],
  values: string[],
): Promise<Filterable[]> {
  return filterable(db).execute({ codes, values });
}
