import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '#database/new-id.ts';
import { admin, seller } from '#database/schema/accounts/account.ts';
import { session } from '#database/schema/accounts/session.ts';
import { anAdmin, aSeller } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import { accessTable, permissionTable, roles } from './access-table.ts';

const test = await sharedApp();
const shop = await aSeller(test);
const helper = await anAdmin(test);
let headers: { authorization: string };
let sessions: (typeof session.$inferSelect)[];

beforeAll(async () => {
  const url = `/api/admin/log-in-as-seller/${shop.id}`;
  const answer = await test.app.inject({ method: 'POST', url, headers: helper.authorization });
  headers = { authorization: `Bearer ${answer.json().data.token}` };
  sessions = await test.db.select().from(session);
});
// A log-out ends the session.
beforeEach(async () => {
  await test.db.update(seller).set({ tokenVersion: 1 });
  await test.db.insert(session).values(sessions).onConflictDoNothing();
});

const addressOf = (route: string) =>
  route
    .slice(route.indexOf('/'))
    .replace(/:userId/, shop.id)
    .replace(/get-seller\/:id/, `get-seller/${shop.id}`)
    .replace(/:\w+/g, newId());

const mayAs = (index: number, permission: keyof typeof permissionTable) =>
  permissionTable[permission].split(' ')[index] === '●';

/** What an admin of each role is answered in a support session. */
function expectedOf(route: string, index: number) {
  const { outcomes, staff, support } = accessTable[route] ?? {};
  if (outcomes?.[0] === 'in') return 'in';
  if (!mayAs(index, 'act-for-sellers')) return 'session-ended';
  if (staff === undefined) return 'not-allowed';
  if (support === undefined) return 'not-in-support';
  return mayAs(index, support) ? 'in' : 'permission-required';
}

it.each(Object.keys(accessTable))(
  '%s, by an admin of each role in a support session',
  async (route) => {
    const outcomes: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    for (const [index, role] of roles.entries()) {
      await test.db.update(admin).set({ role }).where(eq(admin.id, helper.id));
      const { statusCode, body } = await test.app.inject({
        method: route.split(' ')[0] as 'GET',
        url: addressOf(route),
        headers,
      });
      await test.db.insert(session).values(sessions).onConflictDoNothing();
      const isRefused = [401, 403].includes(statusCode);
      outcomes[role] = isRefused ? JSON.parse(body).code : statusCode < 500 ? 'in' : statusCode;
      expected[role] = expectedOf(route, index);
    }
    expect(outcomes).toEqual(expected);
  },
);

/** Calls whose name says that they remove or take away what is of people, pay, or say whom to tell. */
const never = /eras|export-(customer|data)|delete-account|pay|notices|push-device/;
const changing = Object.entries(accessTable).filter(
  ([route, { staff }]) =>
    staff && never.test(route) && route !== 'GET /api/seller/get-notices/:userId',
);

it.each(changing)('%s is nobody’s in a support session', (_route, { support }) => {
  expect(support).toBeUndefined();
});
