import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearDatabase, type TestApp, testApp } from '#tests/support/app.ts';
import { anAdmin, aSeller, TEST_PASSWORD } from '#tests/support/factories.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await clearDatabase(test.db);
  test.mails.length = 0;
});

const newcomer = {
  name: 'Noor Interiors',
  email: 'noor@shop.example',
  phone: '(555) 010-0199',
  password: 'eight or more',
};

async function post(url: string, payload: object, headers: Record<string, string> = {}) {
  const response = await test.app.inject({ method: 'POST', url: `/api${url}`, payload, headers });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

const logIn = (emailOrPhone: string, password: string, role = 'seller') =>
  post(`/${role}/login`, { emailOrPhone, password });

describe('registration', () => {
  it.each([
    ['name', '', 'Name is required'],
    ['email', '', 'Email is required'],
    ['email', 'nobody', 'Please enter a valid email'],
    ['email', 'a@b.example\r\nBcc: x@y.example', 'Please enter a valid email'],
    ['phone', '', 'Phone number is required'],
    ['phone', '12345', 'Please enter a valid 10-digit phone number'],
    ['password', '', 'Password is required'],
    ['password', 'short', 'Password must be at least 8 characters'],
  ])('refuses %s "%s"', async (field, value, message) => {
    const { status, body } = await post('/seller/register', { ...newcomer, [field]: value });
    expect([status, body.fields]).toEqual([422, { [field]: message }]);
  });

  it('takes each e-mail and phone once, however they are written', async () => {
    const first = await post('/seller/register', newcomer);
    expect(first.status).toBe(201);
    expect(first.body.message).toBe('Registration successful! Please login to continue.');
    const sameEmail = { ...newcomer, email: 'NOOR@shop.example', phone: '5550100200' };
    const again = await post('/seller/register', sameEmail);
    expect([again.status, Object.keys(again.body.fields)]).toEqual([409, ['email']]);
    const samePhone = { ...newcomer, email: 'other@shop.example', phone: '555 010 0199' };
    const third = await post('/seller/register', samePhone);
    expect([third.status, Object.keys(third.body.fields)]).toEqual([409, ['phone']]);
  });

  it('makes an account that can log in and read, and waits for approval', async () => {
    const { body } = await post('/seller/register', newcomer);
    const { token } = (await logIn('noor@shop.example', newcomer.password)).body;
    const self = await test.app.inject({
      url: `/api/admin/get-seller/${body.data._id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(self.json()).toMatchObject({ status: false, approval: 'pending', phone: '5550100199' });
    const shown = await test.app.inject('/api/get-sellers');
    expect(shown.json()).toEqual([]);
  });
});

describe('log-in', () => {
  it('says the same of a wrong name and a wrong password', async () => {
    const seller = await aSeller(test);
    const wrongName = await logIn('nobody@shop.example', TEST_PASSWORD);
    const wrongPassword = await logIn(seller.email, 'not this one');
    expect(wrongName.status).toBe(401);
    expect(wrongName.body.message).toBe('Login failed. Please check your credentials.');
    expect(wrongPassword.body).toEqual(wrongName.body);
  });

  it('knows e-mail and phone, in any spelling', async () => {
    const { email, phone } = await aSeller(test, { email: 'mira@shop.example' });
    for (const name of [email, ' MIRA@shop.example', phone, `+91 ${phone}`]) {
      expect((await logIn(name, TEST_PASSWORD)).status).toBe(200);
    }
  });

  it('asks for ten digits where there is no at sign', async () => {
    const { status, body } = await logIn('12345', 'whatever it is');
    expect(status).toBe(422);
    expect(body.message).toBe('Please enter a valid phone number (minimum 10 digits)');
  });

  it("does not open one role's door with the other's key", async () => {
    const seller = await aSeller(test);
    expect((await logIn(seller.email, TEST_PASSWORD, 'admin')).status).toBe(401);
  });

  it('stops guessing at one account, and says when to come back', async () => {
    const seller = await aSeller(test);
    for (let attempt = 0; attempt < 10; attempt += 1) await logIn(seller.email, 'a guess');
    const refused = await logIn(seller.email, TEST_PASSWORD);
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
  });

  it('stops guessing from one address, which no header can change', async () => {
    for (let attempt = 0; attempt < 30; attempt += 1) {
      await post(
        '/seller/login',
        { emailOrPhone: `guess${attempt}@shop.example`, password: 'a guess' },
        { 'x-forwarded-for': `10.0.0.${attempt}` },
      );
    }
    expect((await logIn('one-more@shop.example', 'a guess')).status).toBe(429);
  });

  it('refuses demo accounts where the world can reach the site, once the password was right', async () => {
    const seller = await aSeller(test, { email: 'demo@shop.example' });
    test.market.refuseDemoAccounts = true;
    const right = await logIn(seller.email, TEST_PASSWORD);
    const wrong = await logIn(seller.email, 'a guess');
    test.market.refuseDemoAccounts = false;
    expect([right.status, right.body.code, wrong.status]).toEqual([403, 'demo-account', 401]);
  });
});

describe('a session', () => {
  const readSelf = async (id: string, token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await test.app.inject({ url: `/api/admin/get-seller/${id}`, headers })).statusCode;
  };

  it('ends everywhere on request', async () => {
    const seller = await aSeller(test);
    await post('/seller/log-out-everywhere', {}, seller.authorization);
    expect(await readSelf(seller.id, seller.token)).toBe(401);
  });

  it('ends with a new password, but for the one that chose it', async () => {
    const seller = await aSeller(test);
    const url = `/seller/reset-password/${seller.id}`;
    const wrong = { currentPassword: 'not this one', newPassword: 'a new password' };
    const refused = await post(url, wrong, seller.authorization);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['currentPassword']]);
    const right = { currentPassword: TEST_PASSWORD, newPassword: 'a new password' };
    const { body } = await post(url, right, seller.authorization);
    expect(body.message).toBe('Password updated successfully');
    expect(await readSelf(seller.id, seller.token)).toBe(401);
    expect(await readSelf(seller.id, body.data.token)).toBe(200);
    expect((await logIn(seller.email, 'a new password')).status).toBe(200);
  });

  it('ends with its account', async () => {
    const admin = await anAdmin(test);
    await clearDatabase(test.db);
    const response = await test.app.inject({
      url: '/api/admin/get-sellers',
      headers: admin.authorization,
    });
    expect(response.statusCode).toBe(401);
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) => post('/seller/forgot-password', { email });
  const tokenOf = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';

  async function mailedToken(email: string) {
    const before = test.mails.length;
    await ask(email);
    await expect.poll(() => test.mails.length).toBe(before + 1);
    return tokenOf(test.mails.at(-1)?.text);
  }

  it('answers the same whether the address is known, and mails only who is', async () => {
    const seller = await aSeller(test);
    const unknown = await ask('nobody@shop.example');
    const token = await mailedToken(seller.email);
    expect((await ask(seller.email)).body).toEqual(unknown.body);
    expect(token.length).toBeGreaterThan(40);
    expect(test.mails[0]?.to).toBe(seller.email);
  });

  it('is replaced by a link that works once, and ends every session', async () => {
    const seller = await aSeller(test);
    const reset = (token: string) =>
      post('/seller/reset-password-by-link', { token, newPassword: 'chosen anew' });
    const earlier = await mailedToken(seller.email);
    const token = await mailedToken(seller.email);
    expect((await reset(earlier)).body.code).toBe('link-used-up');
    expect((await reset(token)).status).toBe(200);
    expect((await reset(token)).status).toBe(422);
    expect((await logIn(seller.email, 'chosen anew')).status).toBe(200);
    const old = await test.app.inject({
      url: `/api/admin/get-seller/${seller.id}`,
      headers: seller.authorization,
    });
    expect(old.statusCode).toBe(401);
  });

  it('opens no account of the other role, and none after an hour', async () => {
    const seller = await aSeller(test);
    const token = await mailedToken(seller.email);
    const body = { token, newPassword: 'chosen anew' };
    expect((await post('/admin/reset-password-by-link', body)).status).toBe(422);
    const { now } = test.market;
    test.market.now = () => new Date(Date.now() + 61 * 60_000);
    const late = await post('/seller/reset-password-by-link', body);
    test.market.now = now;
    expect(late.status).toBe(422);
  });

  it('is not asked for without end', async () => {
    const seller = await aSeller(test);
    for (let times = 0; times < 3; times += 1) await ask(seller.email);
    expect((await ask(seller.email)).status).toBe(429);
  });
});
