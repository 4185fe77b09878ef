import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';

/** A new product with the names of its columns, and the ids of its pictures and videos, cover first. */
export type NewProduct = {
  id: string;
  seller_id: string;
  category_id: string;
  sub_category_id: string;
  product_type_id: string | null;
  name: string;
  brand: string;
  description: string;
  price_inr: string;
  price_aed: string;
  original_price: string | null;
  rating: string | null;
  reviews: number | null;
  trending: boolean;
  seller_sku: string;
  created_at: string;
  media: readonly string[];
};

const COLUMNS = `id text, seller_id text, category_id text, sub_category_id text,
  product_type_id text, name text, brand text, description text, price_inr numeric,
  price_aed numeric, original_price numeric, rating numeric, reviews int, trending bool,
  seller_sku text, created_at timestamptz`;
const given = sql.raw(COLUMNS.replaceAll(/(\w+) \w+/g, '$1'));

/**
 * Adds many products with their pictures in a few statements, in a transaction. What triggers fill
 * in row by row (`functions/fill-product.sql`, `functions/note-pictures.sql`) is joined to all of them
 * at once; counters follow from the whole statement, as ever. A broken constraint refuses them all.
 */
export async function insertProducts(db: Database, products: readonly NewProduct[]): Promise<void> {
  if (products.length === 0) return;
  const rows = recordset(products, COLUMNS);
  await holdPlaces(db, products);
  await db.execute(sql`select set_config('dhow.fills_products', 'together', true)`);
  await db.execute(sql`
    insert into product (${given}, published, seller_name, category_name, sub_category_name,
                         headline, document)
    with place as materialized (
      select s.id as place_id, s.name as place, c.name as category,
             s.status = 'LISTED' and c.status = 'LISTED' as is_listed,
             product_words(s.name || ' ' || c.name, 'B') as place_words
        from sub_category s join category c on c.id = s.category_id
    ), shop as materialized (
      select id as shop_id, name as shop, status as is_active, product_words(name, 'C') as shop_words
        from seller
    )
    select ${given},
           coalesce(is_active and is_listed and coalesce(type_status, 'LISTED') = 'LISTED', false),
           coalesce(shop, ''), coalesce(category, ''), coalesce(place, ''), headline,
           headline || coalesce(place_words, '') || coalesce(shop_words, '')
      from (select ${given}, product_headline(brand, name) as headline from ${rows} offset 0) as given
      left join place on place_id = sub_category_id
      left join shop on shop_id = seller_id
      left join (select id as type_id, status as type_status from product_type) as type
        on type_id = product_type_id`);
  await insertMedia(db, products);
  await db.execute(sql`select set_config('dhow.fills_products', '', true)`);
}

/** Holds what decides whether the products are published, as the trigger does, until the commit. */
async function holdPlaces(db: Database, products: readonly NewProduct[]): Promise<void> {
  const held = [
    ['product_type', 'product_type_id'],
    ['sub_category', 'sub_category_id'],
    ['category', 'category_id'],
    ['seller', 'seller_id'],
  ] as const;
  for (const [table, column] of held) {
    const ids = [...new Set(products.map((row) => row[column]).filter((id) => id !== null))];
    await db.execute(sql`select from ${sql.identifier(table)}
      where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
      order by id for share`);
  }
}

async function insertMedia(db: Database, products: readonly NewProduct[]): Promise<void> {
  const media = products.flatMap(({ id, media }) =>
    media.map((mediaId, position) => ({ product_id: id, position, media_id: mediaId })),
  );
  const rows = recordset(media, 'product_id text, position int, media_id text');
  await db.execute(sql`insert into product_media (product_id, position, media_id)
    select product_id, position, media_id from ${rows}`);
  const ids = JSON.stringify(products.map(({ id }) => id));
  await db.execute(sql`insert into product_without_picture (product_id)
    select new_id from jsonb_array_elements_text(${ids}::jsonb) as new_id
    where not exists (select from product_media m join media_asset a on a.id = m.media_id
      where m.product_id = new_id and a.kind = 'image')`);
}

/** Rows as a table in a statement: one parameter however many there are. */
function recordset(rows: readonly object[], columns: string): SQL {
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as given (${sql.raw(columns)})`;
}
