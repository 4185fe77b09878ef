import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Lead, LeadDetail } from '#contracts/leads/lead.ts';
import { wonCount } from '#database/schema/counts.ts';
import { product } from '#database/schema/products/product.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { daysAfter } from '#domain/time/days.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db));
const size = await perTest(() =>
  anAttribute(test.db, {
    ...{ name: 'Size', kind: 'size', scale: 'EU', choices: ['41', '42'] },
    entries: [{ categoryId: category.id }],
  }),
);
const shoe = await perTest(() =>
  aProduct(test.db, parentsOf(seller, category), {
    attributes: {
      [size.id]: ['41', '42'].map((label) => ({ choice: size.idOf(label), available: true })),
    },
  }),
);
const won = { state: 'WON', price: 5 };
const talking = { state: 'TALKING' };
const inDays = (days: number) => daysAfter(dayOf(new Date()), days);
const reserved = { state: 'RESERVED', reservedUntil: inDays(3) };

async function call<T>(method: 'GET' | 'PUT' | 'POST', url: string, payload?: object): Promise<T> {
  const { authorization: headers } = seller;
  const answer = await test.app.inject({
    ...{ method, url: `/api${url}`, headers },
    ...(payload && { payload }),
  });
  expect([url, answer.statusCode]).toEqual([url, expect.toSatisfy((code) => code < 300)]);
  return answer.json();
}

let drawn = 0;
async function ask(...sizes: string[]): Promise<Lead> {
  drawn += 1;
  const reference = `AAAAAA${(drawn % 8) + 2}`;
  const pieces = sizes.map((label) => ({ productId: shoe.id, size: label }));
  await call('POST', '/enquiry', { reference, region: 'IN', pieces });
  const [made] = await call<Lead[]>('GET', `/seller/get-leads/${seller.id}?q=${reference}`);
  return made as Lead;
}
const move = async ({ _id }: Lead, body: object) =>
  (await call<{ data: LeadDetail }>('PUT', `/seller/move-lead/${_id}`, body)).data;
const setSize = (label: string, available: boolean) =>
  call('PUT', `/seller/update-size/${shoe.id}`, {
    ...{ attribute: size.id, choice: size.idOf(label), available },
  });
const set = (availability: string, reservedUntil: string | null = null) =>
  call('PUT', `/seller/update-availability/${shoe.id}`, { availability, reservedUntil });

/** How the shoe stands, and the sizes that can be had. */
async function stand() {
  const [row] = await test.db.select().from(product).where(eq(product.id, shoe.id));
  const values = row?.attributes[size.id] as { choice: string; available: boolean }[];
  const left = ['41', '42'].filter(
    (label) => values.find(({ choice }) => choice === size.idOf(label))?.available,
  );
  return [row?.availability, ...left];
}

it('sold in a size, the others stay, and undone it is there again', async () => {
  const lead = await ask('EU 42');
  expect(lead.pieces).toMatchObject([{ size: 'EU 42', sizeAvailable: true }]);
  const sold = await move(lead, won);
  expect(sold.pieces).toMatchObject([
    { holds: true, availability: 'AVAILABLE', sizeAvailable: false },
  ]);
  expect(await stand()).toEqual(['AVAILABLE', '41']);
  expect((await move(lead, { ...won, price: 6 })).pieces).toMatchObject([{ holds: true }]);
  expect(await stand()).toEqual(['AVAILABLE', '41']);
  await move(lead, talking);
  expect(await stand()).toEqual(['AVAILABLE', '41', '42']);
});

it('sold in its last size, the product is sold, and each lead gives back its own', async () => {
  const [one, other] = [await ask('EU 41'), await ask('EU 42')];
  await move(one, won);
  await move(other, won);
  expect(await stand()).toEqual(['SOLD']);
  await move(one, talking);
  expect(await stand()).toEqual(['AVAILABLE', '41']);
  await move(other, talking);
  expect(await stand()).toEqual(['AVAILABLE', '41', '42']);
});

it('reserved as a whole, it is sold in one size, and undone it is reserved again', async () => {
  const lead = await ask('EU 42');
  await move(lead, reserved);
  expect(await stand()).toEqual(['RESERVED', '41', '42']);
  await move(lead, won);
  expect(await stand()).toEqual(['AVAILABLE', '41']);
  await move(lead, reserved);
  expect(await stand()).toEqual(['RESERVED', '41', '42']);
});

it('asked about in two sizes, either or both are sold', async () => {
  const lead = await ask('EU 41', '42');
  const [first, second] = lead.pieces.map(({ _id }) => _id);
  await move(lead, reserved);
  await move(lead, won);
  expect(await stand()).toEqual(['SOLD']);
  const chosen = await move(lead, { ...won, pieces: [second] });
  expect(chosen.pieces).toMatchObject([{ holds: false }, { holds: true }]);
  expect(await stand()).toEqual(['AVAILABLE', '41']);
  await move(lead, { ...won, pieces: [first] });
  expect(await stand()).toEqual(['AVAILABLE', '42']);
  await move(lead, reserved);
  expect(await stand()).toEqual(['RESERVED', '41', '42']);
});

it('gives back no size, and no product, that its seller has sold otherwise', async () => {
  const lead = await ask('EU 42');
  await move(lead, won);
  await setSize('42', true);
  await setSize('42', false);
  await move(lead, talking);
  expect(await stand()).toEqual(['AVAILABLE', '41']);
  const other = await ask('EU 41');
  await set('SOLD');
  await move(other, won);
  await move(other, talking);
  expect(await stand()).toEqual(['SOLD', '41']);
});

it('what another has reserved stays so, and a size that two leads sell is the later one’s', async () => {
  const [one, other] = [await ask('EU 42'), await ask('42')];
  await set('RESERVED', inDays(2));
  await move(one, won);
  expect(await stand()).toEqual(['RESERVED', '41']);
  expect((await move(other, won)).pieces).toMatchObject([{ holds: true }]);
  await move(one, talking);
  expect(await stand()).toEqual(['RESERVED', '41']);
  await move(other, talking);
  expect(await stand()).toEqual(['RESERVED', '41', '42']);
});

it('in a size that it does not come in, it is sold as a whole', async () => {
  const lead = await ask('EU 44');
  expect(lead.pieces).toMatchObject([{ sizeAvailable: null }]);
  await move(lead, won);
  expect(await stand()).toEqual(['SOLD', '41', '42']);
  await move(lead, talking);
  expect(await stand()).toEqual(['AVAILABLE', '41', '42']);
});

it('won with no piece chosen, nothing is set sold, and what was asked about is counted', async () => {
  const lead = await ask('EU 42');
  const sold = await move(lead, { ...won, pieces: [] });
  expect(sold.pieces).toMatchObject([{ holds: false }]);
  expect(await stand()).toEqual(['AVAILABLE', '41', '42']);
  const counted = async () =>
    (await test.db.select().from(wonCount)).map(({ won: count }) => count);
  expect(await counted()).toEqual([1]);
  const again = await move(lead, { ...won, pieces: [] });
  expect(again.version).toBe(sold.version);
});
