import { languageNames, languages } from '#languages/languages.ts';

/** The languages to choose from, each as it calls itself. */
export const languageOptions = languageNames.map((value) => ({
  value,
  label: languages[value].name,
}));
