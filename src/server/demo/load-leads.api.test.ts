import { expect, it } from 'vitest';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp } from '#tests/support/shared-app.ts';
import { loadEnquiries } from './load-demo.ts';
import { loadLeads } from './load-leads.ts';
import type { SellerActors } from './load-sellers.ts';

const test = await clearedApp();

it('gives the demo inboxes with histories, once, and sells no piece by it', async () => {
  const [category, shop, other] = [
    await aCategory(test.db),
    await aSeller(test),
    await aSeller(test),
  ];
  for (const seller of [shop, shop, other]) await aProduct(test.db, parentsOf(seller, category));
  const actors: SellerActors = new Map(
    [shop, other].map(({ id }) => [id, { role: 'seller', id, name: 'A shop', approved: true }]),
  );
  const ask = async (what: string) => {
    const url = `/api/seller/${what}/${shop.id}`;
    return (await test.app.inject({ url, headers: shop.authorization })).json();
  };
  const load = async () => {
    await loadEnquiries(test.context);
    await loadLeads(test.context, actors);
    return ask('get-leads');
  };
  const before = await load();
  expect(await load()).toEqual(before);

  const { states } = await ask('get-lead-counts');
  expect(states.NEW).toBe(3);
  for (const state of ['TALKING', 'RESERVED', 'WON', 'LOST']) {
    expect(states[state], state).toBeGreaterThan(5);
  }
  const leads = await leadsOf(shop.id, shop.authorization);
  const due = leads.filter(({ isDue }) => isDue);
  expect([1, 2]).toContain(due.length);
  const sum = (among: typeof leads) => among.filter(({ state }) => state === 'WON').length;
  expect(sum(leads)).toBe(states.WON);
  for (const { state, createdAt, firstMovedAt, movedAt } of leads) {
    expect(firstMovedAt === null).toBe(state === 'NEW');
    expect(Date.parse(movedAt)).toBeLessThanOrEqual(Date.now());
    const hours = (Date.parse(firstMovedAt ?? createdAt) - Date.parse(createdAt)) / 3_600_000;
    expect(hours).toBeLessThanOrEqual(48);
  }
  const pieces = leads.flatMap((lead) => lead.pieces);
  expect(new Set(pieces.map(({ availability }) => availability))).toEqual(new Set(['AVAILABLE']));
  const [numbers, templates] = [await ask('numbers'), await ask('get-reply-templates')];
  expect(JSON.stringify(numbers)).toMatch(/"won":[1-9]/);
  expect(templates).toHaveLength(3);
});

type Row = {
  state: string;
  createdAt: string;
  movedAt: string;
  firstMovedAt: string | null;
  isDue: boolean;
  pieces: { availability: string }[];
};

async function leadsOf(id: string, headers: { authorization: string }): Promise<Row[]> {
  const pages = [1, 2, 3].map(async (page) => {
    const url = `/api/seller/get-leads/${id}?limit=100&page=${page}`;
    return (await test.app.inject({ url, headers })).json();
  });
  return (await Promise.all(pages)).flat();
}
