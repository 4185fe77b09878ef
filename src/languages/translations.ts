import {
  FIRST_LANGUAGE,
  type Language,
  languageNames,
  languages,
  type OtherLanguage,
  otherLanguages,
} from './languages.ts';

/** Returns what there is in each language, by its name. */
export const inEach = <Made>(make: (language: Language) => Made): Record<Language, Made> =>
  Object.fromEntries(languageNames.map((name) => [name, make(name)])) as Record<Language, Made>;

/** What stands in a language is kept beside what is in English by this name, as `arabic`. */
export type TranslationKey = Lowercase<(typeof languages)[OtherLanguage]['inEnglish']>;

export const translationKey = (language: OtherLanguage): TranslationKey =>
  languages[language].inEnglish.toLowerCase() as TranslationKey;

/** What the translation of a field into a language is called in requests and answers: `nameArabic`. */
export type TranslatedField<Name extends string> =
  `${Name}${(typeof languages)[OtherLanguage]['inEnglish']}`;

export const translatedField = <Name extends string>(
  name: Name,
  language: OtherLanguage,
): TranslatedField<Name> => `${name}${languages[language].inEnglish}`;

/** Something for each translation of these fields: `{ nameArabic: … }`. */
export type Translated<Name extends string, Made = string> = Record<TranslatedField<Name>, Made>;

/** Returns something for the translation of each of these fields into each other language. */
export const inTranslations = <Name extends string, Made>(
  names: readonly Name[],
  make: (name: Name, language: OtherLanguage) => Made,
): Translated<Name, Made> =>
  Object.fromEntries(
    otherLanguages.flatMap((language) =>
      names.map((name) => [translatedField(name, language), make(name, language)]),
    ),
  ) as Translated<Name, Made>;

/** Returns these fields, each with its translations behind it. */
export const withTranslated = <Name extends string>(
  ...names: Name[]
): (Name | TranslatedField<Name>)[] =>
  names.flatMap((name) => [name, ...otherLanguages.map((each) => translatedField(name, each))]);

/** Returns the translations of fields as a form begins with them: empty where there are none. */
export const translationsIn = <Name extends string>(
  of: Partial<Translated<Name>> | null,
  ...names: Name[]
): Translated<Name> =>
  inTranslations(names, (name, language) => of?.[translatedField(name, language)] ?? '');

/** Returns what a field of something is in other languages, where somebody wrote that. */
export const translationsOf = (of: object, name: string): string[] =>
  otherLanguages.flatMap(
    (language) => (of as Record<string, string>)[translatedField(name, language)] || [],
  );

/** Returns what a field of something is in a language, or as it was written first where nobody wrote it in that. */
export const fieldIn = <Name extends string>(
  of: Readonly<Record<Name, string> & Partial<Translated<Name, string | undefined>>>,
  name: Name,
  language: Language,
): string =>
  (language !== FIRST_LANGUAGE &&
    (of as Partial<Translated<Name>>)[translatedField(name, language)]) ||
  of[name];

/** What people wrote in other languages, as it is kept: `{ ar: { name: '…' } }`. */
export type Translations = { [In in OtherLanguage]?: Readonly<Record<string, string>> };

/** Returns those fields of something that are given in other languages as they are kept: empty ones only where asked. */
export const keptTranslations = (
  of: object,
  names: readonly string[],
  { withEmpty }: { withEmpty: boolean },
): Translations =>
  Object.fromEntries(
    otherLanguages.flatMap((language) => {
      const texts = names.flatMap((name) => {
        const text = (of as Record<string, string | undefined>)[translatedField(name, language)];
        return text === undefined || (text === '' && !withEmpty) ? [] : [[name, text]];
      });
      return texts.length === 0 ? [] : [[language, Object.fromEntries(texts)]];
    }),
  );

/** Returns what there is in each language but English, by its name: `{ arabic: … }`. */
export const inEachOther = <Made>(make: (language: OtherLanguage) => Made) =>
  Object.fromEntries(
    otherLanguages.map((language) => [translationKey(language), make(language)]),
  ) as Record<TranslationKey, Made>;

/** Returns what is said in a language beside the English; undefined where nobody has said it. */
export const translationIn = <Text>(
  from: { readonly [Key in TranslationKey]?: Text },
  language: Language,
): Text | undefined => (language === FIRST_LANGUAGE ? undefined : from[translationKey(language)]);
