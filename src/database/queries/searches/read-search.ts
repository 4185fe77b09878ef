import { sql } from 'drizzle-orm';
import { meantAsTyped } from '#domain/search/known-brands.ts';
import { isPublic } from '../../catalogue/is-public.ts';
import type { Database } from '../../database.ts';
import { inlineNumber } from '../../planner.ts';
import { preparedQuery } from '../../prepared-query.ts';
import { product } from '../../schema/products/product.ts';
import { idBegins, type SearchQuery } from './search-query.ts';

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

/**
 * A typed word, and what a search takes it for. Nearest words are there only where it is neither known
 * itself nor as anything else.
 */
type TypedWord = {
  word: string;
  /** The words of a product that is known when written in one, such as "ga-2100". */
  parts: string[] | null;
  /** The letters and digits of the product that it was typed in, where that has a digit. */
  piece: string | null;
  /** Known words that begin so, one more than are used. */
  known: string[];
  /** Known words in the other number. */
  forms: string[];
  /** What synonyms say it, or the nearest words, may mean: words, or several with spaces between them. */
  meanings: string[];
  nearest: string[];
  /** This and the next word as one known word, and what both together may mean. */
  pairs: string[];
  pairMeanings: string[];
  /** How many products have the word itself, the most frequent of the others, and any words. */
  whole: number;
  most: number;
  all: number;
};

/**
 * Whole words as typed; these or in the other number; these or what they mean; beginnings of words; or these by the
 * few known words that begin so, found much sooner.
 */
type Mode = 'exact' | 'whole' | 'meant' | 'begun' | 'known';

const isWhole = (mode: Mode) => mode === 'exact' || mode === 'whole';

/** A beginning of more words than this is searched as a beginning. */
const MOST_KNOWN = 8;

const quoted = (word: string) => `'${word.replace(/['\\]/g, ' ')}'`;
const phrase = (words: string) => `(${words.split(' ').map(quoted).join(' <-> ')})`;

const unique = (texts: readonly string[]) => [...new Set(texts)];

const either = (queries: readonly string[]) =>
  queries.length === 1 ? queries.join('') : `(${queries.join(' | ')})`;

/** The word itself. One before the last that is known is whole: nobody is typing it any more. */
function itself({ word, known, whole }: TypedWord, mode: Mode, isLast: boolean): string[] {
  if (isWhole(mode) || mode === 'meant' || (whole > 0 && !isLast)) return [quoted(word)];
  const areAll = known.length > 0 && known.length <= MOST_KNOWN;
  return mode === 'known' && areAll ? unique([word, ...known]).map(quoted) : [`${quoted(word)}:*`];
}

function inParts(parts: readonly string[], mode: Mode): string {
  const words = parts.map(quoted).join(' & ');
  return `(${words}${!isWhole(mode) && (parts.at(-1)?.length ?? 0) > 1 ? ':*' : ''})`;
}

function alternatives(typed: TypedWord, mode: Mode, isLast: boolean): string[] {
  const { parts, forms, nearest, meanings } = typed;
  if (nearest.length > 0 && !isWhole(mode))
    return [...nearest.map(quoted), ...meanings.map(phrase)];
  return [
    ...itself(typed, mode, isLast),
    ...(mode === 'exact' ? [] : forms.map(quoted)),
    ...(parts === null ? [] : [inParts(parts, mode)]),
    ...(isWhole(mode) ? [] : meanings.map(phrase)),
  ];
}

/** The text-search queries of each word, or of two that are one. */
function groups(typed: readonly TypedWord[], mode: Mode): { query: string; terms: string[] }[] {
  const found: { query: string; terms: string[] }[] = [];
  for (let at = 0; at < typed.length; at += 1) {
    const one = typed[at] as TypedWord;
    const next = typed[at + 1];
    const own = alternatives(one, mode, next === undefined);
    const meant = isWhole(mode) ? [] : one.pairMeanings.map(phrase);
    const joined = [...one.pairs.map(quoted), ...meant];
    if (next === undefined || joined.length === 0) {
      found.push({ query: either(own), terms: own });
      continue;
    }
    const others = alternatives(next, mode, at + 2 === typed.length);
    const apart = `(${either(own)} & ${either(others)})`;
    found.push({ query: either([apart, ...joined]), terms: [...own, ...others, ...joined] });
    at += 1;
  }
  return found;
}

/** Returns the text-search query for products that have every word. */
const everyWord = (typed: readonly TypedWord[], mode: Mode): string =>
  groups(typed, mode)
    .map(({ query }) => query)
    .join(' & ');

/** Returns the one for those that have any, by which relevance is the sum over the words. */
const anyWord = (typed: readonly TypedWord[], mode: Mode): string =>
  unique(groups(typed, mode).flatMap(({ terms }) => terms)).join(' | ');

const oneWord = (typed: TypedWord): string => either(alternatives(typed, 'begun', true));

/** Returns the text-search query for products that have any of these words. */
const anyOf = (words: readonly string[]): string => words.map(quoted).join(' | ');

/** Returns the one for those whose brand, name or taxonomy has every word, or what it means. */
const named = (typed: readonly TypedWord[]): string =>
  everyWord(typed, 'meant').replace(
    /('[^']*')(:\*)?/g,
    (_, word, begins) => `${word}:${begins ? '*' : ''}AB`,
  );
