import { inLanguage, languageNames } from '#languages/languages.ts';
import { language } from '#texts/language.ts';

/** Where the language that a reader has chosen is remembered. */
export const LANGUAGE_KEY = 'language';

/** The language that these pages are not in. */
export const otherLanguage = languageNames.find((one) => one !== language) ?? 'en';

/** Where a link to the other language leads without scripts: these do not know the page that it stands on. */
export const otherHome = inLanguage(otherLanguage, '/');
