import { sql } from 'drizzle-orm';
import { insertProducts, withoutIndexes } from '#database/bulk/insert-products.ts';
import type { Database } from '#database/database.ts';
import { fillDatabase } from './fill-database.ts';

/** A seller, its category and sub-category, and another category, with so many products in the first. */
export type Entry = { products: number; id: string; elsewhere: string };

export const entries: readonly Entry[] = [
  { products: 10, id: 'smallentry', elsewhere: 'smallelsewhere' },
  { products: 100_000, id: 'largeentry', elsewhere: 'largeelsewhere' },
];

const BATCH = 20_000;

/** Fills an empty database with a small marketplace and the {@link entries}. */
export async function fillTaxonomy(db: Database): Promise<void> {
  await fillDatabase(db, 1000, () => {});
  for (const [index, { id, elsewhere }] of entries.entries()) {
    await db.execute(sql`insert into seller (id, name, name_key, name_look, email, phone, password_hash,
                                             status, approval)
      values (${id}, ${`Shop ${id}`}, ${id}, ${id}, ${`${id}@sellers.example`}, ${String(5_500_000_000 + index)},
              'none', true, 'approved')`);
    await db.execute(sql`insert into category (id, name)
      values (${id}, ${`Category ${id}`}), (${elsewhere}, ${`Category ${elsewhere}`})`);
    await db.execute(sql`insert into sub_category (id, category_id, name)
      values (${id}, ${id}, ${`Shelf ${id}`})`);
  }
  await withoutIndexes(db, async (db) => {
    for (const entry of entries) {
      for (let first = 0; first < entry.products; first += BATCH) {
        await insertProducts(db, productsOf(entry, first));
      }
    }
  });
}

const productsOf = ({ id, products }: Entry, first: number) =>
  Array.from({ length: Math.min(BATCH, products - first) }, (_, index) => ({
    id: `${String(first + index).padStart(8, id === 'smallentry' ? 'y' : 'z')}${id}`,
    sellerId: id,
    categoryId: id,
    subCategoryId: id,
    productTypeId: null,
    name: `Lantern ${(first + index) % 3000}`,
    brand: `Maker ${index % 40}`,
    description: 'Gives light.',
    priceINR: String(100 + (index % 5000)),
    priceAED: String(5 + (index % 250)),
    originalPrice: null,
    rating: null,
    reviews: null,
    trending: false,
    sellerSku: '',
    createdAt: new Date(Date.UTC(2024, 0, 1) + (first + index) * 60_000),
    media: [],
  }));
