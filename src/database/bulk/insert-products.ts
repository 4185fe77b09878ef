import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Translated } from '#languages/translations.ts';
import type { Database } from '../database.ts';
import { product } from '../schema/products/product.ts';
import { DESCRIBED, inAllLanguages, stored } from '../schema/translations.ts';
import { addDefinitions, dropDefinitions, listDefinitions } from './definitions.ts';

/** A new product, and the ids of its pictures and videos, cover first. */
export type NewProduct = Omit<typeof product.$inferInsert, 'translations'> &
  Partial<Translated<(typeof DESCRIBED)[number]>> & { createdAt: Date; media: readonly string[] };

type StoredProduct = ReturnType<typeof stored<NewProduct, (typeof DESCRIBED)[number]>>;

/**
 * Adds many products with their pictures in a few statements, in a transaction. What triggers fill
 * in row by row (`functions/fill-product.sql`, `functions/note-pictures.sql`) is joined to all of them
 * at once; counters follow from the whole statement, as ever. All name the same columns. A broken
 * constraint refuses them all.
 */
export async function insertProducts(db: Database, given: readonly NewProduct[]): Promise<void> {
  if (given.length === 0) return;
  const products = given.map((each) => stored(each, DESCRIBED));
  const { columns, rows } = givenRows(products);
  const isGiven = (column: 'description' | 'attributes', otherwise: string) =>
    sql.raw(products[0]?.[column] === undefined ? otherwise : column);
  const description = isGiven('description', `''`);
  const translations = sql`translations`;
  const isKept = sql.raw(
    conditionsOf(products[0] as StoredProduct, {
      hiddenAt: 'hidden_at is null',
      takenDownAt: 'taken_down_at is null',
    }),
  );
  const isUnsold = sql.raw(
    conditionsOf(products[0] as StoredProduct, { availability: `availability <> 'SOLD'` }),
  );
  const attributes = isGiven('attributes', `'{}'`);
  await holdParents(db, products);
  await db.execute(sql`select set_config('dhow.fills_products', 'together', true)`);
  await db.execute(sql`
    insert into product (${columns}, listed, published, headline, document)
    with entry as materialized (
      select s.id as entry_id, s.status = 'LISTED' and c.status = 'LISTED' as is_listed,
             product_words(${inAllLanguages(sql`s.name`, sql`s.translations`)} || ' '
               || ${inAllLanguages(sql`c.name`, sql`c.translations`)}, 'B') as entry_words
        from sub_category s join category c on c.id = s.category_id
    ), shop as materialized (
      select id as shop_id, status as is_active, product_words(name, 'C') as shop_words from seller
    ), type as materialized (
      select id as type_id, status as type_status, product_words(${inAllLanguages(sql`name`, sql`translations`)}, 'B') as type_words
        from product_type
    )
    select ${columns},
           is_shown and ${isKept}, is_shown and ${isKept} and ${isUnsold}, headline,
           headline || coalesce(entry_words, '') || coalesce(type_words, '')
             || coalesce(shop_words, '')
             || attribute_words(
                  entry_attributes(${attributes}, category_id, sub_category_id, product_type_id))
             || coalesce(description_words(${inAllLanguages(description, translations, 'description')}), '')
      from (select ${columns}, product_headline(brand, ${inAllLanguages(sql`name`, translations)}) as headline from ${rows} offset 0) as given
      left join entry on entry_id = sub_category_id
      left join shop on shop_id = seller_id
      left join type on type_id = product_type_id
      cross join lateral (select coalesce(
        is_active and is_listed and coalesce(type_status, 'LISTED') = 'LISTED', false) as is_shown) as shown`);
  await insertMedia(db, products);
  await db.execute(sql`select set_config('dhow.fills_products', '', true)`);
}

/** The conditions of those columns that the products name. */
function conditionsOf(
  first: StoredProduct,
  conditions: Partial<Record<keyof StoredProduct, string>>,
): string {
  const named = Object.entries(conditions).filter(([column]) => column in first);
  return ['true', ...named.map(([, condition]) => condition)].join(' and ');
}

/** Holds what decides whether the products are published, as the trigger does, until the commit. */
async function holdParents(db: Database, products: readonly StoredProduct[]): Promise<void> {
  const held = [
    ['product_type', 'productTypeId'],
    ['sub_category', 'subCategoryId'],
    ['category', 'categoryId'],
    ['seller', 'sellerId'],
  ] as const;
  for (const [table, column] of held) {
    const ids = [...new Set(products.map((row) => row[column]).filter((id) => id != null))];
    await db.execute(sql`select from ${sql.identifier(table)}
      where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
      order by id for share`);
  }
}

async function insertMedia(db: Database, products: readonly StoredProduct[]): Promise<void> {
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

/** The columns that the products name, and the products as a table of these. */
function givenRows(products: readonly StoredProduct[]) {
  const { media: _, ...first } = products[0] as StoredProduct;
  const all = getTableColumns(product);
  const given = (Object.keys(first) as (keyof typeof all)[]).map((key) => ({
    key,
    name: all[key].name,
    type: all[key].getSQLType(),
  }));
  const rows = products.map((row) =>
    Object.fromEntries(given.map(({ key, name }) => [name, row[key]])),
  );
  return {
    columns: sql.raw(given.map(({ name }) => name).join(', ')),
    rows: recordset(rows, given.map(({ name, type }) => `${name} ${type}`).join(', ')),
  };
}

/** Rows as a table in a statement: one parameter however many there are. */
function recordset(rows: readonly object[], columns: string): SQL {
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as given (${sql.raw(columns)})`;
}

/** Tables whose rows are loaded together. */
const TABLES = [
  ...['product', 'product_media', 'product_price', 'product_without_picture'],
  ...['listing', 'listing_total'],
];

/**
 * Loads products while their tables have no indexes and no foreign keys but the primary keys, and
 * makes these again from all rows at once, several times as fast as row by row. For a marketplace
 * that is not yet open, such as an operator's first fill: nobody else reads products until the
 * transaction ends, and a process that dies in between leaves everything as it was.
 */
export async function withoutIndexes(
  db: Database,
  load: (db: Database) => Promise<void>,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const inside = transaction as Database;
    const tables = sql.join(
      TABLES.map((name) => sql.identifier(name)),
      sql`, `,
    );
    await inside.execute(sql`lock table ${tables} in access exclusive mode`);
    const definitions = await listDefinitions(inside, TABLES);
    await dropDefinitions(inside, definitions);
    await load(inside);
    await addDefinitions(inside, definitions);
    for (const name of TABLES) await inside.execute(sql`analyze ${sql.identifier(name)}`);
  });
}
