import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The part of a table whose ids begin with 0, one in 36: they are random. It has small indexes of its own. */
export const smallSample = { name: 'sample', below: '1', share: 1 / 36 } as const;

/**
 * Parts of all products, which have indexes of words (`queries/products/search/search-samples.ts`). The smallest has
 * indexes of attributes (`queries/facets/sampled-sets.ts`) and prices too.
 */
export const productSamples = [smallSample, { name: 'sixth', below: '6', share: 1 / 6 }] as const;

/** Whether a row is in the sample `below` this beginning, written as its indexes are. */
export const isInSample = (
  { id }: Record<'id', SQLWrapper>,
  below: string = smallSample.below,
): SQL => sql`${id} < ${sql.raw(`'${below}'`)}`;
