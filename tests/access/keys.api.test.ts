import { beforeAll, expect, it } from 'vitest';
import { newId } from '#database/new-id.ts';
import { apiKey } from '#database/schema/accounts/api-key.ts';
import { hashApiKey } from '#services/accounts/api-keys.ts';
import { anAdmin, aSeller } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { accessTable, permissionTable, staffTable } from './access-table.ts';

const test = await sharedApp();
const [admin, shop] = [await anAdmin(test), await aSeller(test)];
const permissions = Object.keys(permissionTable);
const staffRoles = Object.keys(staffTable) as (keyof typeof staffTable)[];

/** Keys of one scope each, and of all but one. */
const keys: Record<string, string> = {};
beforeAll(async () => {
  const rows = [
    ...permissions.map((name) => ({ name, scopes: [name], adminId: admin.id })),
    ...permissions.map((name) => ({
      name: `not ${name}`,
      scopes: permissions.filter((each) => each !== name),
      adminId: admin.id,
    })),
    ...['read', ...staffRoles].map((name) => ({ name, scopes: [name], sellerId: shop.id })),
  ];
  for (const row of rows) {
    const key = `dhow_${newId()}${newId()}abc`;
    keys[row.name] = key;
    await test.db
      .insert(apiKey)
      .values({ ...row, id: newId(), hash: hashApiKey(key), ending: 'abc1' });
  }
});

/** What decides who gets in, or who is paid: own accounts, log-ins, people, sessions, second factors, addresses to log in by. */
const closed = new RegExp(
  [
    '/admin/(log-in-as-seller|end-seller-session|reset-second-factor|send-password-link|correct-contact|cancel-new-email|demand-second-factor)',
    '/seller/(get-sessions|end-|log-out|reset-password/|second-factor|get-list-settings|\\w+-saved-view|choose-|\\w+-api-key)',
    '/seller/(invite-staff|resend-invitation|cancel-invitation|change-staff-role|remove-staff|leave-shop)',
    '/(seller|admin)/add-webhook$',
    '/seller/(resend-confirmation|delete-account|set-sale-settings|(add|remove|test)-push-device)',
  ].join('|'),
);
const neverScopes = ['own-account', 'act-for-sellers', 'change-people'];

async function ask(route: string, key: string | undefined) {
  const url = route
    .slice(route.indexOf('/'))
    .replace(/:(userId|sellerId)/, shop.id)
    .replace(/get-seller\/:id/, `get-seller/${shop.id}`)
    .replace(/:\w+/g, newId());
  const answer = await test.app.inject({
    method: route.split(' ')[0] as 'GET',
    url,
    headers: { authorization: `Bearer ${key}` },
  });
  const isRefused = [401, 403].includes(answer.statusCode);
  return isRefused ? answer.json().code : answer.statusCode < 500 ? 'in' : answer.statusCode;
}

it.each(Object.entries(accessTable))('%s, by keys of every scope', async (route, row) => {
  const { permission, staff } = row;
  const isClosed =
    closed.test(route) || (permission !== undefined && neverScopes.includes(permission));
  const outcomes: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  if (permission !== undefined) {
    outcomes[permission] = await ask(route, keys[permission]);
    outcomes[`not ${permission}`] = await ask(route, keys[`not ${permission}`]);
    expected[permission] = isClosed ? 'not-by-key' : 'in';
    expected[`not ${permission}`] = isClosed ? 'not-by-key' : 'scope-required';
  }
  for (const role of ['read', ...staffRoles] as const) {
    outcomes[role] = await ask(route, keys[role]);
    const covers =
      role === 'read' ? route.startsWith('GET ') : staff && staffTable[role].includes(staff);
    const within = covers ? 'in' : 'scope-required';
    const ofSellers = isClosed ? 'not-by-key' : within;
    expected[role] = staff ? ofSellers : permission ? 'not-allowed' : 'in';
    if (!staff && isClosed) expected[role] = 'not-by-key';
  }
  expect(outcomes).toEqual(expected);
});
