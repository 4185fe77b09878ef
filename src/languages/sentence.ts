import type { Language } from './languages.ts';
import { toSentence } from './said.ts';
import { serverTexts } from './server-texts.ts';

/** Returns what was {@link said} as a sentence of a language; any other text as it is. */
export const sentence = (language: Language, text: string): string =>
  toSentence(serverTexts[language].refusals, text);
