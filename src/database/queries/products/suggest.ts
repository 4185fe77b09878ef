import { sql } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { once } from '../../planner.ts';
import { preparedQuery } from '../../prepared-query.ts';
import type { MediaAssetRow } from '../media/media-columns.ts';

const asset = (column: string) =>
  sql.raw(`(select json_build_object('id', a.id, 'kind', a.kind, 'file', a.file, 'width', a.width,
    'height', a.height, 'webp', a.webp, 'avif', a.avif, 'placeholder', a.placeholder, 'color', a.color)
    from media_asset a where a.id = ${column})`);

const named = (column: string) =>
  sql`' ' || folded(${sql.raw(column)}) like ${once(sql`'% ' || folded(${sql.placeholder('pattern')})`)}`;

const suggested = preparedQuery('suggested', (db) =>
  db
    .select({
      kind: sql<'brand' | 'category' | 'seller'>`kind`,
      id: sql<string>`id`,
      name: sql<string>`name`,
      detail: sql<string>`detail`,
      portrait: sql<MediaAssetRow | null>`portrait`,
    })
    .from(
      sql`(
        (with sold as materialized (
            select brand, sum(products) as products from brand_counted
              group by brand having sum(products) > 0)
          select 'brand' as kind, brand as id, brand as name, products::text as detail,
                 null as portrait, row_number() over (order by sold.products desc, brand) as position
            from sold where ${named('brand')} order by position limit 3)
        union all
        (select 'category', c.id, c.name, '', ${asset('c.image_id')},
                row_number() over (order by c.name) as position
            from category c where c.status = 'LISTED' and ${named('c.name')} order by position limit 2)
        union all
        (select 'seller', s.id, s.name, '', ${asset('s.image_id')},
                row_number() over (order by s.name) as position
            from seller s where s.status and ${named('s.name')} order by position limit 2)) as named`,
    )
    .orderBy(sql`position`),
);

/**
 * Returns visible sellers and categories, and brands on sale, with a word in their name that begins
 * so.
 */
export async function suggestTaxonomy(db: Database, start: string) {
  const rows = await suggested(db).execute({ pattern: `${start.replace(/[\\%_]/g, '\\$&')}%` });
  const of = (kind: (typeof rows)[number]['kind']) => rows.filter((row) => row.kind === kind);
  return { brands: of('brand'), categories: of('category'), sellers: of('seller') };
}
