import { z } from 'zod';
import { FIRST_LANGUAGE, languageNames } from '#languages/languages.ts';
import { inEach } from '#languages/translations.ts';

/** A language that our pages are in, and that people are written to in. */
export const Language = z.enum(languageNames);
export type Language = z.infer<typeof Language>;

/** Returns the shape of what is written in English, and in other languages where somebody did. */
export const inLanguages = <Text extends z.ZodType>(text: Text) => ({
  ...inEach(() => text.optional()),
  [FIRST_LANGUAGE]: text,
});
