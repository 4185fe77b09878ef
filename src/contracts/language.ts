import { z } from 'zod';

/** A language that our pages are in, and that people are written to in. */
export const Language = z.enum(['en', 'ar'], 'language must be en or ar');
export type Language = z.infer<typeof Language>;
