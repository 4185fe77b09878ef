import { languageNames } from '#languages/languages.ts';
import { type ServerTexts, serverTexts } from '#languages/server-texts.ts';

/** Returns what people write in searches and tables, of each language. */
export const inEveryLanguage = <Words>(of: (texts: ServerTexts['searched']) => Words): Words[] =>
  languageNames.map((language) => of(serverTexts[language].searched));

/** Returns words that each language has in one text, with spaces between them. */
export const everyWord = (of: (texts: ServerTexts['searched']) => string): string[] =>
  inEveryLanguage(of).flatMap((words) => words.split(' ').filter(Boolean));
