import * as ar from './ar/server.ts';
import * as en from './en/server.ts';
import * as hi from './hi/server.ts';
import type { Language } from './languages.ts';
import type { Like } from './like.ts';

/** What the server says, in one language. */
export type ServerTexts = Like<typeof en>;

/** What the server says in each language: the texts of mails, of the privacy notice and of tables. */
export const serverTexts: Readonly<Record<Language, ServerTexts>> = { en, ar, hi };

/** Returns a day (`2026-12-03`) in words of a language: 3 December. */
export const dayIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(serverTexts[language].formats.dateLocale, {
    ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
  }).format(new Date(day));

/** Returns the date of a moment in words of a language: 3 December 2026. */
export const dateIn = (language: Language, moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(serverTexts[language].formats.dateLocale, {
    ...{ dateStyle: 'long', timeZone },
  }).format(moment);
