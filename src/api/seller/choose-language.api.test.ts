import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { seller } from '#database/schema/accounts/account.ts';
import { staff } from '#database/schema/accounts/staff.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { aMember, aSeller, TEST_PASSWORD } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const shop = await perTest(() => aSeller(test, { name: 'Zirr House' }));

async function choose(payload: object, token?: string) {
  const { statusCode } = await test.app.inject({
    method: 'PUT',
    url: '/api/seller/choose-language',
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    payload,
  });
  return statusCode;
}

const languageOf = async (table: typeof seller | typeof staff, id: string) => {
  const [row] = await test.db
    .select({ language: table.language })
    .from(table as typeof seller)
    .where(eq(table.id, id));
  return row?.language;
};

it('refuses who is not logged in, and languages that no pages are in', async () => {
  expect(await choose({ language: 'ar' })).toBe(401);
  expect(await choose({ language: 'fr' }, shop.token)).toBe(422);
  expect(await choose({}, shop.token)).toBe(422);
  expect(await languageOf(seller, shop.id)).toBe('en');
});

it('is what a seller is mailed in from then on, whatever asks for the mail', async () => {
  expect(await choose({ language: 'ar' }, shop.token)).toBe(200);
  const { statusCode } = await test.app.inject({
    method: 'POST',
    url: `/api/seller/reset-password/${shop.id}`,
    headers: { authorization: `Bearer ${shop.token}` },
    payload: {
      currentPassword: TEST_PASSWORD,
      newPassword: 'lanterns and 7 boats',
      confirmPassword: 'lanterns and 7 boats',
    },
  });
  await settleAfterResponses();
  expect([statusCode, test.mails.length]).toEqual([200, 1]);
  expect(test.mails[0]?.subject).toMatch(/[\u0620-\u064a]/);
});

it('is that of the person, not of the shop that they work for', async () => {
  const amna = await aMember(test, shop, { name: 'Amna', role: 'replies' });
  const logIn = await test.app.inject({
    method: 'POST',
    url: '/api/seller/login',
    payload: { emailOrPhone: amna.email, password: TEST_PASSWORD },
  });
  expect(await choose({ language: 'ar' }, logIn.json().token)).toBe(200);
  expect([await languageOf(staff, amna.id), await languageOf(seller, shop.id)]).toEqual([
    'ar',
    'en',
  ]);
});
