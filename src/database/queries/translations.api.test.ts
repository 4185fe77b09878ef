import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { rowsOf } from '../database.ts';
import { category } from '../schema/catalogue.ts';
import { product, translationsNow } from '../schema/products/product.ts';
import { fillTranslations, findTranslations } from './translations.ts';

const test = await sharedApp();
const { db } = test;
const lamps = await aCategory(db, { name: 'Lamps' });
const seller = await aSeller(test);
const star = await aProduct(db, parentsOf(seller, lamps), { name: 'Star Lantern' });

const former = async (table: string, id: string) => {
  const [row] = await rowsOf<Record<string, unknown>>(
    db,
    sql`select name_arabic, description_arabic, translations from ${sql.identifier(table)} where id = ${id}`,
  );
  return row;
};
const arabicOf = async (id: string) =>
  (await findTranslations(db, 'ar', [id], [], 'everybody'))[0]?.texts;

it('gives release 1.0.0 in its columns what is written now', async () => {
  for (const [table, id] of [
    [category, lamps.id],
    [product, star.id],
  ] as const) {
    await db
      .update(table)
      .set({ translations: { ar: { name: 'فانوس', description: 'يضيء.' } } })
      .where(eq(table.id, id));
  }
  const both = { name_arabic: 'فانوس', description_arabic: 'يضيء.' };
  expect(await former('category', lamps.id)).toMatchObject(both);
  expect(await former('product', star.id)).toMatchObject(both);
});

it('takes over what release 1.0.0 writes in its columns, and forgets what it empties', async () => {
  await db.execute(sql`update product set name_arabic = 'نجمة' where id = ${star.id}`);
  expect(await arabicOf(star.id)).toMatchObject({ name: 'نجمة', description: 'يضيء.' });
  await db.execute(sql`update category set description_arabic = '' where id = ${lamps.id}`);
  expect((await former('category', lamps.id))?.translations).toEqual({ ar: { name: 'فانوس' } });
  await db.execute(
    sql`update product set name_arabic = '', description_arabic = '' where id = ${star.id}`,
  );
  expect((await former('product', star.id))?.translations).toEqual({});
});

it('takes over what an announcement and a newsletter of release 1.0.0 say in Arabic', async () => {
  for (const [table, heading] of [
    ['announcement', 'title'],
    ['newsletter_issue', 'subject'],
  ] as const) {
    const arabic = { [heading]: 'مرحبًا', text: 'أهلًا.' };
    await db.execute(sql`insert into ${sql.identifier(table)}
      (id, ${sql.identifier(heading)}, text, arabic, ${sql.raw(table === 'announcement' ? 'mailed, sellers, ' : '')} by)
      values ('former', 'Hello', 'Welcome.', ${JSON.stringify(arabic)}::jsonb,
        ${sql.raw(table === 'announcement' ? 'false, 0, ' : '')} 'admin')`);
    const [row] = await rowsOf<{ translations: unknown }>(
      db,
      sql`select translations from ${sql.identifier(table)} where id = 'former'`,
    );
    expect(row?.translations).toEqual({ ar: arabic });
  }
});

it('reads products that were filled before the upgrade, changes one field of them, and fills the rest', async () => {
  const before = await aProduct(db, parentsOf(seller, lamps), { name: 'Old Lantern' });
  const untouched = await aProduct(db, parentsOf(seller, lamps), { name: 'Older Lantern' });
  await db.execute(sql`alter table product disable trigger keep_translations`);
  for (const { id } of [before, untouched]) {
    await db.execute(sql`update product set name_arabic = 'قديم', description_arabic = 'عتيق.',
      translations = '{}' where id = ${id}`);
  }
  await db.execute(sql`alter table product enable trigger keep_translations`);
  expect(await arabicOf(before.id)).toMatchObject({ name: 'قديم', description: 'عتيق.' });

  const form = await test.app.inject({
    url: `/api/seller/get-product/${before.id}`,
    headers: seller.authorization,
  });
  expect(form.json()).toMatchObject({ nameArabic: 'قديم', descriptionArabic: 'عتيق.' });
  const { updateProduct } = await import('./products/write-product.ts');
  await updateProduct(db, before.id, { nameArabic: 'جديد' });
  expect(await former('product', before.id)).toMatchObject({
    ...{ name_arabic: 'جديد', description_arabic: 'عتيق.' },
    translations: { ar: { name: 'جديد', description: 'عتيق.' } },
  });

  let after: string | undefined = '';
  while (after !== undefined) after = await fillTranslations(db, after);
  expect((await former('product', untouched.id))?.translations).toEqual({
    ar: { name: 'قديم', description: 'عتيق.' },
  });
});

it('is read without a function that each statement would plan anew', async () => {
  const plan = await rowsOf<{ 'QUERY PLAN': string }>(
    db,
    sql`explain (verbose) select ${translationsNow} from product`,
  );
  const text = plan.map((line) => line['QUERY PLAN']).join('\n');
  expect(text).toContain('with_translations');
  expect(text).not.toContain('translations_now');
});
