import { expect, it } from 'vitest';
import type { AdminRole } from '#contracts/policy.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp } from '#tests/support/shared-app.ts';

const test = await clearedApp();

async function asked(url: string, role: AdminRole = 'owner') {
  const { authorization } = await anAdmin(test, { role });
  const { body, headers } = await test.app.inject({
    ...{ url: `/api/admin/${url}`, headers: authorization },
  });
  return { body: JSON.parse(body), total: Number(headers['x-total-count']) };
}

it('counts what waits as the lists of it do', async () => {
  await aSeller(test, { approved: false });
  const shop = await aSeller(test);
  await aProduct(test.db, parentsOf(shop, await aCategory(test.db)));
  const { body } = await asked('get-waiting');
  expect(body).toMatchObject({
    sellers: { total: 1 },
    pictures: { total: 1 },
    mails: { total: 0 },
  });
  const lists = {
    sellers: 'get-sellers?approval=pending',
    pictures: 'get-products?withoutPictures=true',
    documents: 'get-sellers?documents=due',
    reports: 'get-reports?',
    messages: 'get-contact-messages?read=false',
  };
  for (const [kind, list] of Object.entries(lists)) {
    const { total } = await asked(`${list}&limit=1`);
    expect([kind, body[kind]]).toEqual([kind, { total, capped: false }]);
  }
});

it('tells each role of what it may see alone', async () => {
  expect(Object.keys((await asked('get-waiting', 'finance')).body).toSorted()).toEqual(
    ['answers', 'changes', 'documents', 'looks', 'pictures', 'sellers'].toSorted(),
  );
  expect(Object.keys((await asked('get-waiting', 'support')).body)).toContain('messages');
});
