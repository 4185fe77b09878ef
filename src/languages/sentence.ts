import * as ar from './ar/refusals.ts';
import * as en from './en/refusals.ts';
import * as hi from './hi/refusals.ts';
import type { Language } from './languages.ts';
import { type Refusals, toSentence } from './said.ts';

const refusals: Readonly<Record<Language, Refusals>> = { en, ar, hi };

/** Returns what was {@link said} as a sentence of a language; any other text as it is. */
export const sentence = (language: Language, text: string): string =>
  toSentence(refusals[language], text);
