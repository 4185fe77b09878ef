import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import { attribute, attributeChoice, attributeEntry } from '#database/schema/attribute.ts';
import { slugOf } from '#domain/text/slug.ts';

type Values = Omit<typeof attribute.$inferInsert, 'id' | 'code'> & {
  /** Labels, or labels with swatches. */
  choices?: readonly (string | { label: string; swatch: string })[];
  entries?: readonly Omit<typeof attributeEntry.$inferInsert, 'id' | 'attributeId'>[];
};

/** An attribute with its choices and taxonomy entries; `idOf` returns the id of a choice by its label. */
export async function anAttribute(db: Database, { choices = [], entries = [], ...values }: Values) {
  const id = newId();
  const row = { ...values, id, code: slugOf(values.name) };
  await db.insert(attribute).values(row);
  const chosen = choices.map((choice, position) => ({
    ...(typeof choice === 'string' ? { label: choice } : choice),
    ...{ id: newId(), attributeId: id, position },
  }));
  if (chosen.length > 0) await db.insert(attributeChoice).values(chosen);
  const at = entries.map((entry, position) => ({
    position,
    ...entry,
    id: newId(),
    attributeId: id,
  }));
  if (at.length > 0) await db.insert(attributeEntry).values(at);
  const idOf = (label: string) => chosen.find((choice) => choice.label === label)?.id ?? '';
  return { ...row, idOf };
}
