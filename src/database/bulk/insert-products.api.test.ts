import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type Database, rowsOf } from '#database/database.ts';
import { foldAllCounts } from '#database/queries/fold-counts.ts';
import { mediaAsset } from '#database/schema/media.ts';
import { productMedia, product as productTable } from '#database/schema/products/product.ts';
import { aCategory, aSeller } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { insertProducts, type NewProduct, withoutIndexes } from './insert-products.ts';

const test = await sharedApp();
let products: NewProduct[];

/** Active and closed shops, listed and hidden categories, types of all states, and every kind of media. */
beforeAll(async () => {
  const { db } = test;
  const sellers = [
    await aSeller(test, { name: 'Maison Écume' }),
    await aSeller(test, { name: 'Closed House', approved: false }),
  ];
  const tops = await Promise.all([
    aCategory(db, { name: 'Émaux & Cie' }),
    aCategory(db, { name: 'Hidden', status: 'UNLISTED' }),
    aCategory(db, { name: 'Watches' }),
  ]);
  await db.execute(sql`update product_type set status = 'UNLISTED' where id = ${tops[2]?.type.id}`);
  await db.insert(mediaAsset).values(
    (['image', 'video'] as const).map((kind) => ({
      ...{ id: kind, kind, file: `${kind}.bin`, bytes: 1, width: 4, height: 3 },
    })),
  );
  const media = [[], ['image'], ['video'], ['video', 'image']];
  products = Array.from({ length: 60 }, (_, at) => {
    const top = tops[at % 3];
    return {
      id: `product${String(at).padStart(13, '0')}`.replace(/^product/, `p${at + 100}prod`),
      sellerId: sellers[at % 7 === 0 ? 1 : 0]?.id ?? '',
      categoryId: top?.id ?? '',
      subCategoryId: top?.sub.id ?? '',
      productTypeId: at % 2 > 0 ? (top?.type.id ?? null) : null,
      name: `Pièce d’${at % 5} “noted” a\\b ${'lantern '.repeat(at % 3)}`,
      brand: at % 4 > 0 ? 'Ébène' : "O'Corvo",
      description: at % 2 > 0 ? 'Sold\nas it is.' : '',
      priceINR: `${100 + at}.50`,
      priceAED: '12.25',
      originalPrice: at % 3 > 0 ? null : '400.00',
      rating: at % 2 > 0 ? '4.5' : null,
      reviews: at % 2 > 0 ? at : null,
      trending: at % 9 === 0,
      sellerSku: at % 5 > 0 ? '' : `SKU-${at}`,
      createdAt: new Date(Date.UTC(2026, 0, 1 + at)),
      media: media[at % 4] ?? [],
    };
  });
});

it('leaves the database as the same products added one by one', async () => {
  const alone = await afterwards(async (db) => {
    for (const { media, ...row } of products) await insertOne(db, row, media);
  });
  expect(alone.product).toHaveLength(products.length);
  expect(alone.product_without_picture.length).toBeGreaterThan(10);
  expect(alone.listing.length).toBeGreaterThan(10);
  expect(alone.listing_total.length).toBeGreaterThan(10);
  expect(alone.search_word.length).toBeGreaterThan(5);
  const together = await afterwards((db) => insertProducts(db, products));
  expect(together).toEqual(alone);
  const inParts = await afterwards(async (db) => {
    await insertProducts(db, products.slice(0, 25));
    await insertProducts(db, products.slice(25));
  });
  expect(inParts).toEqual(alone);
  const unindexed = await afterwards((db) =>
    withoutIndexes(db, (db) => insertProducts(db, products)),
  );
  expect(unindexed).toEqual(alone);
});

it('leaves every index and constraint as it was, whether the load succeeds or fails', async () => {
  const before = await definitions(test.db);
  await afterwards(async (db) => {
    await withoutIndexes(db, async (db) => {
      expect((await definitions(db)).length).toBeLessThan(before.length - 20);
      await insertProducts(db, products);
    });
    expect(await definitions(db)).toEqual(before);
  });
  const failing = withoutIndexes(test.db, async (db) => {
    await insertProducts(db, products);
    throw new Error('the file ended');
  });
  await expect(failing).rejects.toThrow('the file ended');
  expect(await definitions(test.db)).toEqual(before);
  expect(await rowsOf(test.db, sql`select id from product`)).toEqual([]);
});

it('refuses all products where one is of nobody or of no category', async () => {
  for (const broken of [{ sellerId: 'nobody' }, { subCategoryId: 'nowhere' }]) {
    const given = products.map((row, at) => (at === 30 ? { ...row, ...broken } : row));
    const loading = test.db.transaction((db) => insertProducts(db as Database, given));
    await expect(loading).rejects.toThrow();
  }
  expect(await rowsOf(test.db, sql`select id from product`)).toEqual([]);
});

it('fills a product added afterwards in the same transaction as ever', async () => {
  const [first, ...others] = products;
  const { product } = await afterwards(async (db) => {
    await insertProducts(db, others);
    if (first) await insertOne(db, first, []);
  });
  expect(product.every((row) => row.document !== '')).toBe(true);
});

const TABLES = {
  product: sql`select *, null as updated_at from product order by id`,
  product_media: sql`select * from product_media order by product_id, position`,
  product_without_picture: sql`select * from product_without_picture order by 1`,
  listing: sql`select * from listing order by id`,
  listing_total: sql`select category_id, sub_category_id, kind, value, sum(products)::int as products
    from listing_total group by 1, 2, 3, 4 having sum(products) <> 0 order by 1, 2, 3, 4`,
  search_word: sql`select * from search_word where products <> 0 order by word`,
  row_count: sql`select name, sum(rows)::int as rows from row_count group by name order by name`,
};

/** Returns what the tables hold after `work`, and takes it back. */
async function afterwards(work: (db: Database) => Promise<void>) {
  const held: Record<string, Record<string, unknown>[]> = {};
  const back = new Error('taken back');
  await test.db
    .transaction(async (db) => {
      await work(db as Database);
      await foldAllCounts(db as Database);
      for (const [table, rows] of Object.entries(TABLES)) {
        held[table] = await rowsOf(db as Database, rows);
      }
      throw back;
    })
    .catch((error) => {
      if (error !== back) throw error;
    });
  return held as Record<keyof typeof TABLES, Record<string, unknown>[]>;
}

async function insertOne(db: Database, row: Omit<NewProduct, 'media'>, media: readonly string[]) {
  await db.insert(productTable).values(row);
  for (const [position, mediaId] of media.entries()) {
    await db.insert(productMedia).values({ productId: row.id, position, mediaId });
  }
}

const definitions = (db: Database) =>
  rowsOf<{ definition: string }>(
    db,
    sql`select indexdef as definition from pg_indexes where tablename like 'product%'
      union all select conrelid::regclass || conname || pg_get_constraintdef(oid)
        from pg_constraint where conrelid::regclass::text like 'product%'
      order by 1`,
  );
