import { z } from 'zod';
import { Reference } from '../id.ts';

/** A category with the sub-categories that the header leads to. */
const NavigationCategory = Reference.extend({ subCategories: z.array(Reference) });
export type NavigationCategory = z.infer<typeof NavigationCategory>;

/** What the header of every page leads to (docs/behaviour/storefront.md#frame). */
export const Navigation = z.object({
  categories: z.array(NavigationCategory).describe('The first listed ones, oldest first'),
  total: z.number().int().describe('How many categories are listed'),
});
export type Navigation = z.infer<typeof Navigation>;
