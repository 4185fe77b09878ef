import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { jsonb, text } from 'drizzle-orm/pg-core';
import { type OtherLanguage, otherLanguages } from '#languages/languages.ts';
import {
  inEachOther,
  inTranslations,
  keptTranslations,
  type Translated,
  type TranslatedField,
  type TranslationKey,
  type Translations,
  translatedField,
  translationKey,
} from '#languages/translations.ts';

/** What people wrote of a row in other languages: `{ ar: { name: '…' } }`. What is empty is not kept. */
export const translations = () => jsonb('translations').notNull().default({}).$type<Translations>();

/**
 * The columns of release 1.0.0 for one language, which functions/keep-translations.sql keeps in step while a
 * process of it may still serve; the release after drops them. Nothing here reads them.
 */
export const formerTranslations = (...names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [`former ${name}`, text(`${name}_arabic`).notNull().default('')]),
  ) as Record<never, never>;

/** The same of what is translated whole. */
export const formerTranslation = () => ({ 'former text': jsonb('arabic') }) as Record<never, never>;

const quoted = (word: string) => sql.raw(`'${word}'`);

/** What a field is in a language; '' where nobody wrote that. */
export const writtenIn = (language: OtherLanguage, kept: SQLWrapper, name: string): SQL<string> =>
  sql<string>`coalesce(${kept} -> ${quoted(language)} ->> ${quoted(name)}, '')`;

/** The translations of fields as columns of a statement. */
export const translatedColumns = <Name extends string>(
  kept: SQLWrapper,
  ...names: Name[]
): Translated<Name, SQL.Aliased<string>> =>
  inTranslations(names, (name, language) =>
    writtenIn(language, kept, name).as(`${name}_${language}`),
  );

/** The translations of a field as JSON, of a table in a statement: `{ nameArabic: '…' }`. */
export const translatedJson = (table: string, name: string): SQL => {
  const members = otherLanguages.map(
    (language) =>
      sql`${quoted(translatedField(name, language))}, ${writtenIn(language, sql.raw(`${table}.translations`), name)}`,
  );
  return sql`jsonb_build_object(${sql.join(members, sql`, `)})`;
};

/** A text and what it is in other languages, with spaces between them, as searches read it. */
export const inAllLanguages = (first: SQLWrapper, kept: SQLWrapper, name = 'name'): SQL<string> =>
  sql<string>`in_all_languages(${first}, ${kept}, ${quoted(name)})`;

/** What a field of a table is in each other language: a row for each. */
export const eachWritten = (table: string, name: string): SQL =>
  sql.raw(`(jsonb_path_query(${table}.translations, '$.*.${name}') #>> '{}')`);

type Stored<Values, Name extends string> = Omit<Values, TranslatedField<Name>> & {
  translations?: Translations;
};

/** The fields of a taxonomy entry, and of a product, that people translate. */
export const DESCRIBED = ['name', 'description'] as const;

/** Returns a new row's values with the translations of its fields as the column that holds them. */
export const stored = <Values extends object, Name extends string>(
  values: Values,
  names: readonly Name[],
): Stored<Values, Name> & { translations: Translations } => ({
  ...without(values, names),
  translations: keptTranslations(values, names, { withEmpty: false }),
});

/** The same of changes to a row whose column is `kept`: what is not mentioned stays. */
export function storedChanges<Values extends object, Name extends string>(
  values: Values,
  names: readonly Name[],
  kept: SQLWrapper,
): Stored<Values, Name> {
  const given = keptTranslations(values, names, { withEmpty: true });
  const others = without(values, names);
  if (Object.keys(given).length === 0) return others;
  const translations = sql`with_translations(${kept}, ${JSON.stringify(given)}::jsonb)`;
  return { ...others, translations } as Stored<Values, Name>;
}

/** What is translated whole, `{ arabic: { … } }`, as the column that holds it; of changes, what is not given stays. */
export function storedWhole<Values extends object>(
  values: Values,
  kept: SQLWrapper = sql`'{}'::jsonb`,
): Omit<Values, TranslationKey> & { translations?: Translations } {
  const keys = inEachOther((language) => language);
  const others = Object.fromEntries(
    Object.entries(values).filter(([key]) => !Object.hasOwn(keys, key)),
  ) as Omit<Values, TranslationKey>;
  const given = otherLanguages.flatMap((language) => {
    const text = (values as { [Key in TranslationKey]?: unknown })[translationKey(language)];
    return text === undefined ? [] : [[language, text ?? {}] as const];
  });
  if (given.length === 0) return others;
  const languages = given.map(([language]) => quoted(language));
  const translations = sql`with_translations(${kept} - array[${sql.join(languages, sql`, `)}],
    ${JSON.stringify(Object.fromEntries(given))}::jsonb)`;
  return { ...others, translations: translations as unknown as Translations };
}

/** The columns of what is translated whole: null where nobody wrote it in a language. */
export const wholeTranslations = <Text>(kept: SQLWrapper) =>
  inEachOther((language) => sql<Text | null>`${kept} -> ${quoted(language)}`);

function without<Values extends object, Name extends string>(
  values: Values,
  names: readonly Name[],
): Stored<Values, Name> {
  const translated = inTranslations(names, () => undefined);
  const others = Object.entries(values).filter(([key]) => !Object.hasOwn(translated, key));
  return Object.fromEntries(others) as Stored<Values, Name>;
}
