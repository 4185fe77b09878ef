import { type SQL, sql } from 'drizzle-orm';
import { once } from '../../planner.ts';

/**
 * Text as it is searched by words: without case and accents, and split wherever there is neither a letter
 * nor a digit, so that "2100" begins a word of "GA-2100". Written as the indexes are.
 */
const spaced = (text: SQL): SQL => sql`translate(dashed(${text}), '-', ' ')`;

/**
 * Whether a text contains every word of `q`, each as the beginning of a word, ignoring case and
 * accents. Written as the index is (`to_tsvector('simple', translate(dashed(…), '-', ' '))`), and split
 * by the same function.
 */
export function containsWords(text: SQL, q: string): SQL {
  const words = sql`nullif(btrim(regexp_replace(${spaced(sql`${q}`)}, '\\s+', ' ', 'g')), '')`;
  const query = sql`'''' || replace(${words}, ' ', ''':* & ''') || ''':*'`;
  return sql`to_tsvector('simple', ${spaced(text)}) @@ to_tsquery('simple', ${query})`;
}

/**
 * Whether a text contains `q` without regard to what stands between letters and digits: "ga2100" is in
 * "GA-2100". Nothing contains a `q` without letters and digits. Written as the index is.
 */
export const containsSqueezed = (text: SQL, q: string): SQL =>
  sql`squeezed(${text}) like ${once(sql`'%' || nullif(squeezed(${q}), '') || '%'`)}`;

/** Returns a `like` pattern for texts that begin so. */
export function beginning(q: string): string {
  return `${q.replace(/[\\%_]/g, '\\$&')}%`;
}
