import { cacheTags } from '#domain/cache-tags.ts';

/**
 * The lists that show how many products each seller and category has. What shows the count of one
 * alone carries its `products-of-…` or `products-in-…` tag, which every change of a product drops.
 */
export const countTags = [cacheTags.sellers, cacheTags.categories];
