import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { job as jobs } from '#database/schema/operation/job.ts';
import { product } from '#database/schema/products/product.ts';
import { aCategory, aProduct, aSeller, aSubCategory, parentsOf } from '#tests/support/factories.ts';
import { clearedApp } from '#tests/support/shared-app.ts';
import { fillWords } from './fill-words.ts';
import { runJob } from './run-job.ts';

const test = await clearedApp();
const never = new AbortController().signal;

const found = async (q: string) => {
  const answer = await test.app.inject(`/api/get-product?q=${encodeURIComponent(q)}`);
  return answer.json().length as number;
};

/** Products as a version before descriptions were searched left them: found by the parser's words. */
async function earlier(number: number): Promise<void> {
  // Named, since a name with a number, by chance the lamp's, is found by it too.
  const place = await aCategory(test.db, { name: 'Lighting' });
  const sub = await aSubCategory(test.db, place.id, { name: 'Table' });
  const parents = parentsOf(await aSeller(test, { name: 'Meridian' }), { ...place, sub });
  for (let at = 0; at < number; at += 1) {
    await aProduct(test.db, parents, { name: `Lamp LX-21${at}`, description: 'Of rosewood.' });
  }
  await test.db.transaction(async (db) => {
    await db.execute(sql`set local session_replication_role = replica`);
    await db.execute(sql`update product set headline = to_tsvector('simple', folded(brand || ' ' || name)),
      document = to_tsvector('simple', folded(brand || ' ' || name))`);
    await db.execute(sql`delete from search_word_change`);
    await db.execute(sql`delete from search_word`);
    await db.execute(sql`insert into search_word
      select word, count(*) from product, unnest(tsvector_to_array(document)) word group by word`);
  });
}

it('fills products of an earlier version, which are found meanwhile by what they have', async () => {
  await earlier(12);
  expect([await found('lamp'), await found('rosewood'), await found('lx2111')]).toEqual([12, 0, 1]);
  const before = await test.db.select({ version: product.version }).from(product);
  await runJob(test.context, fillWords, never);
  expect([await found('lamp'), await found('rosewood'), await found('lx2111')]).toEqual([
    12, 12, 1,
  ]);
  expect(await test.db.select({ version: product.version }).from(product)).toEqual(before);
  expect(await test.db.select().from(jobs)).toMatchObject([{ position: '3:done' }]);
});

it('goes on where it was stopped, and does nothing once all are filled', async () => {
  await earlier(12);
  const ids = await test.db.select({ id: product.id }).from(product).orderBy(product.id);
  const stop = new AbortController();
  stop.abort();
  expect(await fillWords.run(test.context, '', stop.signal)).toBe('3:');
  expect(await fillWords.run(test.context, `3:${ids[5]?.id}`, never)).toBe('3:done');
  expect(await found('rosewood')).toBe(6);
  expect(await fillWords.run(test.context, '3:done', never)).toBeUndefined();
  expect(await found('rosewood')).toBe(6);
  await test.db.delete(jobs).where(eq(jobs.name, fillWords.name));
});
