import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether a text holds every word of `q`, each as a beginning, whatever the case and the accents.
 * Written as the index is (`to_tsvector('simple', folded(…))`), and read by the same parser. The
 * quoting comes after the folding, which makes quotation marks of some letters.
 */
export function containsWords(text: SQL, q: string): SQL {
  const spaced = sql`regexp_replace(translate(folded(${q}), '''\\', '  '), '\\s+', ' ', 'g')`;
  const words = sql`nullif(btrim(${spaced}), '')`;
  const query = sql`'''' || replace(${words}, ' ', ''':* & ''') || ''':*'`;
  return sql`to_tsvector('simple', folded(${text})) @@ to_tsquery('simple', ${query})`;
}

/** A pattern for `like` that matches what begins so. */
export function beginning(q: string): string {
  return `${q.replace(/[\\%_]/g, '\\$&')}%`;
}
