import { sql } from 'drizzle-orm';
import { insertProducts, withoutIndexes } from '#database/bulk/insert-products.ts';
import type { Database } from '#database/database.ts';
import { inTranslations, type Translations } from '#languages/translations.ts';
import { fillAttributes } from '../../data/fill-attributes.ts';
import { fillSynonyms } from '../../data/fill-synonyms.ts';
import type { Catalogue, Piece } from './catalogue.ts';

const BATCH = 20_000;

/** Fills an empty database with a catalogue, by the bulk path; without pictures. */
export async function fillCatalogue(
  db: Database,
  catalogue: Catalogue,
  progress: (done: number) => void = () => {},
): Promise<void> {
  await fillTaxonomy(db, catalogue);
  await fillAttributes(db, catalogue.attributes, catalogue.categories);
  await fillSellers(db, catalogue);
  await fillSynonyms(db, catalogue.synonyms);
  const rowOf = productRows(catalogue);
  await withoutIndexes(db, async (db) => {
    for (let first = 0; first < catalogue.pieces.length; first += BATCH) {
      const batch = catalogue.pieces.slice(first, first + BATCH);
      await insertProducts(db, batch.map(rowOf));
      progress(first + batch.length);
    }
  });
}

const kept = ({ translations = {} }: { translations?: Translations }) =>
  sql`${JSON.stringify(translations)}::jsonb`;

async function fillTaxonomy(db: Database, { categories }: Catalogue): Promise<void> {
  for (const category of categories) {
    await db.execute(
      sql`insert into category (id, name, translations)
        values (${category.id}, ${category.name}, ${kept(category)})`,
    );
    for (const shelf of category.shelves) {
      await db.execute(sql`insert into sub_category (id, category_id, name, translations)
        values (${shelf.id}, ${category.id}, ${shelf.name}, ${kept(shelf)})`);
      for (const type of shelf.types) {
        await db.execute(sql`insert into product_type (id, category_id, sub_category_id, name, translations)
          values (${type.id}, ${category.id}, ${shelf.id}, ${type.name}, ${kept(type)})`);
      }
    }
  }
}

async function fillSellers(db: Database, { sellers }: Catalogue): Promise<void> {
  for (const [index, { id, name, isActive }] of sellers.entries()) {
    await db.execute(sql`
      insert into seller (id, name, name_key, name_look, email, phone, password_hash, status, approval)
      values (${id}, ${name}, ${id}, ${id}, ${`shop${index}@sellers.example`}, ${String(5_550_000_000 + index)},
              'none', ${isActive}, ${isActive ? 'approved' : 'deactivated'})`);
  }
}

/** Returns how a piece is inserted, with the ids of what it names. */
function productRows({ categories, sellers }: Catalogue) {
  const shops = new Map(sellers.map(({ id, name }) => [name, id]));
  const entries = new Map(
    categories.flatMap((category) =>
      category.shelves.map((shelf) => [
        `${category.name}/${shelf.name}`,
        {
          categoryId: category.id,
          subCategoryId: shelf.id,
          types: new Map(shelf.types.map(({ id, name }) => [name, id])),
        },
      ]),
    ),
  );
  return (piece: Piece) => {
    const entry = entries.get(`${piece.category}/${piece.subCategory}`);
    const sellerId = shops.get(piece.seller);
    if (entry === undefined || sellerId === undefined) throw new Error(`Where is ${piece.name}?`);
    return {
      id: piece.id,
      sellerId,
      categoryId: entry.categoryId,
      subCategoryId: entry.subCategoryId,
      productTypeId: entry.types.get(piece.type) ?? null,
      name: piece.name,
      brand: piece.brand,
      description: piece.description,
      ...inTranslations(
        ['name', 'description'],
        (field, language) => piece.translations?.[language]?.[field] ?? '',
      ),
      priceINR: piece.INR.toFixed(2),
      priceAED: piece.AED.toFixed(2),
      sellerSku: piece.sellerSku,
      attributes: piece.attributes,
      createdAt: piece.createdAt,
      media: [],
    };
  };
}
