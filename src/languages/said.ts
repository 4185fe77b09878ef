import type * as refusals from './en/refusals.ts';

/**
 * What stands before a key: the record separator, which no text of a person may contain, and which neither JSON nor
 * PostgreSQL minds.
 */
export const MARK = '\u001e';

type Texts = typeof refusals;
/** The key of a text without parameters. */
export type PlainKey = {
  [Key in keyof Texts]: Texts[Key] extends string ? Key : never;
}[keyof Texts];
type SaidKey = keyof Texts;
type ParamsOf<Key extends SaidKey> = Texts[Key] extends (params: infer Params) => string
  ? Params
  : undefined;

declare const isSaidByKey: unique symbol;
/** What is {@link said}: a plain text is none, so that no sentence of one language leaves a service by mistake. */
export type Said = string & { readonly [isSaidByKey]: true };

/**
 * Returns a text of `en/refusals` by its key, with what is in it, as one string (the mark, the key, and the parameters
 * as JSON) that goes wherever a sentence goes: through issues of a schema, errors, fields and the database. A parameter
 * may be such a string itself. It becomes a sentence where it is sent, by {@link toSentence}.
 */
export function said<Key extends PlainKey>(key: Key): Said;
export function said<Key extends SaidKey>(key: Key, params: ParamsOf<Key>): Said;
export function said(key: SaidKey, params?: unknown): Said {
  return (MARK + key + (params === undefined ? '' : JSON.stringify(params))) as Said;
}

/** Returns a sentence in English as it is, which admins and operators alone are told. */
export const toAdmins = (sentence: string): Said => sentence as Said;

const pattern = new RegExp(`^${MARK}([A-Za-z]\\w*)(\\{.*\\})?$`, 's');

/** Returns what is said of something whose name whoever shows it puts before it ({@link saidOf}), or nothing. */
export const says = (words: string): Said => said('parameterSays', { name: '', says: words });

/** Whether a text is a key with parameters, rather than a sentence. */
export const isSaid = (text: string): boolean => text.startsWith(MARK);

/** Returns the sentence for what {@link said} returned, of the language of `texts`; any other text as it is. */
export function toSentence(texts: Readonly<Record<string, unknown>>, text: string): string {
  const [, key = '', json] = (isSaid(text) && pattern.exec(text)) || [];
  const found = Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (typeof found === 'string') return found;
  if (typeof found !== 'function') return text;
  try {
    return found(readParams(texts, json ?? '{}'));
  } catch {
    // Not by us, or by an earlier version that knew other parameters.
    return text;
  }
}

const readParams = (texts: Readonly<Record<string, unknown>>, json: string): unknown =>
  JSON.parse(json, (_, value) => (typeof value === 'string' ? toSentence(texts, value) : value));

/** Returns what was {@link said} with some of its parameters replaced; any other text as it is. */
export function sayAgain(text: string, change: (params: object) => object): string {
  const [, key = '', json] = pattern.exec(text) ?? [];
  return json === undefined ? text : MARK + key + JSON.stringify(change(JSON.parse(json)));
}

/** Returns what a schema says of a field, with the field's name where that was left empty. */
export const saidOf = (name: string, text: string): Said =>
  sayAgain(text, (params) =>
    'name' in params && params.name === '' ? { ...params, name } : params,
  ) as Said;

/** Such strings within JSON, where the mark is escaped. */
const inJson = /"\\u001e(?:[^"\\]|\\.)*"/g;

/** Returns JSON in which everything {@link said} is a sentence, by `tell`. */
export const tellInJson = (json: string, tell: (text: string) => string): string =>
  json.includes('"\\u001e')
    ? json.replace(inJson, (text) => JSON.stringify(tell(JSON.parse(text))))
    : json;
