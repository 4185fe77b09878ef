import { fieldsWith } from '#contracts/product-fields.ts';
import { type Said, said } from '#languages/said.ts';
import { type KnownHeadings, plain } from '#media/tables/headings.ts';
import { failure } from '../failure.ts';
import { type Column, type ColumnKey, columns, isPrivate } from './columns.ts';

import type { DetailColumn } from './detail-columns.ts';

/** Index of a column in the file, and its heading there. */
export type MatchedColumn = { at: number; heading: string };
export type MatchedColumns = {
  found: ReadonlyMap<ColumnKey, MatchedColumn>;
  /** Unknown headings. */
  ignored: string[];
};

/** What headings mean in every table, as `plain` writes them. */
export const meanings = meaningsOf(columns);

function meaningsOf(all: readonly Column[]): ReadonlyMap<string, ColumnKey> {
  const meant = new Map<string, ColumnKey>();
  for (const { key, synonyms } of all) for (const word of synonyms) meant.set(word, key);
  for (const { key, heading } of all) meant.set(plain(heading), key);
  return meant;
}

const wordsOf = ({ heading, synonyms }: Column) => [plain(heading), ...synonyms];
const isNumbered = (key: ColumnKey) => key === 'sellerSku' || key === 'id';
const textKeys = new Set<ColumnKey>([
  ...fieldsWith({ kind: 'text' }),
  ...fieldsWith({ kind: 'reference' }),
  ...fieldsWith({ kind: 'reference?' }),
]);

/** What a table of products is known by among sheets and lines. */
export function knownHeadings(details: readonly DetailColumn[]): KnownHeadings {
  const numbered = columns.filter(({ key }) => isNumbered(key)).flatMap(wordsOf);
  const needed = columns.filter(({ key, required }) => required && !isNumbered(key)).map(wordsOf);
  const texts = [
    ...columns.filter(({ key }) => textKeys.has(key)),
    ...details.filter(({ attribute }) => ['text', 'serial'].includes(attribute.kind)),
  ];
  return { needed: [numbered, ...needed], texts: texts.flatMap(wordsOf) };
}

/**
 * Matches columns by their headings; `details` are the columns of attributes. What a seller alone knows is read in its
 * own tables. Throws 422 where a required
 * one is missing.
 */
export function matchColumns(
  headings: readonly string[],
  details: readonly Column[] = [],
  sheet: string | null = null,
  isOwn = true,
): MatchedColumns {
  const own = meaningsOf(details);
  const found = new Map<ColumnKey, MatchedColumn>();
  const ignored: string[] = [];
  for (const [at, written] of headings.entries()) {
    const heading = written.trim();
    if (heading === '') continue;
    const meant = meanings.get(plain(heading)) ?? own.get(plain(heading));
    const key = meant !== undefined && isPrivate(meant) && !isOwn ? undefined : meant;
    const earlier = key && found.get(key);
    if (earlier) {
      throw refused(said('columnsMeanTheSame', { one: earlier.heading, other: heading }));
    }
    if (key === undefined) ignored.push(heading.slice(0, 80));
    else found.set(key, { at, heading: heading.slice(0, 80) });
  }
  const isNamed = (key: ColumnKey) => key === 'sellerSku' && found.has('id');
  const missing = [...details, ...columns].filter(
    ({ key, required }) => required && !found.has(key) && !isNamed(key),
  );
  if (missing.length > 0) {
    const names = missing.map(({ heading }) => heading);
    throw refused(
      sheet === null
        ? said('columnsMissing', { names })
        : said('columnsMissingOnSheet', { sheet: sheet.slice(0, 80), names }),
    );
  }
  return { found, ignored };
}

const refused = (message: Said) =>
  failure(422, 'validation-failed', message, { fields: { file: message } });
