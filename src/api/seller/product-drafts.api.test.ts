import { expect, it } from 'vitest';
import { MOST_DRAFTS, type ProductDraft } from '#contracts/products/product-draft.ts';
import { aSeller } from '#tests/support/factories.ts';
import { clearedApp } from '#tests/support/shared-app.ts';

const test = await clearedApp();

async function call(method: 'GET' | 'PUT' | 'DELETE', url: string, token: string, body?: object) {
  const answer = await test.app.inject({
    method,
    url: `/api/seller/${url}`,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const sellerWithToken = (status: boolean) =>
  aSeller(test, { status, approval: status ? 'approved' : 'pending' });

const ID = 'draft0000001';

it('is another seller’s business as little as its products are', async () => {
  const [one, other] = [await sellerWithToken(true), await sellerWithToken(true)];
  await call('PUT', `save-draft/${ID}`, one.token, { name: 'Secret launch' });
  expect((await call('GET', `get-drafts/${one.id}`, other.token)).status).toBe(404);
  expect((await call('DELETE', `delete-draft/${ID}`, other.token)).status).toBe(404);
  // The same id is a draft of its own there, and takes nothing from the first.
  await call('PUT', `save-draft/${ID}`, other.token, { name: 'Mine' });
  const { body } = await call('GET', `get-drafts/${one.id}`, one.token);
  expect(body.map((draft: ProductDraft) => draft.values.name)).toEqual(['Secret launch']);
});

it('refuses what could not be a product’s text, by its field', async () => {
  const { token } = await sellerWithToken(false);
  for (const [values, field] of [
    [{ name: '<b>Diver</b>' }, 'name'],
    [{ description: 'x'.repeat(5001) }, 'description'],
    [{ categoryId: '../x' }, 'categoryId'],
    [{ attributes: '{"aaaaaaaa":"<b>Steel</b>"}' }, 'attributes'],
    [{ attributes: '{"aaaaaaaa":{"a":1}}' }, 'attributes'],
    [{ attributes: '["aaaaaaaa"]' }, 'attributes'],
    [{ attributes: '{' }, 'attributes'],
  ] as const) {
    const { status, body } = await call('PUT', `save-draft/${ID}`, token, values);
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  }
  expect((await call('PUT', 'save-draft/..%2Fx', token, {})).status).toBeGreaterThanOrEqual(400);
});

it('is kept by a seller who waits for approval, changed, and thrown away', async () => {
  const { id, token } = await sellerWithToken(false);
  const first = await call('PUT', `save-draft/${ID}`, token, { name: 'Diver', priceINR: '12,' });
  expect([first.status, first.body.message]).toEqual([200, 'Draft saved.']);
  await call('PUT', 'save-draft/draft0000002', token, { brand: 'Calderon' });
  await call('PUT', `save-draft/${ID}`, token, { name: 'Diver 200' });
  const { body } = await call('GET', `get-drafts/${id}`, token);
  expect(body.map((draft: ProductDraft) => [draft._id, draft.values.name])).toEqual([
    [ID, 'Diver 200'],
    ['draft0000002', ''],
  ]);
  expect((await call('DELETE', `delete-draft/${ID}`, token)).status).toBe(200);
  expect((await call('DELETE', `delete-draft/${ID}`, token)).status).toBe(404);
});

it('keeps details as they were typed', async () => {
  const { id, token } = await sellerWithToken(false);
  const attributes = JSON.stringify({
    aaaaaaaa: '38,',
    bbbbbbbb: ['cccccccc'],
    dddddddd: [{ choice: 'eeeeeeee', available: false }],
    ffffffff: true,
  });
  await call('PUT', `save-draft/${ID}`, token, { attributes });
  await call('PUT', 'save-draft/draft0000002', token, {});
  const { body } = await call('GET', `get-drafts/${id}`, token);
  expect(body.map((draft: ProductDraft) => draft.values.attributes)).toEqual(['', attributes]);
});

it('are fifty at most, and what is there can still be changed', async () => {
  const { token } = await sellerWithToken(true);
  const idOf = (index: number) => `draft${String(index).padStart(7, '0')}`;
  for (let index = 0; index < MOST_DRAFTS; index += 1) {
    await call('PUT', `save-draft/${idOf(index)}`, token, {});
  }
  const refused = await call('PUT', `save-draft/${idOf(MOST_DRAFTS)}`, token, {});
  expect([refused.status, refused.body.code]).toEqual([409, 'too-many-drafts']);
  expect((await call('PUT', `save-draft/${idOf(0)}`, token, { name: 'Still' })).status).toBe(200);
});
