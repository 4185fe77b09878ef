import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';
import { product } from '../../schema/product.ts';

/** What a search looks for: a text-search query, and the folded text for parts of words. */
export type SearchQuery = {
  /** Every word typed, as a beginning; mistyped ones as the words that were likely meant. */
  words: string;
  /** The words as typed, whole: what matches these exactly comes first. */
  exact: string;
  /** Folded text to be found anywhere in brand and name, or null where it is too short. */
  part: string | null;
};

const MOST_WORDS = 8;

/** The words in a search text, in any script; the rest separates. */
function wordsOf(text: string): string[] {
  const words = text.match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
  return words.slice(0, MOST_WORDS).map((word) => word.slice(0, 40));
}

/**
 * Reads a search text; null where it holds no word at all. A word that begins no known word is
 * replaced by its nearest ones, so that one or two typing slips are forgiven.
 */
export async function readSearch(db: Database, text: string): Promise<SearchQuery | null> {
  const typed = wordsOf(text);
  if (typed.length === 0) return null;
  const rows = await rowsOf<{ word: string; nearest: string[] }>(
    db,
    sql`
    with typed as (
      select folded(word) as word, place
        from unnest(${sql.param(typed)}::text[]) with ordinality as w (word, place))
    select word, case when known then '{}' else array(select nearest_words(word)) end as nearest
      from typed, lateral (select exists (
        select from search_word known
          where known.word ~>=~ typed.word and known.word ~<~ (typed.word || chr(1114111))
            and known.products > 0) as known) k
      order by place`,
  );
  const words = rows.map(({ word, nearest }) => {
    const meant = nearest.map(quoted).join(' | ');
    return meant === '' ? `${quoted(word)}:*` : `(${meant})`;
  });
  const folded = rows.map((row) => row.word);
  const part = folded.join(' ');
  return {
    words: words.join(' & '),
    exact: folded.map(quoted).join(' & '),
    part: part.length >= 3 ? `%${part}%` : null,
  };
}

const quoted = (word: string) => `'${word.replace(/['\\]/g, ' ')}'`;

const headlineText = sql`folded(${product.brand} || ' ' || ${product.name})`;

/** Rows that hold every word somewhere, or the text as typed inside brand and name. */
export function matches(search: SearchQuery): SQL {
  const byWords = sql`${product.document} @@ to_tsquery('simple', ${search.words})`;
  return search.part === null ? byWords : sql`(${byWords} or ${headlineText} like ${search.part})`;
}

/** Like {@link matches}, in brand and name alone (SPEC §5: the back offices' search). */
export function matchesHeadline(search: SearchQuery): SQL {
  const byWords = sql`${product.headline} @@ to_tsquery('simple', ${search.words})`;
  return search.part === null ? byWords : sql`(${byWords} or ${headlineText} like ${search.part})`;
}

/** Higher is better: whole words before beginnings, brand and name before place before seller. */
export function relevance(search: SearchQuery): SQL {
  return sql`(ts_rank(${product.document}, to_tsquery('simple', ${search.words}))
    + 2 * ts_rank(${product.document}, to_tsquery('simple', ${search.exact})))`;
}
