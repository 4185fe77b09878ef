import { sql } from 'drizzle-orm';
import { meantAsTyped } from '#domain/search/known-brands.ts';
import { isPublic } from '../../catalogue/is-public.ts';
import type { Database } from '../../database.ts';
import { inlineNumber } from '../../planner.ts';
import { preparedQuery } from '../../prepared-query.ts';
import { product } from '../../schema/products/product.ts';
import { idBegins, type SearchQuery } from './search-query.ts';
import { anyOf, anyWord, everyWord, named, oneWord, type TypedWord } from './typed-query.ts';

/** Known words that are read of those which begin like a typed one: one more than are used. */
const MOST_BEGUN = 9;
/** Where so few known words begin like a typed one, it means what they mean too: "perfum". */
const CLEARLY_BEGUN = 2;
const SHORTEST_PART = 3;

/** Whose words a search is read by: those of published products, or of all. */
export type WordsOf = 'published' | 'all';

/**
 * What each typed word may stand for. `everything` is written into the statement, since its plans
 * differ; the text is one parameter, however many words it has.
 */
const knownWords = preparedQuery('known_words', (db, wordsOf: WordsOf) => {
  const everything = sql.raw(String(wordsOf === 'all'));
  const code = sql.placeholder('code');
  const isSku = sql`exists (select from ${product} where ${isPublic} and ${idBegins(code)})`;
  const isKnown = sql`is_known_word(w.word, w.products, ${everything})`;
  return db
    .select({
      word: sql<string>`word`,
      parts: sql<string[] | null>`parts`,
      piece: sql<string | null>`piece`,
      known: sql<string[]>`coalesce(known, '{}')`,
      forms: sql<string[]>`coalesce(forms, '{}')`,
      meanings: sql<string[]>`case when nearest = '{}' then meanings else near_meanings end`,
      nearest: sql<string[]>`nearest`,
      isCode: sql<boolean>`is_code`,
      pairs: sql<string[]>`pairs`,
      pairMeanings: sql<string[]>`pair_meanings`,
      whole: sql<number>`coalesce(whole, 0)`,
      most: sql<number>`case when exists (select from hidden_parent) then 0
        else coalesce(greatest(most, most_of_forms), (select max(products) from search_word
          where search_word.word = any(nearest)), 0) end`,
      mostMeant: sql<number>`case when exists (select from hidden_parent) then 0
        else coalesce((select max(w.products) from search_word w
          where w.word = any(meanings)), 0) end`,
      all: sql<number>`(select coalesce(sum(rows), 0)::int from row_count where name = 'product')`,
    })
    .from(sql`(
        select ordinal, word, parts, piece, lead(word) over (order by ordinal) as next,
               (select ${isSku}) as is_code
          from search_pieces(${sql.placeholder('text')}, ${everything})) typed,
      lateral (
        select word_forms(typed.word) as own,
               word_forms(typed.word || typed.next) || (typed.word || typed.next) as joined offset 0) other,
      lateral (
        select array_agg(begun.word) as known, max(products) as most,
               max(products) filter (where begun.word = typed.word) as whole from (
          select w.word, w.products from search_word w
            where w.word ~>=~ typed.word and w.word ~<~ (typed.word || chr(1114111))
              and ${isKnown} limit ${inlineNumber(MOST_BEGUN)}) begun) k,
      lateral (
        select array_agg(w.word) as forms, max(products) as most_of_forms from search_word w
          where w.word = any(other.own) and ${isKnown}) f,
      lateral (
        select array(select w.word from search_word w
          where w.word = any(other.joined) and ${isKnown}) as pairs) p,
      lateral (
        select meanings_of(other.own || typed.word ||
          case when whole is null and cardinality(known) <= ${inlineNumber(CLEARLY_BEGUN)}
            then known else '{}' end) as meanings offset 0) m,
      lateral (
        select case when next is null then '{}' else meanings_of(
          word_forms(typed.word || ' ' || next) || (typed.word || ' ' || next) || pairs)
          end as pair_meanings offset 0) pm,
      lateral (
        select case
          when is_code or typed.word = any(string_to_array(${sql.placeholder('meant')}::text, ' ')) then '{}'
          when known is not null or forms is not null then '{}'
          when meanings <> '{}' or pairs <> '{}' or pair_meanings <> '{}' then '{}'
          when has_number(piece, ${everything}) then '{}'
          when exists (select words_in_latin(typed.word, ${everything}))
            then array(select words_in_latin(typed.word, ${everything}))
          else array(select nearest_known_words(typed.word, ${everything})) end as nearest offset 0) n,
      lateral (
        select array(select f from unnest(nearest) w (word), unnest(word_forms(w.word)) f) as near_forms offset 0) nf,
      lateral (
        select case when nearest = '{}' then '{}'
          else near_forms || meanings_of(nearest || near_forms) end as near_meanings offset 0) nm`)
    .orderBy(sql`ordinal`);
});

/**
 * Parses a search text; returns null where it contains no word. A word that begins no known word, and
 * is nothing else that is known, is replaced by its nearest ones, so that one or two typing slips are
 * forgiven. What is found has none of the words of `unlike`.
 */
export async function readSearch(
  db: Database,
  text: string,
  wordsOf: WordsOf = 'published',
  unlike: readonly string[] = [],
): Promise<SearchQuery | null> {
  const code = wordsOf === 'published' ? codeIn(text) : null;
  const meant = meantAsTyped(text).join(' ');
  const typed = await knownWords(db, wordsOf).execute({ text, code: code ?? '-', meant });
  if (typed.length === 0) return null;
  const number = numberIn(typed);
  return {
    words: everyWord(typed, 'begun'),
    known: everyWord(typed, 'known'),
    exact: everyWord(typed, 'exact'),
    anyWord: anyWord(typed, 'begun'),
    anyWhole: anyWord(typed, 'whole'),
    named: named(typed),
    unlike: unlike.length > 0 ? anyOf(unlike) : null,
    ...(number ?? { part: partOf(typed), rest: null }),
    isNumber: number !== null,
    code: typed.some(({ isCode }) => isCode) ? code : null,
    isGuess: typed.some(({ nearest }) => nearest.length > 0),
    terms: typed.map((one) => {
      const { word, nearest, whole, most, mostMeant } = one;
      return { word, query: oneWord(one), nearest, whole, products: Math.max(most, mostMeant) };
    }),
    atLeast: typed.length === 1 ? Math.max(...typed.map(({ most }) => most)) : 0,
  };
}

/** Returns the text as it may begin an id, which a SKU does. Ids are random: shorter words begin some. */
function codeIn(text: string): string | null {
  const code = text.toLowerCase();
  return /^[a-z0-9]{6,20}$/.test(code) ? code : null;
}

/** Several words are searched as one part only where one of them is the end of a word, or mistyped. */
function partOf(typed: readonly TypedWord[]): string | null {
  const part = typed.map(({ word }) => word).join(' ');
  const hasUnknown = typed.some(({ known, forms }) => known.length + forms.length === 0);
  return part.length >= SHORTEST_PART && (typed.length === 1 || hasUnknown) ? `%${part}%` : null;
}

/** The longest product with a digit, to be found within numbers, and the query for the other words. */
function numberIn(typed: readonly TypedWord[]): { part: string; rest: string | null } | null {
  const pieces = typed.flatMap(({ piece }) => piece ?? []);
  const longest = pieces.toSorted((one, other) => other.length - one.length)[0] ?? '';
  if (longest.length < SHORTEST_PART) return null;
  const others = typed.filter(({ piece }) => piece !== longest);
  return { part: `%${longest}%`, rest: others.length > 0 ? everyWord(others, 'known') : null };
}
