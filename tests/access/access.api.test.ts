import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { admin, seller } from '#database/schema/accounts/account.ts';
import { session } from '#database/schema/accounts/session.ts';
import { refusalOf } from '#domain/policy.ts';
import { aCategory, anAdmin, aProduct, aSeller } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';
import {
  type ActorName,
  accessTable,
  actors,
  permissionTable,
  roles,
  staffTable,
} from './access-table.ts';

const test = await sharedApp();
const tokens = {} as Record<Exclude<ActorName, 'nobody'>, string>;
const sellers = {} as Record<'pending' | 'approved' | 'another', string>;
let productId: string;
let adminId: string;
let sessions: (typeof session.$inferSelect)[];

beforeAll(async () => {
  for (const name of ['pending', 'approved', 'another'] as const) {
    const { token, id } = await aSeller(test, { approved: name !== 'pending' });
    tokens[name] = token;
    sellers[name] = id;
  }
  const { id, token } = await anAdmin(test);
  adminId = id;
  tokens.admin = token;
  sessions = await test.db.select().from(session);
  const sessionId = sessions.find(({ accountId }) => accountId === adminId)?.id;
  tokens.expired = await new SignJWT({ role: 'admin', adminId, sessionId, version: 1 })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt('-2h')
    .setExpirationTime('-1h')
    .sign(test.context.tokenSecret);
  const [header, , signature] = token.split('.');
  const claims = { role: 'admin', adminId, sessionId, version: 1, iat: 1, exp: 4_000_000_000 };
  const forged = Buffer.from(JSON.stringify(claims)).toString('base64url');
  tokens.tampered = [header, forged, signature].join('.');
  const category = await aCategory(test.db);
  const parents = {
    sellerId: sellers.approved,
    categoryId: category.id,
    subCategoryId: category.sub.id,
  };
  productId = (await aProduct(test.db, parents)).id;
});
// Some routes end the asker's sessions.
beforeEach(async () => {
  await test.db.update(seller).set({ tokenVersion: 1 });
  await test.db.update(admin).set({ tokenVersion: 1 });
  await test.db.insert(session).values(sessions).onConflictDoNothing();
});

const routes = () => test.routes.map((route) => `${route.method} ${route.url}`).sort();

/** A seller named in the path is the one who asks, but for `another`, who asks for somebody else. */
function addressOf(route: string, actor: ActorName): string {
  const isPublic = route.includes('/api/get-');
  const owner = actor === 'pending' && !isPublic ? sellers.pending : sellers.approved;
  return route
    .slice(route.indexOf('/'))
    .replace(/:(userId|sellerId)/, owner)
    .replace(/(get-seller|get-category)\/:id/, `$1/${owner}`)
    .replace(/:\w+/g, productId);
}

async function ask(route: string, actor: ActorName) {
  const response = await test.app.inject({
    method: route.split(' ')[0] as 'GET',
    url: addressOf(route, actor),
    headers: actor === 'nobody' ? {} : { authorization: `Bearer ${tokens[actor]}` },
  });
  return { status: response.statusCode, body: response.body };
}

describe('every route × every actor', () => {
  it('has a row for each route, and no row for a route that is gone', () => {
    expect(Object.keys(accessTable).sort()).toEqual(routes());
  });

  it.each(Object.entries(accessTable))('%s', async (route, { outcomes: row }) => {
    const outcomes: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    for (const [index, actor] of actors.entries()) {
      const { status, body } = await ask(route, actor);
      const letIn =
        status < 500 && ![401, 403].includes(status) && !body.includes('no such seller');
      outcomes[actor] = row[index] === 'in' && letIn ? 'in' : status;
      expected[actor] = row[index];
    }
    expect(outcomes).toEqual(expected);
  });

  const ofAdmins = Object.entries(accessTable).filter(([, { permission }]) => permission);
  it.each(ofAdmins)('%s, by each role of admins', async (route, { permission }) => {
    const outcomes: [string, unknown][] = [];
    for (const role of roles) {
      await test.db.update(admin).set({ role }).where(eq(admin.id, adminId));
      const { status, body } = await ask(route, 'admin');
      const isRefused = status === 403 && JSON.parse(body).code === 'permission-required';
      outcomes.push([role, isRefused ? '·' : status < 500 && status !== 403 ? '●' : status]);
    }
    await test.db.update(admin).set({ role: 'owner' }).where(eq(admin.id, adminId));
    const marks = permission ? permissionTable[permission].split(' ') : [];
    expect(outcomes).toEqual(roles.map((role, index) => [role, marks[index]]));
  });

  it.each(Object.entries(accessTable))('%s, by each role of a shop', (route, row) => {
    const { access } = test.routes.find(({ method, url }) => `${method} ${url}` === route) ?? {};
    const outcomes = Object.keys(staffTable).map((role) => {
      const staff = { id: 'member', name: 'Member', role: role as keyof typeof staffTable };
      const asker = { role: 'seller', id: 'shop', name: 'Shop', approved: true, staff } as const;
      return [role, access && (refusalOf(access, asker, 'shop')?.status ?? 'in')];
    });
    const { staff, permission } = row;
    const may = (role: keyof typeof staffTable) =>
      staff ? staffTable[role].includes(staff) : permission === undefined;
    const expected = Object.keys(staffTable).map((role) => [
      role,
      may(role as keyof typeof staffTable) ? 'in' : 403,
    ]);
    expect(outcomes).toEqual(expected);
  });

  it('knows a token only by its own role', async () => {
    const both = await new SignJWT({ role: 'admin', userId: sellers.approved, version: 1 })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(test.context.tokenSecret);
    const response = await test.app.inject({
      url: '/api/admin/get-products',
      headers: { authorization: `Bearer ${both}` },
    });
    expect(response.statusCode).toBe(401);
  });
});
