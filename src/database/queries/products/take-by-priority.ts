import { type SQL, sql } from 'drizzle-orm';
import { inlineNumber } from '../../planner.ts';
import { product } from '../../schema/products/product.ts';

/**
 * A kind of match, to be taken before the next kind: the condition `is`. `among` replaces the table
 * where only a few matching products are read. Of one that `isSlow` to test, the products are left out
 * of the next kinds by their ids: no kind is searched after one that was cut off.
 */
export type MatchKind = { is: SQL; among?: SQL; isSlow?: boolean };

/**
 * Returns at most `most` products that match `where`, as a subquery of their id, these columns and
 * their `total`: those of the first kind, then those of the second kind alone, and so on. A kind is
 * not searched where the kinds before it suffice, so that a broad search reads one range of an
 * index instead of four.
 */
export function takeByPriority(
  columns: SQL,
  where: SQL | undefined,
  kinds: readonly MatchKind[],
  most: number,
): SQL {
  const taken = (index: number) => sql.raw(`taken_${index}`);
  const parts = kinds.map(({ is, among }, index) => {
    const before = kinds.slice(0, index);
    const isNew = before.map((kind, at) =>
      kind.among === undefined && !kind.isSlow
        ? sql` and not ${kind.is}`
        : sql` and ${product.id} not in (select id from ${taken(at)})`,
    );
    const room = before.map((_, at) => sql` - (select count(*) from ${taken(at)})`);
    return sql`${taken(index)} as materialized (
      select ${product.id} as id, ${columns} from ${among ?? product}
        where ${where ?? sql`true`} and ${is}${sql.join(isNew)}
        limit (select ${inlineNumber(most)}::bigint${sql.join(room)}))`;
  });
  const all = kinds.map((_, index) => sql`table ${taken(index)}`);
  const counts = kinds.map((_, index) => sql`(select count(*) from ${taken(index)})`);
  return sql`(with ${sql.join(parts, sql`, `)}
    select ${sql.join(counts, sql` + `)} as total, taken.*
      from (${sql.join(all, sql` union all `)}) as taken)`;
}

/** Like {@link takeByPriority}, or any matching products, or the first in an order, without a search (`null`). */
export function takeSome(
  columns: SQL,
  where: SQL | undefined,
  kinds: readonly MatchKind[] | null,
  most: number,
  inOrder = sql``,
): SQL {
  if (kinds !== null) return takeByPriority(columns, where, kinds, most);
  return sql`(select ${columns} from ${product} where ${where ?? sql`true`} ${inOrder} limit ${inlineNumber(most)})`;
}
