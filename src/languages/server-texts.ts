import * as ar from './ar/server.ts';
import * as en from './en/server.ts';
import * as hi from './hi/server.ts';
import type { Language } from './languages.ts';
import type { Like } from './like.ts';

/** What the server says, in one language. */
export type ServerTexts = Like<typeof en>;

/** What the server says in each language: the texts of mails, of the privacy notice and of tables. */
export const serverTexts: Readonly<Record<Language, ServerTexts>> = { en, ar, hi };
