import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type Database, rowsOf } from '#database/database.ts';
import { eraseSellerData } from '#database/queries/privacy/seller-data.ts';
import { chooseIds } from '#database/queries/products/choose-ids.ts';
import { seller as sellerTable } from '#database/schema/accounts/account.ts';
import { product } from '#database/schema/products/product.ts';
import { productLandmark, productShift } from '#database/schema/products/product-position.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { addUpShifts, placeLandmarks } from './landmarks.ts';
import { nearLandmark } from './near-landmark.ts';
import { keysOfRow, type ProductOrder, productOrders } from './product-orders.ts';

const test = await sharedApp();
const spacing = { every: 5, from: 20 };
let sellers: { id: string }[];
let tops: Awaited<ReturnType<typeof aCategory>>[];

/** The same numbers in every run. */
let state = 7;
const below = (limit: number) => {
  state = (state * 48_271) % 2_147_483_647;
  return state % limit;
};
const oneOf = <T>(values: readonly T[]): T => values[below(values.length)] as T;

const values = () => ({
  name: oneOf(['Éclat', 'eclat', 'Ring', 'ring', 'Äther', 'zebra', '10', '9', 'a b', 'a-b']),
  brand: oneOf(['Corvo', 'corvo', 'Ébène', 'Zest']),
  priceINR: String(100 + below(4)),
  priceAED: String(10 + below(3)),
  trending: below(3) === 0,
  createdAt: new Date(Date.UTC(2026, 0, 1 + below(5))),
});

beforeAll(async () => {
  sellers = await Promise.all(['Émail', 'aster', 'Zephyr'].map((name) => aSeller(test, { name })));
  tops = await Promise.all(['Watches', 'Äpfel'].map((name) => aCategory(test.db, { name })));
  for (let number = 0; number < 60; number += 1) await add(test.db);
}, 60_000);

function add(db: Database) {
  const [whose, top] = [oneOf(sellers), oneOf(tops)];
  if (whose === undefined || top === undefined) throw new Error('There are some');
  return aProduct(db, parentsOf(whose, top), values());
}

async function change(db: Database): Promise<void> {
  const ids = await rowsOf<{ id: string }>(db, sql`select id from product order by id`);
  const { id } = oneOf(ids);
  const kind = below(8);
  if (kind < 3) await add(db);
  else if (kind < 5) await db.delete(product).where(eq(product.id, id));
  else if (kind < 7) await db.update(product).set(values()).where(eq(product.id, id));
  else {
    const name = oneOf(['Émail', 'aster', 'Zephyr', 'Boutique', 'Óla']);
    await db
      .update(sellerTable)
      .set({ name })
      .where(eq(sellerTable.id, oneOf(sellers).id));
  }
}

/** Compares every row's place, from landmarks and counted, in every order of all and of one seller. */
async function expectExact(db: Database): Promise<void> {
  for (const order of Object.values(productOrders)) {
    await expectExactIn(db, order, null);
    if (order.isOfSellers) await expectExactIn(db, order, sellers[0]?.id ?? '');
  }
}

async function expectExactIn(db: Database, order: ProductOrder, whose: string | null) {
  const ofSeller = whose === null ? null : sql`${whose}`;
  const within = ofSeller === null ? sql`true` : sql`seller_id = ${ofSeller}`;
  const counted = await rowsOf<{ id: string }>(
    db,
    sql`select id from product where ${within} order by ${keysOfRow(order, 'product')}`,
  );
  const found: string[] = [];
  for (let rank = 0; rank < counted.length; rank += 7) {
    const { near, from, skipped } = nearLandmark(db, order, ofSeller, sql`${rank}::int`);
    const [first, second] = order.keys.map(({ column }) => sql.raw(`product.${column}`));
    const by = sql`${first}${sql.raw(order.keys[0]?.kept === 'words' ? ' collate "und-x-icu"' : '')}`;
    const chosen = chooseIds(db, {
      ...{ near, where: sql`${within} and ${from}`, by, thenBy: second },
      ...{ order: 'asc', limit: 7, offset: skipped },
    });
    const rows = await db.select({ id: chosen.id }).from(chosen).orderBy(chosen.position);
    found.push(...rows.map(({ id }) => id));
  }
  expect(found, `${order.name} of ${whose}`).toEqual(counted.map(({ id }) => id));
}

it('finds every page exactly, whatever is written before and after changes are added up', async () => {
  await expectExact(test.db);
  await addUpShifts(test.db, { all: true });
  expect(await placeLandmarks(test.db, spacing)).toBeGreaterThan(8);
  expect(await test.db.$count(productLandmark)).toBeGreaterThan(9 * 10);
  expect(await placeLandmarks(test.db, spacing)).toBe(0);
  for (let round = 0; round < 4; round += 1) {
    for (let step = 0; step < 6; step += 1) await change(test.db);
    expect(await test.db.$count(productShift)).toBeGreaterThan(0);
    await expectExact(test.db);
    if (round % 2 > 0) await addUpShifts(test.db, { all: true });
    if (round % 3 > 1) await placeLandmarks(test.db, { every: 3, from: 20 });
    await expectExact(test.db);
  }
}, 120_000);

it.runIf(test.context.engine === 'postgresql')(
  'takes in what commits while landmarks are placed and changes added up',
  async () => {
    for (const work of [
      () => placeLandmarks(test.db, { every: 2, from: 20 }),
      () => addUpShifts(test.db, { all: true }),
    ]) {
      await test.db.transaction(async (db) => {
        for (let step = 0; step < 5; step += 1) await add(db as unknown as Database);
        await work();
      });
      await expectExact(test.db);
    }
  },
);

it('notes nothing where no order changes', async () => {
  // The first takes over the names of sellers that were renamed.
  await test.db.update(product).set({ description: 'One' });
  await addUpShifts(test.db, { all: true });
  await test.db.update(product).set({ description: 'Another' });
  expect(await test.db.$count(productShift)).toBe(0);
});

it('keeps no words of an erased seller', async () => {
  await placeLandmarks(test.db, spacing);
  const erased = sellers[2]?.id ?? '';
  await test.db.transaction((db) => eraseSellerData(db as unknown as Database, erased));
  expect(await test.db.$count(productLandmark)).toBe(0);
  const left = sql`select from product_shift where seller_id = ${erased}`;
  expect(await rowsOf(test.db, left)).toEqual([]);
  await placeLandmarks(test.db, spacing);
  await expectExact(test.db);
});
