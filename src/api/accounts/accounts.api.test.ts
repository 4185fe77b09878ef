import * as argon2 from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { admin, seller } from '#database/schema/accounts/account.ts';
import { auditEntry } from '#database/schema/activity.ts';
import {
  createAdmin,
  ensureAdmin,
  setAdminPassword,
  setAdminPhone,
} from '#services/accounts/admins.ts';
import type { TestApp } from '#tests/support/app.ts';
import { anAdmin, aSeller, TEST_PASSWORD } from '#tests/support/factories.ts';
import { clearedApp } from '#tests/support/shared-app.ts';

// Files before this one have the modules that use it.
vi.hoisted(() => vi.resetModules());
vi.mock('@node-rs/argon2', { spy: true });

const test = await clearedApp();

async function post(url: string, payload: object, target?: TestApp) {
  const response = await (target ?? test).app.inject({
    method: 'POST',
    url: `/api${url}`,
    payload,
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

const mira = {
  name: 'Mira Haddad',
  email: 'mira@haddad.test',
  phone: '555-010-0101',
  password: 'eight or more',
};
const register = (changes: object = {}) => post('/seller/register', { ...mira, ...changes });
const logIn = (emailOrPhone: unknown, password: unknown = mira.password, role = 'seller') =>
  post(`/${role}/login`, { emailOrPhone, password });
const LOGIN_FAILED = 'Login failed. Please check your credentials.';

describe('registration is refused', () => {
  it.each([
    ['name', 'Name is required', { name: '  ' }],
    ['email', 'Email is required', { email: '' }],
    ['email', 'Please enter a valid email', { email: 'mira@haddad' }],
    ['email', 'Please enter a valid email', { email: 'mira@haddad.test\r\nBcc: all@x.test' }],
    ['email', 'Please enter a valid email', { email: 'a@x.test,b@x.test' }],
    ['phone', 'Phone number is required', { phone: '' }],
    ['phone', 'Please enter a valid 10-digit phone number', { phone: '555-010-010' }],
    ['phone', 'Please enter a valid 10-digit phone number', { phone: '+91 555 010 0101' }],
    ['password', 'Password is required', { password: '' }],
    ['password', 'Password must be at least 8 characters', { password: 'seven77' }],
    ['password', 'Password cannot be only spaces', { password: ' '.repeat(9) }],
    ['password', 'Password is too common. Please choose another', { password: 'Password1!' }],
    [
      'password',
      'Password is too close to your own name, email or phone',
      { password: 'haddad2026' },
    ],
  ])('by %s: %s', async (field, message, changes) => {
    const { status, body } = await register(changes);
    expect([status, body.fields[field]]).toEqual([422, message]);
    expect(await test.db.$count(seller)).toBe(0);
  });

  it.each([
    ['email', { email: 'MIRA@Haddad.Test', phone: '5550100102' }],
    ['phone', { email: 'other@haddad.test', phone: '(555) 010 0101' }],
  ])('where the %s is taken, however it is written', async (field, changes) => {
    await register();
    const { status, body } = await register(changes);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([409, 'already-exists', [field]]);
    expect(await test.db.$count(seller)).toBe(1);
  });

  it('to one of two who ask at the same moment', async () => {
    const answers = await Promise.all([register(), register()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('who registers', () => {
  it('waits for approval, whatever else the body asks for', async () => {
    const { status, body } = await register({
      status: true,
      approval: 'approved',
      role: 'admin',
      tokenVersion: 7,
    });
    expect([status, body.success, body.message]).toEqual([
      201,
      true,
      'Registration successful! Please login to continue.',
    ]);
    const [row] = await test.db
      .select({ status: seller.status, approval: seller.approval })
      .from(seller);
    expect(row).toEqual({ status: false, approval: 'pending' });
    expect(await test.db.$count(admin)).toBe(0);
  });

  it('leaves a trace without the password, which is kept as an Argon2id hash', async () => {
    await register();
    const [entry] = await test.db
      .select({ action: auditEntry.action, after: auditEntry.after })
      .from(auditEntry);
    expect(entry).toEqual({
      action: 'register',
      after: { name: mira.name, email: mira.email, phone: '5550100101' },
    });
    const [row] = await test.db.select({ hash: seller.passwordHash }).from(seller);
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('is limited by address', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      const email = `mira${index}@haddad.test`;
      const phone = String(5_550_100_100 + index);
      statuses.push((await register({ name: `Mira ${index}`, email, phone })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
  });
});

describe('log-in', () => {
  it.each([
    ['e-mail', 'mira@haddad.test'],
    ['e-mail in another case', ' MIRA@haddad.TEST '],
    ['phone', '5550100101'],
    ['formatted phone', '(555) 010-0101'],
    ['phone with its country code', '+91 555 010 0101'],
    ['phone in Arabic digits', '٥٥٥ ٠١٠ ٠١٠١'],
    ['phone in Devanagari digits', '+९१ ५५५०१००१०१'],
  ])('opens by %s', async (_, emailOrPhone) => {
    await register();
    const { status, body } = await logIn(emailOrPhone);
    expect([status, Object.keys(body)]).toEqual([200, ['token']]);
    const [claims = ''] = body.token.split('.').slice(1);
    const [row] = await test.db.select({ id: seller.id }).from(seller);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      role: 'seller',
      userId: row?.id,
      version: 1,
    });
  });

  it.each([
    ['a wrong password', 'mira@haddad.test', 'not the password'],
    ['a wrong name', 'nobody@haddad.test', mira.password],
    ['an unknown phone', '5550100199', mira.password],
    ['nothing but a sign', '@', mira.password],
    ['a pattern', '%@haddad.test', mira.password],
    ['SQL', "' or 1=1 --@x", mira.password],
  ])('gives one message for %s', async (_, emailOrPhone, password) => {
    await register();
    const { status, body } = await logIn(emailOrPhone, password);
    expect([status, body]).toEqual([401, { message: LOGIN_FAILED, code: 'bad-credentials' }]);
  });

  it.each([
    ['emailOrPhone', 'Email or phone is required', '', 'x'],
    ['emailOrPhone', 'Please enter a valid phone number (minimum 10 digits)', '555 010', 'x'],
    ['password', 'Password is required', 'mira@haddad.test', ''],
    ['password', 'Password is required', 'mira@haddad.test', { $ne: '' }],
    ['emailOrPhone', 'Email or phone is required', ['mira@haddad.test'], 'x'],
  ])('asks for %s: %s', async (field, message, emailOrPhone, password) => {
    const { status, body } = await logIn(emailOrPhone, password);
    expect([status, body.fields[field]]).toEqual([422, message]);
  });

  it('costs a comparison for a seller and one for its staff, and no hash, whether the account exists or not', async () => {
    await aSeller(test, { email: 'known@haddad.test', phone: '5550100177' });
    for (const name of ['known@haddad.test', 'unknown@haddad.test', '5550100177', '5550100178']) {
      vi.clearAllMocks();
      expect((await logIn(name, 'not the password')).status).toBe(401);
      expect(vi.mocked(argon2.verify)).toHaveBeenCalledTimes(2);
      expect(vi.mocked(argon2.hash)).not.toHaveBeenCalled();
    }
  });

  it('compares with a hash as dear as real ones where there is no account', async () => {
    await register();
    const costs: unknown[] = [];
    for (const name of [mira.email, 'unknown@haddad.test']) {
      vi.clearAllMocks();
      await logIn(name, 'not the password');
      const compared = vi.mocked(argon2.verify).mock.calls[0]?.[0] ?? '';
      costs.push(argon2.parseOptions(compared));
    }
    expect(costs[1]).toEqual(costs[0]);
  });

  it('of one role is nothing to the other', async () => {
    await aSeller(test, { email: 'both@haddad.test' });
    const other = await argon2.hash('the other password', { memoryCost: 1024 });
    await anAdmin(test, { email: 'both@haddad.test', passwordHash: other });
    expect((await logIn('both@haddad.test', TEST_PASSWORD, 'admin')).status).toBe(401);
    expect((await logIn('both@haddad.test', 'the other password')).status).toBe(401);
    expect((await logIn('both@haddad.test', TEST_PASSWORD)).status).toBe(200);
    expect((await logIn('both@haddad.test', 'the other password', 'admin')).status).toBe(200);
  });

  it('of an admin finds nobody by an empty or missing phone', async () => {
    await anAdmin(test);
    expect((await logIn('0000000000', TEST_PASSWORD, 'admin')).status).toBe(401);
    expect((await logIn('----------', TEST_PASSWORD, 'admin')).status).toBe(422);
  });

  it('of an admin works by its phone number, which no other admin has', async () => {
    const boss = { name: 'Boss', email: 'boss@x.test', password: 'a long password' };
    const id = await createAdmin(test.context, { ...boss, phone: '5550100188' });
    for (const typed of ['5550100188', '+91 (555) 010-0188', '00 971 555 010 0188']) {
      expect([typed, (await logIn(typed, boss.password, 'admin')).status]).toEqual([typed, 200]);
    }
    const another = { ...boss, email: 'other@x.test', phone: '5550100188' };
    await expect(createAdmin(test.context, another)).rejects.toMatchObject({ status: 409 });
    await setAdminPhone(test.context, { id, phone: '5550100188' }, '5550100189');
    expect((await logIn('5550100188', boss.password, 'admin')).status).toBe(401);
    expect((await logIn('5550100189', boss.password, 'admin')).status).toBe(200);
  });

  it('works for pending and deactivated sellers, who may read', async () => {
    for (const approval of ['pending', 'declined', 'deactivated'] as const) {
      const { id, email } = await aSeller(test, { status: false, approval });
      const { status, body } = await logIn(email, TEST_PASSWORD);
      expect(status).toBe(200);
      const own = await test.app.inject({
        url: `/api/admin/get-seller/${id}`,
        headers: { authorization: `Bearer ${body.token}` },
      });
      expect(own.json()).toMatchObject({ _id: id, status: false, approval });
    }
  });
});

describe('the admin of the settings', () => {
  const wanted = { name: 'Admin', email: 'Boss@x.test', password: 'eight or more' };
  const version = async () =>
    (await test.db.select({ version: admin.tokenVersion }).from(admin)).map((row) => row.version);

  it('is created once, by however many processes that start together', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => ensureAdmin(test.context, wanted)));
    expect(new Set(ids).size).toBe(1);
    expect(await test.db.$count(admin)).toBe(1);
    expect((await logIn('boss@x.test', wanted.password, 'admin')).status).toBe(200);
  });

  it('keeps the password it has chosen since, whatever the settings still say', async () => {
    const id = (await ensureAdmin(test.context, wanted)) ?? '';
    await setAdminPassword(test.context, { id, ...wanted, phone: '' }, 'chosen by the admin');
    expect(await ensureAdmin(test.context, wanted)).toBe(id);
    expect(await version()).toEqual([2]);
    expect((await logIn('boss@x.test', wanted.password, 'admin')).status).toBe(401);
    expect((await logIn('boss@x.test', 'chosen by the admin', 'admin')).status).toBe(200);
  });
});

it('an admin is not created with a password that is easily guessed', async () => {
  const weak = { name: 'Boss', email: 'captain@x.test', password: 'captain1' };
  for (const password of ['password1', weak.password]) {
    const creating = createAdmin(test.context, { ...weak, password });
    await expect(creating).rejects.toMatchObject({ status: 422 });
  }
  const { id } = await anAdmin(test);
  const known = { id, name: 'Boss', email: weak.email, phone: '' };
  const setting = setAdminPassword(test.context, known, 'password1');
  await expect(setting).rejects.toMatchObject({ status: 422 });
  expect(await test.db.$count(admin)).toBe(1);
});

it('no answer to a wrong e-mail differs from one to a wrong password in its headers', async () => {
  await aSeller(test, { email: 'known@haddad.test' });
  const shape = async (name: string) => {
    const { headers } = await logIn(name, 'not the password');
    const { date: _, 'x-request-id': __, ...rest } = headers;
    return rest;
  };
  expect(await shape('known@haddad.test')).toEqual(await shape('unknown@haddad.test'));
  expect(await test.db.$count(seller, eq(seller.email, 'known@haddad.test'))).toBe(1);
});
