import { languageNames } from '#languages/languages.ts';
import { language } from '#texts/language.ts';

/** Where the language that a reader has chosen is remembered. */
export const LANGUAGE_KEY = 'language';

/** The languages that these pages are not in. */
export const languagesBeside = languageNames.filter((one) => one !== language);
