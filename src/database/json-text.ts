import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { MARK } from '#languages/said.ts';

// JSON that a statement writes as text, to be sent as it is. Texts joined by `||` take PostgreSQL half
// the time of `json_build_object`, which looks up the type of every value of every row.

export const jsonString = (text: SQLWrapper): SQL => sql`to_json(${text})::text`;

/** A text of letters and digits as a JSON string: an id, or a word of ours. */
export const jsonWord = (word: SQLWrapper): SQL => sql`'"' || ${word} || '"'`;

/** An exact decimal as the shortest number: 12.50 as 12.5. */
export const jsonDecimal = (decimal: SQLWrapper): SQL => sql`trim_scale(${decimal})::text`;

/** A whole number, or true or false. */
export const jsonPlain = (value: SQLWrapper): SQL => sql`${value}::text`;

/** A moment in ISO form, in UTC and to the millisecond. */
export const jsonMoment = (moment: SQLWrapper): SQL =>
  sql`to_char(${moment} at time zone 'UTC', '"\\""YYYY-MM-DD"T"HH24:MI:SS.MS"Z\\""')`;

/** The JSON of a value that may be missing. */
export const orNull = (json: SQL): SQL => sql`coalesce(${json}, 'null')`;

/** An object of these members, each JSON that is never missing. */
export function jsonObject(members: Readonly<Record<string, SQL>>): SQL {
  const parts = Object.entries(members).map(([name, json], index) => {
    const before = `${index === 0 ? '{' : ','}"${name}":`;
    return sql`${sql.raw(`'${before}'`)} || ${json}`;
  });
  return sql`(${sql.join(parts, sql` || `)} || '}')`;
}

/** All rows' JSON as one list, in this order. */
export const jsonList = (json: SQL, order: SQLWrapper): SQL<string> =>
  sql<string>`'[' || coalesce(string_agg(${json}, ',' order by ${order}), '') || ']'`;

/** What `said` returns for a key and these parameters. */
export const saidInSql = (key: SQL, params: SQL): SQL =>
  sql`chr(${sql.raw(String(MARK.charCodeAt(0)))}) || ${key} || ${params}`;
