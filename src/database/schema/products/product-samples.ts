import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Parts of all products by the first character of their ids, one of 36, which have indexes of
 * words (`queries/products/search/search-samples.ts`), and the smallest, which comes first, one of attributes
 * (`queries/facets/sampled-sets.ts`) of their own.
 */
export const productSamples = [
  { name: 'sample', below: '1', share: 1 / 36 },
  { name: 'sixth', below: '6', share: 1 / 6 },
] as const;

/** Whether a product is in the sample `below` this beginning, written as its indexes are. */
export const isInSample = ({ id }: Record<'id', SQLWrapper>, below: string): SQL =>
  sql`${id} < ${sql.raw(`'${below}'`)}`;
