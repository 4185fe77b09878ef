import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Database, rowsOf } from '#database/database.ts';
import { readWholeProduct } from '#database/queries/products/deleted-product.ts';
import { seller } from '#database/schema/accounts/account.ts';
import { sellerChange, sellerTag } from '#database/schema/accounts/seller-identity.ts';
import { attribute, attributeChoice, attributeEntry } from '#database/schema/attribute.ts';
import { binEntry } from '#database/schema/bin.ts';
import { category, productType, subCategory } from '#database/schema/catalogue.ts';
import { productUndo } from '#database/schema/products/product-changes.ts';
import type { DataPlan } from './data-plan.ts';
import { capitalised } from './invented-words.ts';
import { drawId, pick, seededRandom } from './seeded-random.ts';

const random = seededRandom(31);
export const ARABIC = 'ساعة يد كلاسيكية من الفولاذ المصقول بسوار من الجلد الطبيعي';
/** As long as people write where nobody stops them. */
export const LONG = 'Hand Finished Limited Edition for the Fiftieth Anniversary of the House';

export const DAY = 86_400_000;
export const newId = () => drawId(random);
export const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

export type NamedPiece = { id: string; sellerId: string; name: string };

/** Adds rows in statements of a thousand. */
export async function insertAll<T extends PgTable>(
  db: Database,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += 1000) {
    await db.insert(table).values(rows.slice(from, from + 1000));
  }
}

/** Gives a filled catalogue what makes screens hard: deep taxonomy, many attributes, long and Arabic names, all that waits. */
export async function fillCatalogueExtremes(db: Database, plan: DataPlan, now: number) {
  await fillTaxonomy(db, plan);
  await fillAttributes(db, plan);
  await fillSellers(db, plan, now);
  await changeProducts(db);
  await fillBin(db, plan, now);
}

/** In all 40 categories, 305 sub-categories and 610 types. */
async function fillTaxonomy(db: Database, { words, pictures }: DataPlan): Promise<void> {
  const named = (index: number) => ({
    id: newId(),
    name: `${capitalised(words[400 + index] ?? '')}${index % 20 === 3 ? ` ${LONG}` : ''}`,
    translations: index % 5 === 0 ? { ar: { name: `${ARABIC} ${index}` } } : {},
    imageId: index % 4 === 0 ? null : (pictures[index % pictures.length]?.id ?? null),
    status: index % 11 === 5 ? ('UNLISTED' as const) : ('LISTED' as const),
  });
  const categories = many(35, named);
  const subs = categories.flatMap(({ id: categoryId }, at) =>
    many(8, (index) => ({ ...named(35 + at * 8 + index), categoryId })),
  );
  const types = subs.flatMap(({ id: subCategoryId, categoryId }, at) =>
    many(2, (index) => ({ ...named(315 + at * 2 + index), categoryId, subCategoryId })),
  );
  await insertAll(db, category, categories);
  await insertAll(db, subCategory, subs);
  await insertAll(db, productType, types);
}

/** Some two hundred, of which one has three hundred choices. */
async function fillAttributes(db: Database, { words, categories }: DataPlan): Promise<void> {
  const attributes = many(180, (index) => ({
    id: newId(),
    code: `heavy-${index}`,
    name: `${capitalised(words[1000 + index] ?? '')} ${index % 30 === 7 ? LONG : 'detail'} ${index}`,
    kind: 'choice' as const,
    groupName: `Group ${index % 12}`,
    position: 100 + index,
    filterable: index % 3 === 0,
  }));
  const choices = attributes.flatMap(({ id: attributeId }, at) =>
    many(at === 0 ? 300 : 6, (position) => ({
      ...{ id: newId(), attributeId, position },
      label: `${capitalised(words[1200 + position] ?? '')} ${position}`,
    })),
  );
  await insertAll(db, attribute, attributes);
  await insertAll(db, attributeChoice, choices);
  const entries = attributes.map(({ id: attributeId }, position) => ({
    ...{ id: newId(), attributeId, position },
    categoryId: categories[position % categories.length]?.id ?? null,
  }));
  await insertAll(db, attributeEntry, entries);
}

async function fillSellers(db: Database, { sellers, words }: DataPlan, now: number): Promise<void> {
  const waiting = many(160, (index) => {
    const id = newId();
    return {
      ...{ id, nameKey: id, nameLook: id, passwordHash: 'none' },
      name: `${capitalised(words[index] ?? '')} Newcomers ${index}${index % 15 === 2 ? ` ${LONG}` : ''}`,
      email: `newcomer${index}.with-a-mailbox-of-a-long-name@sellers.example`,
      phone: String(5_560_000_000 + index),
      createdAt: new Date(now - index * 3_600_000),
      unreadSince: index % 2 === 0 ? new Date(now - index * 3_600_000) : null,
    };
  });
  await insertAll(db, seller, waiting);
  for (const [at, { id, name }] of sellers.entries()) {
    if (at % 20 > 1) continue;
    const longer = at % 20 === 0 ? `${name} ${LONG}` : `${ARABIC} ${at}`;
    await db.update(seller).set({ name: longer }).where(eq(seller.id, id));
  }
  const changes = sellers.slice(0, 250).map(({ id: sellerId, name }, index) => ({
    ...{ id: newId(), sellerId, createdAt: new Date(now - index * 7_200_000) },
    ...(index % 3 === 0
      ? { field: 'INR' as const, value: `+91${5_570_000_000 + index}` }
      : { field: 'name' as const, value: `${name} & Daughters` }),
  }));
  await insertAll(db, sellerChange, changes);
  const tags = sellers.map(({ id: sellerId }, index) => ({
    ...{ sellerId, tag: `Fair of spring ${index % 60}`, key: `fair of spring ${index % 60}` },
  }));
  await insertAll(db, sellerTag, tags);
}

/** Each in its own share of the pieces, by their number in no order. */
const productChanges: readonly [share: string, change: string][] = [
  ['n % 100 = 1', `name = name || ' ${LONG}'`],
  ['n % 50 = 2', `name_arabic = '${ARABIC} ' || n`],
  ['n % 200 = 3', `name = '${ARABIC} ' || n`],
  ['n % 100 = 4', `look_again_at = now() - n * interval '1 minute'`],
  [
    'n % 250 = 5',
    `taken_down_at = now(), taken_down_reason = 'description', taken_down_words = 'Misleading.'`,
  ],
  ['n % 100 = 6', 'hidden_at = now()'],
  ['n % 60 = 7', `availability = 'SOLD', sold_at = now() - n % 40 * interval '1 day'`],
  ['n % 300 = 8', `availability = 'RESERVED', reserved_until = current_date + 20`],
];

async function changeProducts(db: Database): Promise<void> {
  const numbered = sql`(select id, row_number() over (order by id) as n from product) as numbered`;
  for (const [share, change] of productChanges) {
    await db.execute(sql`update product set ${sql.raw(change)} from ${numbered}
      where numbered.id = product.id and ${sql.raw(share)}`);
  }
  await db.execute(sql`insert into trending_piece (product_id, position, asked_at)
    select id, case when trending and n <= 100 then n end, case when not trending then now() end
      from (select id, trending, row_number() over (partition by trending order by id) as n
              from product where published and (trending or right(id, 2) = 'aa')) as pieces
     where n <= 100`);
  await db.execute(sql`insert into product_review (product_id, state, changes, before, at)
    select id, 'waiting', jsonb_build_object('name', name || ' anew'), jsonb_build_object('name', name),
           look_again_at
      from product where look_again_at is not null and id < 'i'`);
}

/** 400 pieces, 60 entries of the taxonomy and ten sellers. */
async function fillBin(db: Database, plan: DataPlan, now: number): Promise<void> {
  const doomed = await rowsOf<NamedPiece>(
    db,
    sql`select id, seller_id as "sellerId", name from product order by reverse(id) limit 400`,
  );
  const deletedAt = (index: number) => new Date(now - (index % 29) * DAY);
  for (const [index, { id: productId, sellerId, name }] of doomed.entries()) {
    const before = await readWholeProduct(db, productId);
    await db.execute(sql`delete from product where id = ${productId}`);
    await db.insert(productUndo).values({
      ...{ productId, sellerId, name, before, kind: 'deleted', change: newId() },
      ...{
        versionBefore: 1,
        version: 1,
        actorId: sellerId,
        byAdmin: index % 2 === 0,
        createdAt: deletedAt(index),
      },
    });
  }
  const kinds = ['category', 'sub-category', 'product-type'] as const;
  const entries = many(60, (index) => ({
    ...{ id: newId(), kind: pick(random, kinds), before: {}, deletedAt: deletedAt(index) },
    name: `${capitalised(plan.words[index] ?? '')} of before`,
  }));
  const left = plan.sellers.slice(-10).map(({ id, name }, index) => ({
    ...{ id, name, kind: 'seller' as const, deletedAt: deletedAt(index) },
    before: { status: false, approval: 'deactivated', approvalNote: '' },
  }));
  await insertAll(db, binEntry, [...entries, ...left]);
}
