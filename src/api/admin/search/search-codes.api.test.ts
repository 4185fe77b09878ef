import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#database/new-id.ts';
import { enquiry } from '#database/schema/activity.ts';
import { lead } from '#database/schema/lead.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

const test = await sharedApp();
let tokens: { admin: string; khor: string; other: string };
let khorId: string;

/** An id that begins so. */
const idFrom = (sku: string) => `${sku}${newId()}`.slice(0, 20);

beforeAll(async () => {
  const [khor, other, admin] = await Promise.all([
    aSeller(test, { name: 'Khor Meridian' }),
    aSeller(test, { name: 'Al-Noor & Sons' }),
    anAdmin(test),
  ]);
  tokens = { admin: admin.token, khor: khor.token, other: other.token };
  khorId = khor.id;
  const category = await aCategory(test.db);
  const add = async (seller: { id: string }, values: Parameters<typeof aProduct>[2]) => {
    const { id, name } = await aProduct(test.db, parentsOf(seller, category), values);
    const asked = {
      id: newId(),
      reference: `${name[0]}${name[0]}${name[0]}EFEFW`,
      sellerId: seller.id,
      region: 'IN',
    } as const;
    await test.db.insert(lead).values(asked);
    const piece = { productId: id, productName: name, price: '100' };
    await test.db.insert(enquiry).values({ ...asked, ...piece, leadId: asked.id });
  };
  await add(khor, {
    id: idFrom('k7q2m9xz'),
    name: 'Zulu Watch',
    brand: 'Corvo',
    sellerSku: 'KM-310.30/7',
  });
  await add(khor, {
    id: idFrom('b2c3d4ef'),
    name: 'Alpha Watch',
    brand: 'Corvo',
    sellerSku: 'KM-310.30',
  });
  await add(khor, { id: idFrom('h5j6k7lm'), name: 'Mike KM31030 Strap', brand: 'Corvo' });
  await add(other, {
    id: idFrom('n8p9q2rs'),
    name: 'GA-2100 Clock',
    brand: 'Corvo',
    sellerSku: 'XKM31030',
  });
});

async function names(url: string, token: string): Promise<string[]> {
  const answer = await test.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  const rows = answer.json() as { name?: string; productName?: string }[];
  expect(Number(answer.headers['x-total-count'])).toBe(rows.length);
  return rows.map((row) => row.name ?? row.productName ?? '');
}

const sorted = (q: string, order = 'asc') =>
  `get-products?sort=name&order=${order}&q=${encodeURIComponent(q)}`;
const ofAdmin = (q: string, order?: string) =>
  names(`/api/admin/${sorted(q, order)}`, tokens.admin);
const ofKhor = (q: string) =>
  names(`/api/seller/get-products/${khorId}?q=${encodeURIComponent(q)}`, tokens.khor);
const enquiriesOfAdmin = (q: string) =>
  names(`/api/admin/get-enquiries?q=${encodeURIComponent(q)}`, tokens.admin);
const enquiriesOfKhor = (q: string) =>
  names(`/api/seller/get-enquiries/${khorId}?q=${encodeURIComponent(q)}`, tokens.khor);

describe.each([
  ['the SKU', 'K7Q2M9XZ'],
  ['the SKU in small letters', 'k7q2m9xz'],
  ['the SKU with a dash', 'K7Q2-M9XZ'],
  ['the SKU with a space', 'k7q2 m9xz'],
  ['the beginning of the SKU', 'K7Q'],
  ['the article number', 'KM-310.30/7'],
  ['the article number in small letters', 'km-310.30/7'],
  ['the article number without its dashes', 'km310307'],
  ['a part of the article number', '30/7'],
  ['a part without its dashes', '0307'],
])('by %s, %s', (_, q) => {
  it('an admin and its seller find the piece and its enquiry', async () => {
    expect(await ofAdmin(q)).toEqual(['Zulu Watch']);
    expect(await ofKhor(q)).toEqual(['Zulu Watch']);
    expect(await enquiriesOfAdmin(q)).toEqual(['Zulu Watch']);
    expect(await enquiriesOfKhor(q)).toEqual(['Zulu Watch']);
  });
});

it('codes come first: those that match whole, then those that begin so', async () => {
  const first = ['Alpha Watch', 'Zulu Watch', 'GA-2100 Clock', 'Mike KM31030 Strap'];
  expect(await ofAdmin('KM-310.30')).toEqual(first);
  expect(await ofAdmin('km31030', 'desc')).toEqual([
    'Alpha Watch',
    'Zulu Watch',
    'Mike KM31030 Strap',
    'GA-2100 Clock',
  ]);
});

it('pages a list that codes lead, by number and by key', async () => {
  const whole = await ofAdmin('KM31030');
  const page = async (url: string) => {
    const headers = { authorization: `Bearer ${tokens.admin}` };
    const answer = await test.app.inject({ url, headers });
    const rows = answer.json() as { name: string }[];
    return { names: rows.map((row) => row.name), link: String(answer.headers.link) };
  };
  const first = `/api/admin/${sorted('KM31030')}&limit=1`;
  const numbered = await Promise.all([1, 2, 3, 4].map((number) => page(`${first}&page=${number}`)));
  expect(numbered.flatMap(({ names }) => names)).toEqual(whole);
  const keyed: string[] = [];
  let next: string | undefined = first;
  while (next !== undefined) {
    const { names, link }: Awaited<ReturnType<typeof page>> = await page(next);
    keyed.push(...names);
    next = /^<([^>]+)>; rel="next"$/.exec(link)?.[1];
  }
  expect(keyed).toEqual(whole);
});

it("finds no other seller's piece or enquiry", async () => {
  for (const q of ['n8p9q2rs', 'XKM31030', 'ga-2100']) {
    expect(await ofKhor(q)).toEqual([]);
    expect(await enquiriesOfKhor(q)).toEqual([]);
    expect(await ofAdmin(q)).toEqual(['GA-2100 Clock']);
  }
});

it.each(['khor', 'Meridian Khor', 'KHOR mer'])(
  'an admin finds by the name of a seller: %s',
  async (q) => {
    expect((await ofAdmin(q)).toSorted()).toEqual([
      'Alpha Watch',
      'Mike KM31030 Strap',
      'Zulu Watch',
    ]);
    expect((await enquiriesOfAdmin(q)).length).toBe(3);
    expect(await enquiriesOfKhor(q)).toEqual([]);
  },
);

it.each(['al-noor', 'noor', 'al noor', 'noor & sons'])(
  'whatever stands between its words: %s',
  async (q) => {
    expect(await ofAdmin(q)).toEqual(['GA-2100 Clock']);
    expect(await enquiriesOfAdmin(q)).toEqual(['GA-2100 Clock']);
  },
);

it.each(['2100', 'ga-2100', 'ga2100', 'GA 2100', 'a21', 'clock 2100'])(
  'an enquiry by the model number in its name: %s',
  async (q) => {
    expect(await enquiriesOfAdmin(q)).toEqual(['GA-2100 Clock']);
  },
);

it.each(["'", '%', '___', '---', '\\', '́́́', '+', '!!! ???'])('finds nothing by %j', async (q) => {
  expect(await ofAdmin(q)).toEqual([]);
  expect(await enquiriesOfAdmin(q)).toEqual([]);
});
