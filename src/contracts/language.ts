import { z } from 'zod';
import { languageNames } from '#languages/languages.ts';

/** A language that our pages are in, and that people are written to in. */
export const Language = z.enum(languageNames, 'language must be en or ar');
export type Language = z.infer<typeof Language>;
