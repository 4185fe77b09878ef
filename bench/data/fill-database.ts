import { sql } from 'drizzle-orm';
import { insertProducts, withoutIndexes } from '#database/bulk/insert-products.ts';
import type { Database } from '#database/database.ts';
import { COMMON_WORD, type DataPlan, planData, SYNONYM } from './data-plan.ts';
import { fillAttributes } from './fill-attributes.ts';
import { fillLeads } from './fill-leads.ts';
import { fillSynonyms } from './fill-synonyms.ts';
import { productBatches } from './product-rows.ts';
import { seededRandom } from './seeded-random.ts';

/**
 * Fills an empty database with an invented marketplace, whose newest product came at about `until`. Its first
 * seller has as many leads as there are products.
 */
export async function fillDatabase(
  db: Database,
  products: number,
  progress: (done: number) => void,
  until?: number,
): Promise<void> {
  const plan = planData(until);
  await fillPictures(db, plan);
  await fillTaxonomy(db, plan);
  await fillAttributes(db, plan.attributes, plan.categories);
  await fillSellers(db, plan);
  await fillSynonyms(db, [{ kind: 'same', words: [COMMON_WORD, SYNONYM] }]);
  await withoutIndexes(db, async (db) => {
    let done = 0;
    for (const batch of productBatches(plan, products)) {
      await insertProducts(db, batch);
      done += batch.length;
      progress(done);
    }
  });
  const [seller] = plan.sellers;
  if (seller !== undefined) await fillLeads(db, seller.id, products);
}

async function fillPictures(db: Database, plan: DataPlan): Promise<void> {
  const random = seededRandom(11);
  const noise = () =>
    Buffer.from(Array.from({ length: 165 }, () => random() * 256)).toString('base64');
  const rows = plan.pictures.map((picture) => ({
    ...picture,
    file: `${picture.id}.jpg`,
    placeholder: `data:image/webp;base64,${noise()}`,
  }));
  await db.execute(sql`
    insert into media_asset
      (id, kind, file, bytes, width, height, webp, avif, placeholder, color, ready, reserved_at)
    select id, 'image', file, 180000, width, height, '{160,320,480,720,1080,1600}',
           '{160,320,480,720,1080,1600}', placeholder, '#a09080', true, null
      from ${recordset(rows, 'id text, file text, width int, height int, placeholder text')}`);
}

async function fillTaxonomy(db: Database, plan: DataPlan): Promise<void> {
  const cover = (index: number) => plan.pictures[index % plan.pictures.length]?.id;
  const categories = plan.categories.map((row, index) => ({ ...row, image_id: cover(index) }));
  const subCategories = plan.subCategories.map(({ id, name, categoryId }, index) => ({
    id,
    name,
    category_id: categoryId,
    image_id: cover(index + 5),
  }));
  const types = plan.subCategories.flatMap((subCategory) =>
    subCategory.types.map((type) => ({
      ...type,
      category_id: subCategory.categoryId,
      sub_category_id: subCategory.id,
    })),
  );
  await db.execute(sql`insert into category (id, name, image_id) select id, name, image_id
    from ${recordset(categories, 'id text, name text, image_id text')}`);
  await db.execute(sql`insert into sub_category (id, category_id, name, image_id)
    select id, category_id, name, image_id
    from ${recordset(subCategories, 'id text, category_id text, name text, image_id text')}`);
  await db.execute(sql`insert into product_type (id, category_id, sub_category_id, name)
    select id, category_id, sub_category_id, name
    from ${recordset(types, 'id text, category_id text, sub_category_id text, name text')}`);
}

async function fillSellers(db: Database, plan: DataPlan): Promise<void> {
  const rows = plan.sellers.map(({ id, name, active }, index) => ({
    id,
    name,
    active,
    number: index,
    image_id: plan.pictures[index % plan.pictures.length]?.id,
  }));
  await db.execute(sql`
    insert into seller (id, name, name_key, name_look, email, phone, password_hash, status, approval,
                        description, image_id, chat_india, chat_emirates, created_at)
    select id, name, id, id, 'shop' || number || '@sellers.example', (5550000000 + number)::text, 'none',
           active, case when active then 'approved' else 'deactivated' end, 'Sells what it says.',
           image_id, '+91' || (5550000000 + number), '+971' || (555000000 + number),
           timestamptz '2022-01-01' + number * interval '1 hour'
      from ${recordset(rows, 'id text, name text, active bool, number int, image_id text')}`);
}

/** Rows of ours as a table in a statement: one parameter however many there are. */
function recordset(rows: readonly object[], columns: string) {
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as given (${sql.raw(columns)})`;
}
