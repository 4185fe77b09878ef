import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether a text contains every word of `q`, each as the beginning of a word, ignoring case and
 * accents. Written as the index is (`to_tsvector('simple', folded(…))`) and parsed by the same
 * parser. Quoting comes after folding, which turns some letters into quotation marks.
 */
export function containsWords(text: SQL, q: string): SQL {
  const spaced = sql`regexp_replace(translate(folded(${q}), '''\\', '  '), '\\s+', ' ', 'g')`;
  const words = sql`nullif(btrim(${spaced}), '')`;
  const query = sql`'''' || replace(${words}, ' ', ''':* & ''') || ''':*'`;
  return sql`to_tsvector('simple', folded(${text})) @@ to_tsquery('simple', ${query})`;
}

/** Returns a `like` pattern for texts that begin so. */
export function beginning(q: string): string {
  return `${q.replace(/[\\%_]/g, '\\$&')}%`;
}
