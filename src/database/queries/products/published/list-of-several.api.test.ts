import { beforeAll, describe, expect, it } from 'vitest';
import { insertProducts, type NewProduct } from '#database/bulk/insert-products.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import { aCategory, aSeller, parentsOf } from '#tests/support/factories.ts';
import { listedOrders, type Sorted } from '#tests/support/listed-orders.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

const test = await sharedApp();
const bags = await aCategory(test.db, { name: 'Bags' });
const placed = { filterable: true, places: [{ categoryId: bags.id }] };
const colour = await anAttribute(test.db, {
  ...{ name: 'Bag colour', kind: 'colour', choices: ['Tan', 'Sand', 'Black'] },
  ...placed,
});
const lined = await anAttribute(test.db, { name: 'Lined', kind: 'yes-no', ...placed });

type Piece = Sorted & { label: string };
const pieces: Piece[] = [];

/**
 * More lined bags in tan than are read at once, some in sand that are all in the small sample, which tells of many, some in
 * black, and some that are not lined; many ties.
 */
beforeAll(async () => {
  const seller = await aSeller(test);
  const rows = Array.from({ length: 6_000 }, (_, number): NewProduct => {
    const label = ['Black', 'Sand'][number % 20] ?? 'Tan';
    const isLined = number % 40 !== 2;
    const id = label === 'Sand' ? `0${newId().slice(1)}` : newId();
    const piece = {
      ...{ id, label, name: `Piece ${number % 8}`, rating: number % 3 },
      ...{ price: 100 + (number % 50), at: Date.UTC(2026, 0, 1 + (number % 6)) },
    };
    if (isLined) pieces.push(piece);
    return {
      ...{ ...parentsOf(seller, bags), id: piece.id, name: piece.name, brand: 'Corvo', media: [] },
      ...{ priceINR: `${piece.price}`, priceAED: `${piece.price}`, rating: `${piece.rating}` },
      productTypeId: null,
      ...{ createdAt: new Date(piece.at) },
      attributes: { [colour.id]: [colour.idOf(label)], [lined.id]: isLined },
    };
  });
  await test.db.transaction((inside) => insertProducts(inside as Database, rows));
}, 60_000);

async function page(label: string, query: Record<string, string | number>) {
  const asked = new URLSearchParams({
    ...{ category: bags.id, 'attr.lined': 'yes', [`attr.${colour.code}`]: colour.idOf(label) },
    ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, `${value}`])),
  });
  const answer = await test.app.inject(`/api/get-product?${asked}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const listing = await test.app.inject(`/api/get-listing?${asked}`);
  const { total, capped, price } = listing.json();
  expect(`${total}`).toBe(answer.headers['x-total-count']);
  return {
    ids: answer.json().map(({ _id }: { _id: string }) => _id) as string[],
    next: /after=([\w-]+)/.exec(String(answer.headers.link))?.[1] ?? '',
    ...{ total, capped, price },
  };
}

describe.each([
  ['Tan', 5_250],
  ['Sand', 300],
  ['Black', 300],
])('a list by two attributes, %s of which it has %i', (label, number) => {
  const ofLabel = () => pieces.filter((piece) => piece.label === label);

  it.each(listedOrders)('is in order by %s, by number and by key', async (sort, order) => {
    const whole = ofLabel().toSorted(order);
    expect(whole).toHaveLength(number);
    const ids = whole.map(({ id }) => id);
    const first = await page(label, { sort, limit: 40 });
    expect(first).toMatchObject({ ids: ids.slice(0, 40), total: number, capped: false });
    expect(first.price.INR).toEqual({
      min: Math.min(...whole.map(({ price }) => price)),
      max: Math.max(...whole.map(({ price }) => price)),
    });
    expect((await page(label, { sort, limit: 40, page: 2 })).ids).toEqual(ids.slice(40, 80));
    expect((await page(label, { sort, limit: 40, after: first.next })).ids).toEqual(
      ids.slice(40, 80),
    );
    const last = Math.ceil(number / 40);
    expect((await page(label, { sort, limit: 40, page: last })).ids).toEqual(
      ids.slice((last - 1) * 40),
    );
  });

  it('is narrowed by a type, of which those without one are, by availability and by a brand', async () => {
    const whole = ofLabel().toSorted(listedOrders[0]?.[1]);
    const ids = whole.map(({ id }) => id).slice(40, 80);
    expect(await page(label, { type: bags.type.id, limit: 40, page: 2 })).toMatchObject({
      ...{ ids, total: number },
    });
    expect((await page(label, { availability: 'available', limit: 40, page: 2 })).ids).toEqual(ids);
    expect((await page(label, { availability: 'reserved' })).total).toBe(0);
    expect(await page(label, { brand: 'Nobody' })).toMatchObject({ ids: [], total: 0 });
  });

  it('is narrowed by prices, and says those of all', async () => {
    const within = ofLabel().filter(({ price }) => price >= 120 && price <= 130);
    const found = await page(label, { minPrice: 120, maxPrice: 130, limit: 100 });
    expect(found.total).toBe(within.length);
    const ids = within.toSorted(listedOrders[0]?.[1]).map(({ id }) => id);
    expect(found.ids).toEqual(ids.slice(0, 100));
    const prices = ofLabel().map(({ price }) => price);
    const ends = { min: Math.min(...prices), max: Math.max(...prices) };
    expect(found.price.INR).toEqual(ends);
    const dear = { currency: 'AED', minPrice: 120, sort: 'price-high-low', limit: 10, page: 2 };
    const [, , downwards] = listedOrders;
    const above = ofLabel().filter(({ price }) => price >= 120);
    const dearest = above.toSorted(downwards?.[1]).map(({ id }) => id);
    expect(await page(label, dear)).toMatchObject({
      ids: dearest.slice(10, 20),
      total: above.length,
    });
  });
});
