import { describe, expect, it } from 'vitest';
import { admin as admins, seller as sellers } from '#database/schema/accounts/account.ts';
import { staff } from '#database/schema/accounts/staff.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { aMember, anAdmin, aSeller } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const owner = await perTest(() => anAdmin(test));
const inviter = await perTest(() => anAdmin(test));
const shop = await perTest(() => aSeller(test));
const partner = await perTest(() => aMember(test, shop, { role: 'owner' }));

type Who = { authorization: { authorization: string } };
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function ask(method: Method, url: string, who?: Who, payload?: object) {
  const answer = await test.app.inject({
    ...{ method, url: `/api${url}`, headers: who?.authorization ?? {} },
    ...(payload && { payload }),
  });
  await settleAfterResponses();
  return { status: answer.statusCode, body: answer.json() };
}

const email = 'noor@shop.example';
const password = 'a quiet harbour at dusk';
const tokenOfMail = () => /token=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1] ?? '';

/** Each kind of invitation: how one is sent, opened and accepted, and what an acceptance adds to. */
const kinds = {
  admin: {
    invite: (who: Who) =>
      ask('POST', '/admin/invite-admin', who, { name: 'Noor', email, role: 'owner' }),
    open: (token: string) => ask('POST', '/admin/read-invitation', undefined, { token }),
    accept: (token: string) =>
      ask('POST', '/admin/accept-invitation', undefined, { token, password }),
    count: () => test.db.$count(admins),
  },
  seller: {
    invite: (who: Who) =>
      ask('POST', '/admin/invite-seller', who, {
        ...{ name: 'Noor House', email, language: 'en', approved: true },
      }),
    open: (token: string) => ask('POST', '/seller/open-invitation', undefined, { token }),
    accept: (invitation: string) =>
      ask('POST', '/seller/register', undefined, {
        ...{ name: 'Noor House', email, phone: '5550100101', password, invitation },
      }),
    count: () => test.db.$count(sellers),
  },
  staff: {
    invite: (who: Who) => ask('POST', '/seller/invite-staff', who, { email, role: 'owner' }),
    open: (token: string) => ask('POST', '/seller/read-invitation', undefined, { token }),
    accept: (token: string) =>
      ask('POST', '/seller/accept-invitation', undefined, { token, name: 'Noor', password }),
    count: () => test.db.$count(staff),
  },
};
type Kind = keyof typeof kinds;

async function invited(kind: Kind, who: Who): Promise<string> {
  expect((await kinds[kind].invite(who)).status).toBe(201);
  return tokenOfMail();
}

async function expectVoid(kind: Kind, token: string) {
  const before = await kinds[kind].count();
  for (const answer of [await kinds[kind].open(token), await kinds[kind].accept(token)]) {
    expect([answer.status, answer.body.code]).toEqual([422, 'link-used-up']);
  }
  expect(await kinds[kind].count()).toBe(before);
}

const endings = {
  'is deactivated': (id: string) =>
    ask('PUT', `/admin/deactivate-admin/${id}`, owner, { deactivated: true }),
  'is removed': (id: string) => ask('DELETE', `/admin/remove-admin/${id}`, owner),
  'has another role': (id: string) =>
    ask('PUT', `/admin/change-role/${id}`, owner, { role: 'finance' }),
};

describe.each(['admin', 'seller'] as const)('an invitation of kind %s', (kind) => {
  it.each(Object.entries(endings))('is void once the admin who sent it %s', async (_, end) => {
    const token = await invited(kind, inviter);
    expect((await end(inviter.id)).status).toBe(200);
    await expectVoid(kind, token);
    // Not with a later right either, and the address can be invited anew.
    await ask('PUT', `/admin/deactivate-admin/${inviter.id}`, owner, { deactivated: false });
    await ask('PUT', `/admin/change-role/${inviter.id}`, owner, { role: 'owner' });
    await expectVoid(kind, token);
    expect((await kinds[kind].accept(await invited(kind, owner))).status).toBe(201);
  });

  it('rests on the right of who sent it last', async () => {
    await invited(kind, inviter);
    const again = kind === 'admin' ? 'invite-admin-again' : 'invite-seller-again';
    const list = kind === 'admin' ? 'get-people' : 'get-seller-invitations';
    const { body } = await ask('GET', `/admin/${list}`, owner);
    const [{ _id }] = kind === 'admin' ? body.invitations : body;
    expect((await ask('POST', `/admin/${again}/${_id}`, owner, {})).status).toBe(200);
    const token = tokenOfMail();
    await endings['is removed'](inviter.id);
    expect((await kinds[kind].accept(token)).status).toBe(201);
  });

  it('is void where the right was lost in another way', async () => {
    const token = await invited(kind, inviter);
    await test.db.update(admins).set({ role: 'finance' });
    await expectVoid(kind, token);
  });
});

it('a manager’s invitation to sell outlives that it was an owner’s, and the one of an admin does not', async () => {
  const toSell = await invited('seller', inviter);
  const asAdmin = await invited('admin', inviter);
  await ask('PUT', `/admin/change-role/${inviter.id}`, owner, { role: 'manager' });
  await expectVoid('admin', asAdmin);
  expect((await kinds.seller.accept(toSell)).status).toBe(201);
});

it('is void of who hands the marketplace over', async () => {
  const token = await invited('admin', owner);
  const handed = { to: inviter.id, role: 'manager' };
  expect((await ask('POST', '/admin/hand-over', owner, handed)).status).toBe(200);
  await expectVoid('admin', token);
});

it('leaves, of an acceptance and the removal of who invited at once, no admin of a removed one', async () => {
  for (let round = 0; round < 4; round += 1) {
    const sender = await anAdmin(test);
    const token = await invited('admin', sender);
    const before = await test.db.$count(admins);
    const [accepted, removed] = await Promise.all([
      kinds.admin.accept(token),
      ask('DELETE', `/admin/remove-admin/${sender.id}`, owner),
    ]);
    expect(removed.status).toBe(200);
    expect([201, 422]).toContain(accepted.status);
    const added = accepted.status === 201 ? 1 : 0;
    expect(await test.db.$count(admins)).toBe(before - 1 + added);
    if (added === 0) await expectVoid('admin', token);
    else return;
  }
});

describe('an invitation to a shop', () => {
  it.each([
    ['removed', () => ask('DELETE', `/seller/remove-staff/${partner.id}`, shop)],
    [
      'given another role',
      () => ask('PUT', `/seller/change-staff-role/${partner.id}`, shop, { role: 'editor' }),
    ],
    ['gone by themselves', () => ask('POST', '/seller/leave-shop', partner, {})],
  ])('is void once the owner on its staff who sent it is %s', async (_, end) => {
    const token = await invited('staff', partner);
    expect((await end()).status).toBe(200);
    await expectVoid('staff', token);
    expect((await ask('GET', `/seller/get-staff/${shop.id}`, shop)).body.invitations).toEqual([]);
    expect((await kinds.staff.accept(await invited('staff', shop))).status).toBe(200);
  });

  it('takes nobody in while the shop is deactivated', async () => {
    const status = (approved: boolean) =>
      ask('PUT', `/admin/update-status/${shop.id}`, owner, { status: approved, reason: 'Asked' });
    for (const who of [shop, partner]) {
      const token = await invited('staff', who);
      expect((await status(false)).status).toBe(200);
      await expectVoid('staff', token);
      expect((await status(true)).status).toBe(200);
      expect((await kinds.staff.open(token)).status).toBe(200);
      const { body } = await ask('GET', `/seller/get-staff/${shop.id}`, shop);
      await ask('DELETE', `/seller/cancel-invitation/${body.invitations[0]._id}`, shop);
    }
  });
});

describe('an erasure by an address that is invited as an admin', () => {
  const erase = (who: Who) =>
    ask('POST', '/admin/erase-personal-data', who, { email, confirm: email });

  it('is for owners, who may cancel the invitation', async () => {
    const token = await invited('admin', owner);
    const manager = inviter;
    await ask('PUT', `/admin/change-role/${manager.id}`, owner, { role: 'manager' });
    const refused = await erase(manager);
    expect([refused.status, refused.body.code]).toEqual([403, 'permission-required']);
    expect((await kinds.admin.open(token)).status).toBe(200);
    expect((await erase(owner)).status).toBe(200);
    await expectVoid('admin', token);
  });

  it('is a manager’s once the invitation is cancelled', async () => {
    await invited('admin', owner);
    const { body } = await ask('GET', '/admin/get-people', owner);
    await ask('DELETE', `/admin/cancel-invitation/${body.invitations[0]._id}`, owner);
    await ask('PUT', `/admin/change-role/${inviter.id}`, owner, { role: 'manager' });
    expect((await erase(inviter)).status).toBe(200);
  });
});
