import { expect, it } from 'vitest';
import { newId } from '#database/new-id.ts';
import { aMember, aSeller } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { accessTable, staffTable } from './access-table.ts';

const test = await sharedApp();
const shop = await aSeller(test);

const addressOf = (route: string) =>
  route
    .slice(route.indexOf('/'))
    .replace(/:userId/, shop.id)
    .replace(/get-seller\/:id/, `get-seller/${shop.id}`)
    .replace(/:\w+/g, newId());

const ofSellers = Object.entries(accessTable).filter(([, { staff }]) => staff !== undefined);

it.each(ofSellers)('%s is refused to those whose role has it not', async (route, { staff }) => {
  const outcomes: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const [role, includes] of Object.entries(staffTable)) {
    // Some calls end the sessions of who makes them, or take them off the staff.
    const { authorization } = await aMember(test, shop, { role: role as keyof typeof staffTable });
    const answer = await test.app.inject({
      method: route.split(' ')[0] as 'GET',
      url: addressOf(route),
      headers: authorization,
    });
    const isRefused =
      answer.statusCode === 401 ||
      (answer.statusCode === 403 && answer.body.includes('"permission-required"'));
    outcomes[role] = isRefused ? answer.statusCode : 'in';
    expected[role] = staff && includes.includes(staff) ? 'in' : 403;
  }
  expect(outcomes).toEqual(expected);
});
