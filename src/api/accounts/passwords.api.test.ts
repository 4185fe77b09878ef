import { describe, expect, it } from 'vitest';
import { passwordReset } from '#database/schema/accounts/account.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { sweepExpired } from '#services/accounts/sweep-expired.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { anAdmin, aSeller, TEST_PASSWORD } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const mira = await perTest(() => aSeller(test));
const boss = await perTest(() => anAdmin(test));

async function ask(method: 'GET' | 'POST' | 'PUT', url: string, token?: string, payload?: object) {
  const response = await test.app.inject({
    method,
    url: `/api${url}`,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json() };
}

const readSelf = async (token: string, id = mira.id) =>
  (await ask('GET', `/admin/get-seller/${id}`, token)).status;
const readAll = async (token: string) => (await ask('GET', '/admin/get-sellers', token)).status;
const logIn = (email: string, password: string, role = 'seller') =>
  ask('POST', `/${role}/login`, undefined, { emailOrPhone: email, password });

describe.each(['seller', 'admin'] as const)('a new password of a %s', (role) => {
  const account = () => (role === 'seller' ? mira : boss);
  const read = (token: string) => (role === 'seller' ? readSelf(token) : readAll(token));
  const change = (currentPassword: string, newPassword: string, token = account().token) => {
    const url = role === 'seller' ? `/seller/reset-password/${mira.id}` : '/admin/change-password';
    return ask('POST', url, token, { currentPassword, newPassword });
  };

  it('is refused without the present one, or too short, and the session goes on', async () => {
    const wrong = await change('not the password', 'a new password');
    expect([wrong.status, wrong.body.fields]).toEqual([
      422,
      { currentPassword: 'Current password is incorrect' },
    ]);
    const short = await change(TEST_PASSWORD, 'short');
    expect(short.body.fields).toEqual({
      newPassword: 'New password must be at least 8 characters',
    });
    expect(await read(account().token)).toBe(200);
    expect((await logIn(account().email, TEST_PASSWORD, role)).status).toBe(200);
  });

  it.each([
    ['Password123', 'too common'],
    [' iloveyou ', 'too common'],
    ['          ', 'only spaces'],
  ])('is refused where it is easily guessed: %j', async (weak, why) => {
    const byChange = await change(TEST_PASSWORD, weak);
    const token = await mailedToken(role, account().email);
    const byLink = await resetBy(role, token, weak);
    for (const { status, body } of [byChange, byLink]) {
      expect([status, body.fields.newPassword]).toEqual([422, expect.stringContaining(why)]);
    }
    expect((await resetBy(role, token)).status).toBe(200);
  });

  it('is refused where it is the owner’s own e-mail, and the link is not used up by that', async () => {
    const own = account().email.toUpperCase();
    expect((await change(TEST_PASSWORD, own)).body.fields).toHaveProperty('newPassword');
    const token = await mailedToken(role, account().email);
    expect((await resetBy(role, token, own)).body.fields.newPassword).toContain('your own name');
    expect((await resetBy(role, token)).status).toBe(200);
  });

  it('ends every session but this one, which goes on with a new token', async () => {
    const elsewhere = (await logIn(account().email, TEST_PASSWORD, role)).body.token;
    const { status, body } = await change(TEST_PASSWORD, 'a new password');
    expect([status, body.success, body.message]).toEqual([
      200,
      true,
      'Password updated successfully',
    ]);
    expect(await read(account().token)).toBe(401);
    expect(await read(elsewhere)).toBe(401);
    expect(await read(body.data.token)).toBe(200);
    expect((await logIn(account().email, TEST_PASSWORD, role)).status).toBe(401);
    expect((await logIn(account().email, 'a new password', role)).status).toBe(200);
  });

  it('is told to its owner, and left in the audit list without any secret', async () => {
    await change(TEST_PASSWORD, 'a new password');
    await settleAfterResponses();
    const [mail] = test.mails;
    expect([mail?.to, mail?.subject]).toEqual([account().email, 'Dhow: your password was changed']);
    const { action, entity, entityId, before, after } = auditEntry;
    const columns = { action, entity, entityId, before, after };
    const [entry] = await test.db.select(columns).from(auditEntry);
    expect(entry).toEqual({
      action: 'change-password',
      entity: role,
      entityId: account().id,
      before: null,
      after: null,
    });
  });

  it('makes links that were mailed before worthless', async () => {
    const token = await mailedToken(role, account().email);
    await change(TEST_PASSWORD, 'a new password');
    const reset = await resetBy(role, token);
    expect([reset.status, reset.body.code]).toEqual([422, 'link-used-up']);
    expect((await logIn(account().email, 'a new password', role)).status).toBe(200);
  });

  it('is the same, however its letters are composed', async () => {
    await change(TEST_PASSWORD, 'cafe\u0301 del mar');
    expect((await logIn(account().email, 'caf\u00e9 del mar', role)).status).toBe(200);
    expect((await logIn(account().email, 'cafe del mar', role)).status).toBe(401);
  });
});

const forgot = (role: string, email: string) =>
  ask('POST', `/${role}/forgot-password`, undefined, { email });
const resetBy = (role: string, token: string, newPassword = 'chosen by link') =>
  ask('POST', `/${role}/reset-password-by-link`, undefined, { token, newPassword });

async function mailedToken(role: string, email: string): Promise<string> {
  test.mails.length = 0;
  await forgot(role, email);
  await settleAfterResponses();
  return /reset-password\?token=([\w-]+)/.exec(test.mails[0]?.text ?? '')?.[1] ?? '';
}

describe.each(['seller', 'admin'] as const)('a forgotten password of a %s', (role) => {
  const account = () => (role === 'seller' ? mira : boss);

  it('is asked for alike by known and unknown addresses, and mails only the known', async () => {
    const known = await forgot(role, account().email.toUpperCase());
    const unknown = await forgot(role, 'nobody@x.test');
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.status).toBe(200);
    await settleAfterResponses();
    expect(test.mails.map(({ to }) => to)).toEqual([account().email]);
    expect(test.mails[0]?.text).toContain(`http://127.0.0.1:3000/${role}/reset-password?token=`);
    expect(test.mails[0]?.text).not.toContain(account().name);
  });

  it('is mailed in the language of the page that asks, which the account does not keep', async () => {
    const subjectOf = async (language: string) => {
      test.mails.length = 0;
      await test.app.inject({
        method: 'POST',
        url: `/api/${role}/forgot-password`,
        headers: { 'accept-language': language },
        payload: { email: account().email },
      });
      await settleAfterResponses();
      return test.mails[0]?.text ?? '';
    };
    const isArabic = (text: string) => /[\u0620-\u064a]/.test(text) && text.includes('/ar/seller/');
    expect(isArabic(await subjectOf('ar'))).toBe(role === 'seller');
    expect(isArabic(await subjectOf('en'))).toBe(false);
  });

  it('leads to the address we know, whatever host the request claims', async () => {
    await test.app.inject({
      method: 'POST',
      url: `/api/${role}/forgot-password`,
      headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test' },
      payload: { email: account().email },
    });
    await settleAfterResponses();
    expect(test.mails[0]?.text).not.toContain('evil');
  });

  it('keeps nothing by which a link could be made from the database', async () => {
    const token = await mailedToken(role, account().email);
    const [row] = await test.db.select({ hash: passwordReset.tokenHash }).from(passwordReset);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(row?.hash).not.toBe(token);
    expect((await resetBy(role, row?.hash ?? '')).status).toBe(422);
  });

  it('is replaced by a link once, even by many at the same moment, and ends all sessions', async () => {
    const token = await mailedToken(role, account().email);
    const answers = await Promise.all([1, 2, 3, 4].map(() => resetBy(role, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect((await resetBy(role, token)).body.message).toBe(
      'This link has expired or was used already. Ask for a new one.',
    );
    expect(await (role === 'seller' ? readSelf(mira.token) : readAll(boss.token))).toBe(401);
    expect((await logIn(account().email, 'chosen by link', role)).status).toBe(200);
    expect((await logIn(account().email, TEST_PASSWORD, role)).status).toBe(401);
  });

  it('is not replaced by an earlier link, by the other role, or too short', async () => {
    const earlier = await mailedToken(role, account().email);
    const token = await mailedToken(role, account().email);
    expect((await resetBy(role, earlier)).status).toBe(422);
    expect((await resetBy(role === 'seller' ? 'admin' : 'seller', token)).status).toBe(422);
    expect((await resetBy(role, token, 'short')).body.fields).toHaveProperty('newPassword');
    expect((await resetBy(role, token)).status).toBe(200);
  });

  it('is not replaced by the link of who has the same id in the other role', async () => {
    const other = role === 'seller' ? 'admin' : 'seller';
    const { id } = account();
    await (role === 'seller' ? anAdmin(test, { id }) : aSeller(test, { id }));
    const token = await mailedToken(role, account().email);
    expect((await resetBy(other, token)).status).toBe(422);
    expect((await resetBy(role, token)).status).toBe(200);
  });

  it('is replaced within an hour, or not at all', async () => {
    const token = await mailedToken(role, account().email);
    const { now } = test.context;
    try {
      test.context.now = () => new Date(Date.now() + 61 * 60_000);
      expect((await resetBy(role, token)).status).toBe(422);
    } finally {
      test.context.now = now;
    }
    await test.db.update(passwordReset).set({ expiresAt: new Date(Date.now() - 1000) });
    await sweepExpired(test.context);
    expect(await test.db.$count(passwordReset)).toBe(0);
  });

  it('opens the door at once to who had to wait after wrong attempts', async () => {
    for (let attempt = 0; attempt < 6; attempt += 1) await logIn(account().email, 'wrong', role);
    expect((await logIn(account().email, TEST_PASSWORD, role)).status).toBe(429);
    await resetBy(role, await mailedToken(role, account().email));
    expect((await logIn(account().email, 'chosen by link', role)).status).toBe(200);
  });

  it('is asked for in vain, but answered all the same, where mails cannot be sent', async () => {
    const { sendMail } = test.context;
    try {
      test.context.sendMail = () => Promise.reject(new Error('no mail server'));
      expect((await forgot(role, account().email)).status).toBe(200);
      await settleAfterResponses();
    } finally {
      test.context.sendMail = sendMail;
    }
  });
});
