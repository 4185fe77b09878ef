import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether a text holds every word of `q`, each as a beginning, whatever the case and the accents.
 * Written as the index is (`to_tsvector('simple', folded(…))`), and read by the same parser.
 */
export function holdsWords(text: SQL, q: string): SQL {
  const plain = q.replace(/['\\]/g, ' ');
  const query = sql`(select string_agg('''' || lexeme || ''':*', ' & ')
    from unnest(tsvector_to_array(to_tsvector('simple', folded(${plain})))) lexeme)::tsquery`;
  return sql`to_tsvector('simple', folded(${text})) @@ ${query}`;
}

/** A pattern for `like` that matches what begins so. */
export function beginning(q: string): string {
  return `${q.replace(/[\\%_]/g, '\\$&')}%`;
}
