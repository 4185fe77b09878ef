import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { category as categoryTable } from '#database/schema/catalogue.ts';
import { loadPages } from '#server/load-pages.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import {
  aCategory,
  aProduct,
  aSeller,
  parentsOf,
  productFields,
} from '#tests/support/factories.ts';
import { multipart } from '#tests/support/files/multipart.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp({}, await loadPages(false));
const seller = await perTest(() => aSeller(test));
const bags = await perTest(() => aCategory(test.db));
const lamps = await perTest(() => aCategory(test.db));
const width = await perTest(() =>
  anAttribute(test.db, {
    ...{ name: 'Width', kind: 'number', unit: 'cm', groupName: 'Dimensions' },
    entries: [{ categoryId: bags.id }],
  }),
);

type Values = Parameters<typeof aProduct>[2];
const piece = (name: string, category: typeof bags, values: Values = {}) =>
  aProduct(test.db, parentsOf(seller, category), { name, ...values });
const wide = (cm: number) => ({ attributes: { [width.id]: cm } });
const open = (url: string) => test.app.inject({ url });
const compare = (...ids: string[]) => open(`/compare?ids=${ids.join(',')}`);

/** The texts of the table's cells, line by line. */
const linesOf = (html: string) =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, line = '']) =>
    line
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

it('pieces stand in the order of the address, with what differs marked', async () => {
  const tote = await piece('Tote', bags, wide(36));
  const clutch = await piece('Clutch', bags, wide(24));
  const { statusCode, body } = await compare(clutch.id, tote.id);
  expect(statusCode).toBe(200);
  expect(body.indexOf('Clutch')).toBeLessThan(body.indexOf('Tote'));
  expect(linesOf(body)).toContain('Width 24 cm 36 cm');
  expect(body).toMatch(/Width(<\/\w+>)?<span[^>]*aria-label="differs"/);
  expect(body).toContain('<meta name="robots" content="noindex"/>');
});

it('pieces of different categories stand beside each other, with what each has', async () => {
  const tote = await piece('Tote', bags, wide(36));
  const lamp = await piece('Lamp', lamps);
  const { body } = await compare(lamp.id, tote.id);
  expect(linesOf(body)).toContain('Width – not stated 36 cm');
});

it('a sold piece stays, with that word; a hidden one is left out, with a word', async () => {
  const soldAt = new Date();
  const tote = await piece('Tote', bags, { availability: 'SOLD', soldAt });
  const clutch = await piece('Clutch', lamps);
  const { body } = await compare(tote.id, clutch.id);
  expect(linesOf(body)).toContain('Availability Sold Available');
  await test.db
    .update(categoryTable)
    .set({ status: 'UNLISTED' })
    .where(eq(categoryTable.id, lamps.id));
  test.cache.clear();
  const after = await compare(tote.id, clutch.id);
  expect(after.body).toContain('1 piece of this comparison is no longer in the shop.');
  expect(after.body).not.toContain('Clutch');
});

it('each region sees the earlier price of its own currency', async () => {
  const lowered = {
    priceINR: '900',
    priceAED: '40',
    originalPrice: '1000',
    originalPriceAED: '80',
  };
  const { body } = await compare((await piece('Tote', bags, lowered)).id);
  for (const [region, struck] of [
    ['in-india', '₹1,000'],
    ['in-emirates', 'AED 80'],
  ]) {
    expect(body.replaceAll('\u00a0', ' ')).toMatch(
      new RegExp(`class="[^"]*${region}[^"]*">(?:(?!</s>).)*${struck}</s>`),
    );
  }
});

it('an edit of one piece is seen at once', async () => {
  const tote = await piece('Tote', bags);
  const clutch = await piece('Clutch', bags);
  expect((await compare(tote.id, clutch.id)).body).toContain('Tote');
  const form = multipart({ ...productFields(bags), name: 'Holdall' });
  const edited = await test.app.inject({
    method: 'PUT',
    url: `/api/seller/edit-product/${tote.id}`,
    headers: { ...form.headers, ...seller.authorization },
    payload: form.payload,
  });
  expect(edited.statusCode).toBe(200);
  const { body } = await compare(tote.id, clutch.id);
  expect([body.includes('Holdall'), body.includes('Tote')]).toEqual([true, false]);
});

it.each(['nobodynobody', 'x', '%3Cscript%3E', ',,', ''])(
  'without a piece that is there (%s) it says what to do',
  async (ids) => {
    const { statusCode, headers } = await open(`/compare?ids=${ids}`);
    const { body } = await open(
      statusCode === 302 ? String(headers.location) : `/compare?ids=${ids}`,
    );
    expect(body).toContain('Nothing to compare yet');
    expect(body).not.toContain('<script>,');
  },
);

it('what makes no sense in the address is taken out of it by a redirect', async () => {
  const ids = await Promise.all(
    ['A', 'B', 'C', 'D', 'E'].map(async (name) => (await piece(name, bags)).id),
  );
  const [a = '', b = ''] = ids;
  const asked: [string, string[]][] = [
    [`ids=${a},${a},${b}`, [a, b]],
    [`ids=${a},no-id,${b.toUpperCase()}`, [a]],
    [`ids=${ids.join(',')}`, ids.slice(0, 4)],
    ['ids=x', []],
  ];
  for (const [query, kept] of asked) {
    const { statusCode, headers } = await open(`/compare?${query}`);
    const location = kept.length === 0 ? '/compare' : `/compare?ids=${kept.join(',')}`;
    expect([statusCode, headers.location]).toEqual([302, location]);
  }
});
