import { sql } from 'drizzle-orm';
import type { AttributeKind } from '#contracts/attributes/attribute.ts';
import type { Database } from '../../database.ts';
import { once } from '../../planner.ts';
import { preparedQuery } from '../../prepared-query.ts';
import { attribute, attributeChoice } from '../../schema/attribute.ts';
import { eachWritten } from '../../schema/translations.ts';

/** Choices of the attribute that says for whom products are, with the name of the one that was asked for. */
export type AudienceChoices = {
  attribute: string;
  code: string;
  name: string;
  kind: AttributeKind;
  label: string;
  ids: string[];
};

const audienceChoices = preparedQuery('audience_choices', (db) => {
  const given = (name: string) =>
    sql`${once(sql`string_to_array(${sql.placeholder(name)}::text, ' ')`)}::text[]`;
  const isCalled = (name: string) =>
    sql`(folded(${attributeChoice.label}) = any(${given(name)}) or exists (
      select from (select ${eachWritten('attribute_choice', 'label')} as label) as other
        where folded(other.label) = any(${given(name)})))`;
  return db
    .select({
      attribute: sql<string>`${attribute.id}`,
      code: attribute.code,
      name: attribute.name,
      kind: attribute.kind,
      label: sql<string>`min(${attributeChoice.label}) filter (where ${isCalled('own')})`,
      ids: sql<string[]>`array_agg(${attributeChoice.id} order by ${attributeChoice.position})`,
    })
    .from(attribute)
    .innerJoin(attributeChoice, sql`${attributeChoice.attributeId} = ${attribute.id}`)
    .where(
      sql`${attribute.filterable} and ${attribute.kind} in ('choice', 'choices') and (${isCalled('own')} or ${isCalled('also')})`,
    )
    .groupBy(attribute.id)
    .having(sql`bool_or(${isCalled('own')})`)
    .orderBy(attribute.position, attribute.id);
});

/** Returns the choices with these labels, of the first attribute that lists are filtered by and that has one of `own`. */
export async function findAudienceChoices(
  db: Database,
  { own, also }: { own: readonly string[]; also: readonly string[] },
): Promise<AudienceChoices | null> {
  const [found] = await audienceChoices(db).execute({ own: own.join(' '), also: also.join(' ') });
  return found ?? null;
}
