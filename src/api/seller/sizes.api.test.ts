import { desc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditEntry } from '#database/schema/activity.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const seller = await perTest(() => aSeller(test));
const category = await perTest(() => aCategory(test.db));
const size = await perTest(() =>
  anAttribute(test.db, {
    ...{ name: 'Size', kind: 'size', scale: 'EU', choices: ['41', '42', '43'] },
    entries: [{ categoryId: category.id, required: true }],
  }),
);
const product = await perTest(() =>
  aProduct(test.db, parentsOf(seller, category), {
    attributes: {
      [size.id]: ['41', '42'].map((label) => ({ choice: size.idOf(label), available: true })),
    },
  }),
);

async function tap(body: object, as = seller, id = product.id) {
  const url = `/api/seller/update-size/${id}`;
  const headers = as.authorization;
  const answer = await test.app.inject({ method: 'PUT', url, headers, payload: body });
  return { status: answer.statusCode, body: answer.json() };
}
const sold = (label: string, available = false) =>
  tap({ attribute: size.id, choice: size.idOf(label), available });
const shown = async () => {
  const { body } = await test.app.inject({ url: `/api/get-product/${product.id}` });
  const [{ values }] = JSON.parse(body).attributes;
  return values.map(({ label, available }: Record<string, unknown>) => [label, available]);
};

it('one size is sold by one tap, at once seen by shoppers, and the others stay', async () => {
  expect(await shown()).toEqual([
    ['41', true],
    ['42', true],
  ]);
  const answers = await Promise.all([sold('41'), sold('42')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await shown()).toEqual([
    ['41', false],
    ['42', false],
  ]);
  expect((await sold('42', true)).body.message).toBe('The size is available');
  expect(await shown()).toEqual([
    ['41', false],
    ['42', true],
  ]);
  const [entry] = await test.db
    .select({ before: auditEntry.before, after: auditEntry.after })
    .from(auditEntry)
    .where(eq(auditEntry.action, 'set-size'))
    .orderBy(desc(auditEntry.id))
    .limit(1);
  expect(entry).toEqual({
    before: { attributes: { Size: '41 (not available); 42 (not available)' } },
    after: { attributes: { Size: '41 (not available); 42' } },
  });
});

it('says the same twice without a new version', async () => {
  const version = (await sold('41')).body.data.version;
  expect((await sold('41')).body.data.version).toBe(version);
});

it('refuses a size that the product does not come in, and products of others', async () => {
  expect((await sold('43')).status).toBe(422);
  const other = { attribute: 'aaaaaaaa', choice: size.idOf('41'), available: false };
  expect((await tap(other)).status).toBe(422);
  expect((await tap({ attribute: size.id, choice: size.idOf('41') })).status).toBe(422);
  const body = { attribute: size.id, choice: size.idOf('41'), available: false };
  expect((await tap(body, await aSeller(test))).status).toBe(404);
  expect(await shown()).toEqual([
    ['41', true],
    ['42', true],
  ]);
});
