import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { seller } from '#database/schema/accounts/account.ts';
import { emailConfirmation } from '#database/schema/accounts/seller-identity.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { sweepExpired } from '#services/accounts/sweep-expired.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { clearDatabase } from '#tests/support/app.ts';
import { anAdmin } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

const test = await sharedApp({ now: () => new Date(present), limitScale: 100 });
let present = Date.now();
beforeEach(async () => {
  present = Date.now();
  await clearDatabase(test.db);
  test.mails.length = 0;
});

type Somebody = { authorization: { authorization: string } };
type Method = 'GET' | 'POST';
async function ask(method: Method, url: string, payload?: object, who?: Somebody) {
  const response = await test.app.inject({
    method,
    url: `/api${url}`,
    ...(payload && { payload }),
    ...(who && { headers: who.authorization }),
  });
  return { status: response.statusCode, body: response.json() };
}

const mira = {
  name: 'Bazm & Bezel',
  email: 'mira@haddad.test',
  phone: '5550100101',
  password: 'a long way over the sea',
};
const register = (changes: object = {}) => ask('POST', '/seller/register', { ...mira, ...changes });
const other = { email: 'other@haddad.test', phone: '5550100102' };

/** The link in the newest mail. */
async function tokenOf(): Promise<string> {
  await settleAfterResponses();
  return /confirm-email\?token=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1] ?? '';
}
const confirm = (token: unknown) => ask('POST', '/seller/confirm-email', { token });

async function isConfirmed(): Promise<boolean[]> {
  const admin = await anAdmin(test);
  const { body } = await ask('GET', '/admin/get-sellers', undefined, admin);
  return body.map((row: { emailConfirmed: boolean }) => row.emailConfirmed);
}

describe('the link that confirms an e-mail is refused', () => {
  it.each([undefined, '', 'short', 'a'.repeat(43), { $ne: '' }])('as %j', async (token) => {
    expect((await confirm(token)).status).toBe(422);
  });

  it('the second time, and after three days', async () => {
    await register();
    const token = await tokenOf();
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).body).toMatchObject({ code: 'link-used-up' });
    await register({ ...other, name: 'Another' });
    const late = await tokenOf();
    present += 3 * 24 * 60 * 60_000 + 1000;
    expect((await confirm(late)).status).toBe(422);
    present = Date.now();
    expect((await isConfirmed()).sort()).toEqual([false, true]);
  });

  it('once another has been sent', async () => {
    await register();
    const first = await tokenOf();
    const { body } = await ask('POST', '/seller/login', {
      emailOrPhone: mira.email,
      password: mira.password,
    });
    const self = { authorization: { authorization: `Bearer ${body.token}` } };
    expect((await ask('POST', '/seller/resend-confirmation', undefined, self)).status).toBe(200);
    const second = await tokenOf();
    expect((await confirm(first)).status).toBe(422);
    expect((await confirm(second)).status).toBe(200);
    const again = await ask('POST', '/seller/resend-confirmation', undefined, self);
    expect([again.status, again.body.code]).toEqual([409, 'already-confirmed']);
  });
});

describe('a registration', () => {
  it('is answered by a mail that says what comes next, and not the name', async () => {
    await register({ name: 'Visit evil.example now' });
    await settleAfterResponses();
    expect(test.mails).toHaveLength(1);
    const [mail] = test.mails;
    expect(mail?.to).toBe(mira.email);
    for (const part of [mira.phone, 'What comes next', '/seller/confirm-email?token=']) {
      expect(mail?.text).toContain(part);
    }
    expect(JSON.stringify(mail)).not.toContain('evil.example');
  });

  it('keeps the hash of the link alone, and confirms by it; the audit tells', async () => {
    await register();
    const token = await tokenOf();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await test.db.select().from(emailConfirmation))).not.toContain(token);
    expect(await isConfirmed()).toEqual([false]);
    expect((await confirm(token)).body.message).toBe('Your email is confirmed.');
    expect(await isConfirmed()).toEqual([true]);
    expect(await test.db.$count(auditEntry, eq(auditEntry.action, 'confirm-email'))).toBe(1);
  });

  it('leaves no link behind once it has expired', async () => {
    await register();
    await tokenOf();
    await test.db.update(emailConfirmation).set({ expiresAt: sql`now() - interval '1 second'` });
    await sweepExpired(test.context);
    expect(await test.db.$count(emailConfirmation)).toBe(0);
  });

  it('tells no more of an address that exists than before', async () => {
    await register();
    await settleAfterResponses();
    const { status, body } = await register({ phone: other.phone, name: 'Somebody else' });
    expect([status, Object.keys(body.fields)]).toEqual([409, ['email']]);
    await settleAfterResponses();
    expect(test.mails).toHaveLength(1);
  });

  it('is confirmed as well by whoever chooses a new password by a mailed link', async () => {
    await register();
    await ask('POST', '/seller/forgot-password', { email: mira.email });
    await settleAfterResponses();
    // Beside the mail that greets a new seller, whichever was delivered first.
    const texts = test.mails.map(({ text }) => text).join();
    const token = /reset-password\?token=([\w-]+)/.exec(texts)?.[1];
    const newPassword = 'another way over the sea';
    const reset = await ask('POST', '/seller/reset-password-by-link', { token, newPassword });
    expect(reset.status).toBe(200);
    expect(await isConfirmed()).toEqual([true]);
  });
});

it("a seller's name is kept on one line, without marks that nobody sees", async () => {
  await register({
    name: '\u202aBazm\r\n\u200b&\tBe\u00adzel\u202c',
    email: '\u2066mira@haddad.test\u2069',
  });
  expect(await test.db.select({ name: seller.name, email: seller.email }).from(seller)).toEqual([
    { name: mira.name, email: mira.email },
  ]);
});

describe("a seller's name is refused", () => {
  it.each([
    ['Bazm\u0000Bezel', 'invisible'],
    ['\u200b\u3164\u{e0041}', 'Name is required'],
    ['★★★', 'Name must have letters or digits'],
  ])('as %j: %s', async (name, message) => {
    const { status, body } = await register({ name });
    expect([status, body.fields.name]).toEqual([422, expect.stringContaining(message)]);
  });

  it.each([
    'bazm & bezel',
    'BAZM and BEZEL',
    'Bazm\u200b\nBe\u00adzel',
    'Bazm-Bezel',
    'Ваzm & Веzеl',
    'Ｂａｚｍ　Ｂｅｚｅｌ',
    'Bázm & Bézel',
  ])('as %s, where Bazm & Bezel is there', async (name) => {
    await register();
    const { status, body } = await register({ ...other, name });
    expect([status, body.code, Object.keys(body.fields)]).toEqual([
      409,
      'already-exists',
      ['name'],
    ]);
    expect(body.fields.name).toContain('Please choose another');
    expect(await test.db.$count(seller)).toBe(1);
  });

  it('to one of two who ask at the same moment', async () => {
    const answers = await Promise.all([register(), register({ ...other, name: 'BAZM BEZEL' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

it('a name keeps the joiners of its script, and single spaces', async () => {
  expect((await register({ name: 'می\u200cخواهم   Trading' })).status).toBe(201);
  const [row] = await test.db.select().from(seller);
  expect(row?.name).toBe('می\u200cخواهم Trading');
});
