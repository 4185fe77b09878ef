import { z } from 'zod';
import { countedNames } from './list-facets.ts';

const facetNames = [...countedNames, 'attributes', 'price'] as const;

/** What a list of products can be narrowed by, besides its prices' ends and its categories. */
export const FacetName = z.enum(facetNames);
export type FacetName = z.infer<typeof FacetName>;

/** A value that a list can be narrowed to. */
export const FacetValue = z.object({
  value: z.string().describe('As the parameter takes it'),
  label: z.string(),
  products: z.number().int(),
  swatch: z.string().optional().describe('`#rrggbb`, of colours alone'),
});
export type FacetValue = z.infer<typeof FacetValue>;

/**
 * The values of one parameter with their counts, under all filters but this one; chosen values are among
 * them, whatever their counts.
 */
export const Facet = z.object({
  name: z.string().describe('The parameter, of an attribute `attr.CODE`'),
  label: z.string(),
  capped: z.boolean().describe('The counts are at least these, of the first 20,000 products'),
  more: z
    .number()
    .int()
    .optional()
    .describe('How many values are left out, the least frequent; `all` tells them too'),
  values: z.array(FacetValue),
});
export type Facet = z.infer<typeof Facet>;

/** The values of one facet that are called so. */
export const FacetValues = Facet.omit({ name: true, label: true });
export type FacetValues = z.infer<typeof FacetValues>;

/** How many products there are from `low` to `high`, in steps of the same ratio. */
const PriceBars = z.object({
  low: z.number(),
  high: z.number(),
  bars: z.array(z.number().int()),
});

export const ListFacets = z.object({
  values: z.array(Facet),
  prices: z
    .object({ INR: PriceBars, AED: PriceBars })
    .nullable()
    .describe('Null where it is not asked for, and where fewer than two prices are'),
});
export type ListFacets = z.infer<typeof ListFacets>;
