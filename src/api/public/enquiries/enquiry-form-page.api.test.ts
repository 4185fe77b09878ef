import { beforeEach, expect, it } from 'vitest';
import { lead } from '#database/schema/lead.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db));
const product = await perTest(() => aProduct(test.db, parentsOf(seller, category)));
const second = await perTest(() => aProduct(test.db, parentsOf(seller, category)));

let typed: Record<string, string>;
beforeEach(() => {
  typed = {
    ...{ ids: `${product.id},${second.id}`, region: 'AE', name: 'Leila', phone: '' },
    ...{ email: 'leila@post.example', message: 'Is it new?', consent: 'yes' },
  };
});

async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await test.app.inject({
    method: 'POST',
    url: '/enquiry-form',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: response.statusCode, location: String(response.headers.location) };
}

const stored = () =>
  test.db
    .select({ reference: lead.reference, source: lead.source, message: lead.message })
    .from(lead);

it.each([
  ['name', { name: ' ' }],
  ['phone', { email: '' }],
  ['phone', { phone: '12' }],
  ['email', { email: 'leila' }],
  ['message', { message: '' }],
  ['consent', { consent: undefined }],
  ['region', { region: 'UK' }],
])(
  'leads back with what is wrong with the %s, and with nothing that was typed',
  async (problem, change) => {
    const fields = Object.entries({ ...typed, ...change }).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    );
    const { status, location } = await post(Object.fromEntries(fields));
    const query = new URLSearchParams({ ids: typed.ids ?? '', problem });
    expect([status, location]).toEqual([303, `/enquiry-form?${query}`]);
    expect(await stored()).toEqual([]);
  },
);

it('leads back with all that is wrong at once', async () => {
  const { location } = await post({ seller: seller.id, region: 'AE', email: 'leila' });
  expect(new URL(location, 'https://dhow.example').searchParams.get('problem')?.split(',')).toEqual(
    expect.arrayContaining(['pieces', 'name', 'email', 'message', 'consent']),
  );
});

it('leads back to the choice of pieces, and from pieces that are gone', async () => {
  const { ids: _, ...unchosen } = typed;
  expect((await post({ ...unchosen, seller: seller.id })).location).toBe(
    `/enquiry-form?seller=${seller.id}&problem=pieces`,
  );
  const gone = 'z'.repeat(20);
  expect((await post({ ...typed, ids: gone })).location).toBe(
    `/enquiry-form?ids=${gone}&problem=gone`,
  );
  expect((await post({ ...typed, ids: '<b>,../x' })).location).toMatch(/\?ids=&problem=/);
});

it('takes an enquiry once it is whole, and says its reference', async () => {
  const { status, location } = await post(typed);
  expect(status).toBe(303);
  const reference = /^\/enquiry-form\?sent=([A-Z0-9]{7})&/.exec(location)?.[1];
  expect(new URL(location, 'https://dhow.example').searchParams.get('ids')).toBe(typed.ids);
  expect(await stored()).toEqual([{ reference, source: 'FORM', message: 'Is it new?' }]);
});

it("refuses another site's page, and other kinds of bodies", async () => {
  expect((await post(typed, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post(typed, { 'content-type': 'application/json' })).status).toBe(415);
  expect(await stored()).toEqual([]);
});

it('takes a form that is filled to its limits, in any script', async () => {
  const pieces = await Promise.all(
    Array.from({ length: 50 }, () => aProduct(test.db, parentsOf(seller, category))),
  );
  const [name, message] = ['क'.repeat(100), 'क'.repeat(2000)];
  const ids = pieces.map(({ id }) => id).join(',');
  expect((await post({ ...typed, ids, name, message })).location).toContain('sent=');
  expect(await stored()).toMatchObject([{ message }]);
});

it('leads back from a body that is too long to be read', async () => {
  const page = `https://dhow.example/enquiry-form?ids=${product.id}&problem=name`;
  const { status, location } = await post(
    { ...typed, message: 'a'.repeat(60_000) },
    { referer: page },
  );
  expect([status, location]).toEqual([303, `/enquiry-form?ids=${product.id}&problem=long`]);
  const { location: unknown } = await post({ ...typed, message: 'a'.repeat(60_000) });
  expect(unknown).toBe('/enquiry-form?ids=&problem=long');
  expect(await stored()).toEqual([]);
});

it('says when too many came from one network', async () => {
  for (let count = 0; count < 10; count += 1) await post({ ...typed, name: '' });
  expect((await post(typed)).location).toContain('problem=busy');
});
