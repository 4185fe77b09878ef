import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../database.ts';
import type { MediaAssetRow } from '../media/media-columns.ts';

type Named = { id: string; name: string; detail: string; portrait: MediaAssetRow | null };

const asset = (column: string) =>
  sql.raw(`(select json_build_object('id', a.id, 'kind', a.kind, 'file', a.file, 'width', a.width,
    'height', a.height, 'webp', a.webp, 'avif', a.avif, 'placeholder', a.placeholder, 'color', a.color)
    from media_asset a where a.id = ${column})`);

/**
 * Returns visible sellers and categories, and brands on sale, with a word in their name that begins
 * so.
 */
export async function suggestTaxonomy(db: Database, start: string) {
  const pattern = sql`${`${start.replace(/[\\%_]/g, '\\$&')}%`}`;
  const named = (column: string) =>
    sql`' ' || folded(${sql.raw(column)}) like (select '% ' || folded(${pattern}))`;
  const [brands, categories, sellers] = await Promise.all([
    rowsOf<Named>(
      db,
      sql`with sold as materialized (
          select brand, sum(products) as products from brand_count
            where products > 0 group by brand)
        select brand as id, brand as name, products::text as detail, null as portrait
          from sold where ${named('brand')} order by sold.products desc, brand limit 3`,
    ),
    rowsOf<Named>(
      db,
      sql`select c.id, c.name, '' as detail, ${asset('c.image_id')} as portrait from category c
        where c.status = 'LISTED' and ${named('c.name')} order by c.name limit 2`,
    ),
    rowsOf<Named>(
      db,
      sql`select s.id, s.name, '' as detail, ${asset('s.image_id')} as portrait from seller s
        where s.status and ${named('s.name')} order by s.name limit 2`,
    ),
  ]);
  return { brands, categories, sellers };
}
