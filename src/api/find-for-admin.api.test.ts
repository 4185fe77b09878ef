import { expect, it } from 'vitest';
import type { FoundByAdmin } from '#contracts/found/found.ts';
import type { AdminRole } from '#contracts/policy.ts';
import { lead } from '#database/schema/lead.ts';
import { skuOf } from '#domain/sku.ts';
import { findForAdmin } from '#services/found/find.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const world = await perTest(async () => {
  const admin = await anAdmin(test);
  const rami = await aSeller(test, { name: 'Rami Clocks', email: 'rami@clocks.example' });
  const waiting = await aSeller(test, { name: 'Zara Rings', phone: '5559876543', approved: false });
  const category = await aCategory(test.db, {
    name: 'Watches',
    translations: { ar: { name: 'ساعات' } },
  });
  const clock = await aProduct(test.db, parentsOf(rami, category), {
    ...{ name: 'Tide Clock', brand: 'Corvo', sellerSku: 'GA-2100' },
  });
  return { admin, rami, waiting, category, clock };
});

async function ask(text: string) {
  const headers = world.admin.authorization;
  const url = `/api/admin/find?${new URLSearchParams({ text })}`;
  return await test.app.inject({ url, headers });
}
const find = async (text: string) => (await ask(text)).json<FoundByAdmin[]>();
const found = async (text: string) => (await find(text)).map(({ kind, _id }) => `${kind} ${_id}`);

async function enquire(reference: string): Promise<string> {
  const payload = { reference, productId: world.clock.id, region: 'IN' };
  await test.app.inject({ method: 'POST', url: '/api/enquiry', payload });
  const [row] = await test.db.select({ id: lead.id }).from(lead);
  return row?.id ?? '';
}

it('finds a product by its name, its SKU and its article number, whatever stands between the letters', async () => {
  const { clock, rami } = world;
  for (const text of ['tide', 'TIDE clo', skuOf(clock.id), 'ga 2100', 'corvo']) {
    expect(await found(text), text).toEqual([`product ${clock.id}`]);
  }
  expect((await find('tide'))[0]).toEqual({
    ...{ kind: 'product', _id: clock.id, name: 'Tide Clock', brand: 'Corvo' },
    ...{ sku: skuOf(clock.id), sellerSku: 'GA-2100', picture: null },
    seller: { _id: rami.id, name: 'Rami Clocks' },
  });
});

it('finds sellers by words of their name, their address and their number, whatever their state', async () => {
  const { waiting, rami } = world;
  expect(await found('zara')).toEqual([`seller ${waiting.id}`]);
  expect(await found('+91 55598 76543')).toEqual([`seller ${waiting.id}`]);
  expect(await found('RAMI@clocks.example')).toEqual([`seller ${rami.id}`]);
  expect((await find('zara'))[0]).toMatchObject({ approval: 'pending' });
});

it('finds taxonomy entries of each level by their names in both languages', async () => {
  const { category } = world;
  expect(await found('watch')).toEqual([`category ${category.id}`]);
  expect(await found('ساعات')).toEqual([`category ${category.id}`]);
  expect((await find(category.sub.name))[0]).toMatchObject({
    ...{ kind: 'sub-category', _id: category.sub.id, within: 'Watches', status: 'LISTED' },
  });
  expect((await find(category.type.name))[0]).toMatchObject({
    ...{ kind: 'product-type', _id: category.type.id, within: category.sub.name },
  });
});

it('finds stories and pages by their title in each language, whether published or not', async () => {
  const titled = (title: string) => ({ title, summary: '', blocks: [] });
  const words = { en: titled('The Potters of Khurja'), ar: titled('خزافو خورجا') };
  const payload = {
    kind: 'story',
    body: { name: 'potters', cover: null, isInFooter: false, ...words },
  };
  const headers = world.admin.authorization;
  const added = await test.app.inject({
    method: 'POST',
    url: '/api/admin/pages',
    headers,
    payload,
  });
  const { _id } = added.json().data;
  for (const text of ['potters', 'KHURJA the', 'خزافو']) {
    expect(await find(text), text).toEqual([{ kind: 'story', _id, name: 'The Potters of Khurja' }]);
  }
  expect(await find('otters')).toEqual([]);
});

it('finds admins by words of their name and their whole address', async () => {
  const { id, email } = await anAdmin(test, { name: 'Nandini Rao', email: 'nandini@dhow.example' });
  for (const text of ['nandini', 'rao', 'NANDINI@dhow.example']) {
    expect(await find(text), text).toEqual([
      { kind: 'admin', _id: id, name: 'Nandini Rao', email },
    ]);
  }
});

it('finds a lead by its reference, without anything of the shopper', async () => {
  const id = await enquire('KVQ7M2X');
  const words = { message: 'Call Leila', words: 'Leila Secret' };
  await test.db.update(lead).set(words);
  for (const text of ['KVQ7M2X', 'kvq7m2x', 'KVQ7M2X-2']) {
    expect(await find(text), text).toEqual([
      {
        ...{ kind: 'lead', _id: id, reference: 'KVQ7M2X', state: 'NEW', piece: 'Tide Clock' },
        seller: { _id: world.rami.id, name: 'Rami Clocks' },
      },
    ]);
  }
  expect(await find('Leila')).toEqual([]);
  await test.db.update(lead).set({ junkAt: new Date() });
  expect(await find('KVQ7M2X')).toEqual([]);
});

it('finds a few of a kind, sellers before products unless the text has a digit', async () => {
  const { rami, category } = world;
  for (let serial = 0; serial < 7; serial += 1) {
    await aProduct(test.db, parentsOf(rami, category), { name: `Zara 7${serial}` });
  }
  const kinds = async (text: string) => (await find(text)).map(({ kind }) => kind);
  expect(await kinds('zara')).toEqual(['seller', ...Array(5).fill('product')]);
  await aSeller(test, { name: 'Zara 77' });
  expect(await kinds('zara 7')).toEqual([...Array(5).fill('product'), 'seller']);
});

it.each([
  '',
  ' ',
  'a',
  '%',
  "'; drop table seller; --",
  '\\',
  ':*',
  '&|!',
  '🙂🙂',
  'لا',
  '﷽﷽',
  '--',
])('finds nothing for %j, and fails at nothing', async (text) => {
  const answer = await ask(text);
  expect([answer.statusCode, answer.json()]).toEqual([200, []]);
});

it('refuses what nobody types', async () => {
  expect((await ask('a'.repeat(201))).statusCode).toBe(400);
  expect((await ask('a\0b')).statusCode).toBe(400);
  expect((await ask('a'.repeat(200))).json()).toEqual([]);
});

it('finds for each role of admins only what it may read', async () => {
  await enquire('KVQ7M2X');
  const kindsFor = async (adminRole: AdminRole, text: string) => {
    const actor = { role: 'admin', id: world.admin.id, name: '', adminRole } as const;
    return (await findForAdmin(test.db, actor, text)).map(({ kind }) => kind);
  };
  expect(await kindsFor('catalogue', 'KVQ7M2X')).toEqual([]);
  expect(await kindsFor('catalogue', 'tide')).toEqual(['product']);
  expect(await kindsFor('finance', 'KVQ7M2X')).toEqual(['lead']);
  expect(await kindsFor('support', 'zara')).toEqual(['seller']);
  await anAdmin(test, { name: 'Nandini Rao' });
  expect(await kindsFor('owner', 'nandini')).toEqual(['admin']);
  expect(await kindsFor('support', 'nandini')).toEqual([]);
});
