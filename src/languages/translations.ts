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

/** What the translation of a field into a language is called: `nameArabic`. */
export type TranslatedField<Name extends string> =
  `${Name}${(typeof languages)[OtherLanguage]['inEnglish']}`;

export const translatedField = <Name extends string>(
  name: Name,
  language: OtherLanguage,
): TranslatedField<Name> => `${name}${languages[language].inEnglish}`;

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
