import { type Language, languages } from '#languages/languages.ts';

/** The language that these pages are built in. */
export const language: Language = 'hi';

/** What the addresses of its pages begin with: '' in English. */
export const basePath = languages[language].path;
