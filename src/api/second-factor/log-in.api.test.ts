import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { passkeyChallenge } from '#database/schema/accounts/second-factor.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { sweepExpired } from '#services/accounts/sweep-expired.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { anAdmin, aSeller, TEST_PASSWORD } from '#tests/support/factories.ts';
import { anAuthenticator } from '#tests/support/second-factor/authenticator.ts';
import { codeAt, secondFactorCalls } from '#tests/support/second-factor/second-factor-calls.ts';
import { clearedApp } from '#tests/support/shared-app.ts';

let ahead = 0;
const now = () => new Date(Date.now() + ahead);
const test = await clearedApp({ now, publicUrl: 'http://localhost:3000' });
/** Moves the clock of the marketplace on, such as to the next code. */
const wait = (seconds: number) => {
  ahead += seconds * 1000;
};

async function account(role: 'seller' | 'admin' = 'seller') {
  const made = role === 'seller' ? await aSeller(test) : await anAdmin(test);
  return { ...made, role, calls: secondFactorCalls(test, role, made.token) };
}

/** An account with an authenticator app, and the ticket of its first step. */
async function withApp(role: 'seller' | 'admin' = 'seller') {
  const made = await account(role);
  const app = await made.calls.addApp(now());
  wait(60);
  const { ticket } = (await made.calls.logIn(made.email)).body.secondFactor;
  return { ...made, ...app, ticket: ticket as string };
}

const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('the first step', () => {
  it('answers a token alone where there is no second factor', async () => {
    const { email, calls } = await account();
    const { status, body } = await calls.logIn(email);
    expect([status, Object.keys(body)]).toEqual([200, ['token']]);
  });

  it('answers no token where there is one, and nothing before the password is right', async () => {
    const { email, calls, ticket } = await withApp();
    const { status, body } = await calls.logIn(email);
    expect([status, Object.keys(body)]).toEqual([200, ['secondFactor']]);
    expect(body.secondFactor.methods).toEqual(['code', 'recovery-code']);
    expect(ticket.length).toBeGreaterThan(50);
    const wrong = await calls.logIn(email, 'not the password');
    expect([wrong.status, wrong.body.code]).toEqual([401, 'bad-credentials']);
  });

  it('offers a passkey first', async () => {
    const { email, calls } = await account('admin');
    await calls.addPasskey();
    expect((await calls.logIn(email)).body.secondFactor.methods).toEqual([
      'passkey',
      'recovery-code',
    ]);
    await calls.addApp(now());
    expect((await calls.logIn(email)).body.secondFactor.methods).toEqual([
      'passkey',
      'code',
      'recovery-code',
    ]);
  });
});

describe('a ticket', () => {
  it('is no token, for nobody and nowhere', async () => {
    const { ticket, id } = await withApp('admin');
    const seller = await withApp('seller');
    for (const [bearer, url] of [
      [ticket, '/api/admin/get-profile'],
      [ticket, '/api/admin/second-factor'],
      [ticket, `/api/admin/get-seller/${id}`],
      [seller.ticket, '/api/seller/second-factor'],
      [seller.ticket, `/api/seller/get-products/${seller.id}`],
    ] as const) {
      const headers = { authorization: `Bearer ${bearer}` };
      expect([url, (await test.app.inject({ url, headers })).statusCode]).toEqual([url, 401]);
    }
  });

  it('serves one second factor, whichever comes next', async () => {
    const { calls, ticket, secret, recoveryCodes, email } = await withApp();
    expect((await calls.secondStep(ticket, { code: codeAt(secret, now()) })).status).toBe(200);
    wait(30);
    const [recoveryCode = '', another = ''] = recoveryCodes;
    for (const next of [{ code: codeAt(secret, now()) }, { recoveryCode }]) {
      const { status, body } = await calls.secondStep(ticket, next);
      expect([status, body.code]).toEqual([401, 'log-in-again']);
    }
    const fresh = (await calls.logIn(email)).body.secondFactor.ticket;
    const codes = [another, recoveryCodes[2] ?? ''];
    const both = await Promise.all(
      codes.map((code) => calls.secondStep(fresh, { recoveryCode: code })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('is not what a proof is, nor a token a ticket', async () => {
    const { calls, ticket, secret, token } = await withApp();
    const proof = await calls.proof();
    const code = codeAt(secret, now());
    for (const other of [proof, token]) {
      const { status, body } = await calls.secondStep(other, { code });
      expect([status, body.code]).toEqual([401, 'log-in-again']);
    }
    const refused = await calls.own('POST', '/remove-app', { proof: ticket });
    expect([refused.status, refused.body.code]).toEqual([403, 'confirm-first']);
  });

  it('is of one account and one role', async () => {
    const mira = await withApp();
    const omar = await withApp();
    const boss = await withApp('admin');
    const code = codeAt(mira.secret, now());
    expect((await omar.calls.secondStep(omar.ticket, { code })).status).toBe(401);
    expect((await boss.calls.secondStep(mira.ticket, { code })).body.code).toBe('log-in-again');
    expect((await mira.calls.secondStep(mira.ticket, { code })).status).toBe(200);
  });

  it('lasts five minutes, and ends with a new password', async () => {
    const late = await withApp();
    wait(5 * 60 + 1);
    const code = codeAt(late.secret, now());
    expect((await late.calls.secondStep(late.ticket, { code })).body.code).toBe('log-in-again');

    const mira = await withApp();
    const change = { currentPassword: TEST_PASSWORD, newPassword: 'another password' };
    await mira.calls.call('POST', `/reset-password/${mira.id}`, change);
    const fresh = codeAt(mira.secret, now());
    expect((await mira.calls.secondStep(mira.ticket, { code: fresh })).status).toBe(401);
    const again = await mira.calls.logIn(mira.email, 'another password');
    expect(Object.keys(again.body)).toEqual(['secondFactor']);
  });

  it('asks for exactly one factor', async () => {
    const { calls, ticket } = await withApp();
    const recoveryCode = '0000-0000-0000-0000';
    for (const given of [
      {},
      { code: '123456', recoveryCode },
      { code: '12345' },
      { code: 'abc' },
    ]) {
      expect((await calls.secondStep(ticket, given)).status).toBe(422);
    }
  });
});

describe('a code', () => {
  it('opens the account, typed with a gap, one step early or late', async () => {
    const { calls, email, secret } = await withApp();
    for (const seconds of [-30, 0, 30]) {
      const { ticket } = (await calls.logIn(email)).body.secondFactor;
      const code = codeAt(secret, new Date(now().getTime() + seconds * 1000));
      const { status, body } = await calls.secondStep(ticket, {
        code: `${code.slice(0, 3)} ${code.slice(3)}`,
      });
      expect([seconds, status, Object.keys(body)]).toEqual([seconds, 200, ['token']]);
      expect((await calls.call('GET', '/second-factor', undefined, body.token)).status).toBe(200);
    }
  });

  it('is refused where it is wrong, or two steps off', async () => {
    const { calls, ticket, secret } = await withApp();
    const off = (seconds: number) => codeAt(secret, new Date(now().getTime() + seconds * 1000));
    for (const code of [wrongCode(off(0)), off(-90), off(90)]) {
      const { status, body } = await calls.secondStep(ticket, { code });
      expect([status, body.code]).toEqual([401, 'wrong-second-factor']);
      expect(body.fields.code).toContain('This code is not right.');
    }
    await settleAfterResponses();
    const failures = await test.db
      .select({ actorName: auditEntry.actorName, after: auditEntry.after })
      .from(auditEntry)
      .where(eq(auditEntry.action, 'second-factor-failed'));
    expect(failures).toHaveLength(3);
    expect(failures[0]).toMatchObject({ actorName: 'Somebody not logged in' });
  });

  it('works once, though two send it at the same time, and ends those before it', async () => {
    const { calls, ticket, secret } = await withApp();
    const code = codeAt(secret, now());
    const both = await Promise.all([1, 2].map(() => calls.secondStep(ticket, { code })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const again = await calls.secondStep(ticket, { code });
    expect(again.body.message).toContain('This code was used already.');
    const before = codeAt(secret, new Date(now().getTime() - 30_000));
    expect((await calls.secondStep(ticket, { code: before })).status).toBe(401);
  });

  it('that set the app up does not log in', async () => {
    const { calls, email } = await account();
    const { secret } = await calls.addApp(now());
    const { ticket } = (await calls.logIn(email)).body.secondFactor;
    const code = codeAt(secret, now());
    expect((await calls.secondStep(ticket, { code })).status).toBe(401);
  });

  it('can be guessed ten times, then not even the right one is taken', async () => {
    const { calls, ticket, secret } = await withApp();
    const wrong = wrongCode(codeAt(secret, now()));
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await calls.secondStep(ticket, { code: wrong })).status).toBe(401);
    }
    const { status } = await calls.secondStep(ticket, { code: codeAt(secret, now()) });
    expect(status).toBe(429);
  });

  it('guessed by somebody with the password does not keep the owner out who has another way', async () => {
    const { calls, ticket, secret, recoveryCodes, email } = await withApp();
    const { authenticator } = await calls.addPasskey();
    const wrong = wrongCode(codeAt(secret, now()));
    for (let guess = 0; guess < 10; guess += 1) await calls.secondStep(ticket, { code: wrong });
    const [recoveryCode = ''] = recoveryCodes;
    expect((await calls.secondStep(ticket, { recoveryCode })).status).toBe(200);
    const again = (await calls.logIn(email)).body.secondFactor.ticket;
    const passkey = authenticator.prove(await calls.passkeyOptions(again));
    expect((await calls.secondStep(again, { passkey })).status).toBe(200);
    expect((await calls.secondStep(again, { code: wrong })).status).toBe(429);
  });

  it('is not counted while it is right', async () => {
    const { calls, secret, email } = await withApp();
    for (let time = 0; time < 12; time += 1) {
      wait(30);
      const { ticket } = (await calls.logIn(email)).body.secondFactor;
      const { status } = await calls.secondStep(ticket, { code: codeAt(secret, now()) });
      expect([time, status]).toEqual([time, 200]);
    }
  });
});

describe('a recovery code', () => {
  it('works once, in any case and grouping, and its owner is told how many are left', async () => {
    const { calls, ticket, recoveryCodes, email } = await withApp();
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
    expect((await calls.secondStep(ticket, { recoveryCode: typed })).status).toBe(200);
    const again = await calls.secondStep(ticket, { recoveryCode: code });
    expect([again.status, again.body.fields]).toEqual([
      401,
      { recoveryCode: 'This recovery code is not right, or it was used already.' },
    ]);
    expect((await calls.read()).recoveryCodes).toMatchObject({ left: 9, total: 10 });
    await settleAfterResponses();
    const mail = test.mails.find(({ subject }) => subject.includes('a recovery code was used'));
    expect([mail?.to, mail?.text]).toEqual([email, expect.stringContaining('9 are left.')]);
  });

  it('of another account is refused', async () => {
    const [mira, omar] = [await withApp(), await withApp()];
    const [recoveryCode] = omar.recoveryCodes;
    expect((await mira.calls.secondStep(mira.ticket, { recoveryCode })).status).toBe(401);
  });

  it('outlives the key that tokens are signed with, which codes of apps do not', async () => {
    const { calls, secret, recoveryCodes, email } = await withApp();
    const before = test.context.tokenSecret;
    try {
      test.context.tokenSecret = new TextEncoder().encode('another secret of these tests, as long');
      const { ticket } = (await calls.logIn(email)).body.secondFactor;
      expect((await calls.secondStep(ticket, { code: codeAt(secret, now()) })).status).toBe(401);
      const [recoveryCode] = recoveryCodes;
      expect((await calls.secondStep(ticket, { recoveryCode })).status).toBe(200);
    } finally {
      test.context.tokenSecret = before;
    }
  });
});

describe('a passkey', () => {
  it('is the second step, once per challenge', async () => {
    const { calls, email } = await account('admin');
    const { authenticator } = await calls.addPasskey();
    const { ticket } = (await calls.logIn(email)).body.secondFactor;
    const options = await calls.passkeyOptions(ticket);
    expect(options).toMatchObject({
      rpId: 'localhost',
      allowCredentials: [{ id: authenticator.id }],
    });
    const passkey = authenticator.prove(options);
    const { status, body } = await calls.secondStep(ticket, { passkey });
    expect([status, Object.keys(body)]).toEqual([200, ['token']]);
    expect((await calls.secondStep(ticket, { passkey })).status).toBe(401);
    expect((await calls.read()).passkeys[0].lastUsedAt).not.toBeNull();
  });

  it('is refused for another site, another challenge, another account, or a lower counter', async () => {
    const mira = await account();
    const omar = await account();
    const { authenticator } = await mira.calls.addPasskey();
    const { authenticator: his } = await omar.calls.addPasskey();
    const { ticket } = (await mira.calls.logIn(mira.email)).body.secondFactor;
    const ask = () => mira.calls.passkeyOptions(ticket);
    const confirmOptions = (await mira.calls.own('POST', '/passkey-options')).body.options;
    const openOptions = await mira.calls.passkeyOptions();
    for (const [why, passkey] of [
      ['another origin', authenticator.prove(await ask(), { origin: 'https://evil.test' })],
      ['another site', authenticator.prove(await ask(), { rpID: 'evil.test' })],
      ['no challenge of ours', authenticator.prove({ challenge: 'bm90IG91cnM' })],
      ['a challenge for another use', authenticator.prove(confirmOptions)],
      ['a challenge for anybody', authenticator.prove(openOptions)],
      ['another account', his.prove(await ask())],
      ['an unknown key', anAuthenticator().prove(await ask())],
      ['a counter that goes back', authenticator.prove(await ask(), { counter: 1 })],
    ] as const) {
      const { status, body } = await mira.calls.secondStep(ticket, { passkey });
      expect([why, status, body.code]).toEqual([why, 401, 'wrong-second-factor']);
    }
    const late = await ask();
    wait(5 * 60 + 1);
    const again = (await mira.calls.logIn(mira.email)).body.secondFactor.ticket;
    const passkey = authenticator.prove(late, { counter: 50 });
    expect((await mira.calls.secondStep(again, { passkey })).status).toBe(401);
    const options = await mira.calls.passkeyOptions(again);
    const right = authenticator.prove(options, { counter: 51 });
    expect((await mira.calls.secondStep(again, { passkey: right })).status).toBe(200);
  });

  it('logs in alone where it knows its user, and to its own role', async () => {
    const { calls } = await account('admin');
    const { authenticator } = await calls.addPasskey();
    const logIn = (passkey: object) => calls.call('POST', '/login/passkey', { passkey }, '');
    const options = await calls.passkeyOptions();
    expect(options).toMatchObject({ userVerification: 'required' });
    expect(options.allowCredentials).toBeUndefined();
    const { status, body } = await logIn(authenticator.prove(options));
    expect([status, Object.keys(body)]).toEqual([200, ['token']]);
    expect((await calls.call('GET', '/get-profile', undefined, body.token)).status).toBe(200);

    const unknowing = authenticator.prove(await calls.passkeyOptions(), { verified: false });
    expect((await logIn(unknowing)).status).toBe(401);
    const seller = secondFactorCalls(test, 'seller', '');
    const passkey = authenticator.prove(await seller.passkeyOptions());
    expect((await seller.call('POST', '/login/passkey', { passkey }, '')).status).toBe(401);
  });

  it('leaves no challenge behind that nobody answered', async () => {
    const { calls } = await account();
    await calls.passkeyOptions();
    await test.db.update(passkeyChallenge).set({ expiresAt: new Date(Date.now() - 1000) });
    await sweepExpired(test.context);
    expect(await test.db.$count(passkeyChallenge)).toBe(0);
  });
});
