import { beforeEach, describe, expect, it } from 'vitest';
import { authenticatorApp, recoveryCode } from '#database/schema/accounts/second-factor.ts';
import { auditEntry } from '#database/schema/activity.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { anAdmin, aSeller, TEST_PASSWORD } from '#tests/support/factories.ts';
import { anAuthenticator } from '#tests/support/second-factor/authenticator.ts';
import { codeAt, secondFactorCalls } from '#tests/support/second-factor/second-factor-calls.ts';
import { clearedApp } from '#tests/support/shared-app.ts';

let ahead = 0;
const now = () => new Date(Date.now() + ahead);
const test = await clearedApp({ now, publicUrl: 'http://localhost:3000' });

beforeEach(async () => {
  Object.assign(test.context, { requireAdminSecondFactor: false });
});

async function account(role: 'seller' | 'admin' = 'seller') {
  const made = role === 'seller' ? await aSeller(test) : await anAdmin(test);
  return { ...made, role, calls: secondFactorCalls(test, role, made.token) };
}

const actions = async () => (await test.db.select().from(auditEntry)).map(({ action }) => action);
async function subjects() {
  await settleAfterResponses();
  return test.mails.map(({ subject }) => subject);
}

describe('whoever changes a second factor', () => {
  it('shows first that the account is theirs', async () => {
    const { calls } = await account();
    const wrong = await calls.own('POST', '/confirm', { password: 'not the password' });
    expect([wrong.status, wrong.body.fields]).toEqual([422, { password: 'Password is incorrect' }]);
    const stranger = await account();
    const theirs = await stranger.calls.proof();
    for (const [proof, expected] of [
      [undefined, 422],
      ['not.a.proof', 403],
      [theirs, 403],
    ]) {
      for (const path of [
        '/begin-app',
        '/remove-app',
        '/begin-passkey',
        '/recovery-codes',
        '/turn-off',
      ]) {
        const { status } = await calls.own('POST', path, { proof });
        expect([path, proof, status]).toEqual([path, proof, expected]);
      }
    }
  });

  it('has ten minutes for it, and no more once the password is another', async () => {
    const { calls, id } = await account();
    const proof = await calls.proof();
    ahead += 10 * 60_000 + 1000;
    const late = await calls.own('POST', '/begin-app', { proof });
    expect([late.status, late.body.code]).toEqual([403, 'confirm-first']);
    const fresh = await calls.proof();
    const change = { currentPassword: TEST_PASSWORD, newPassword: 'another password' };
    const { token } = (await calls.call('POST', `/reset-password/${id}`, change)).body.data;
    const again = secondFactorCalls(test, 'seller', token);
    expect((await again.own('POST', '/begin-app', { proof: fresh })).status).toBe(403);
  });

  it('may show it by a code, a recovery code or a passkey, each once', async () => {
    const { calls } = await account();
    const { secret, recoveryCodes } = await calls.addApp(now());
    const { authenticator } = await calls.addPasskey();
    ahead += 60_000;
    const { options } = (await calls.own('POST', '/passkey-options')).body;
    for (const given of [
      { code: codeAt(secret, now()) },
      { recoveryCode: recoveryCodes[0] },
      { passkey: authenticator.prove(options) },
    ]) {
      expect((await calls.own('POST', '/confirm', given)).status).toBe(200);
      const again = await calls.own('POST', '/confirm', given);
      expect([again.status, again.body.code]).toEqual([422, 'wrong-second-factor']);
    }
  });

  it('is not an admin in support', async () => {
    const seller = await account();
    const boss = await anAdmin(test);
    const entered = await test.app.inject({
      method: 'POST',
      url: `/api/admin/log-in-as-seller/${seller.id}`,
      headers: boss.authorization,
    });
    const support = secondFactorCalls(test, 'seller', entered.json().data.token);
    const { status, body } = await support.own('POST', '/confirm', { password: TEST_PASSWORD });
    expect([status, body.code]).toEqual([403, 'not-in-support']);
    const proof = await seller.calls.proof();
    expect((await support.own('POST', '/begin-app', { proof })).body.code).toBe('not-in-support');
    expect((await support.own('POST', '/passkey-options')).body.code).toBe('not-in-support');
  });
});

describe('an authenticator app', () => {
  it('is on once its first code is right, and is described by name and account', async () => {
    const { calls, email } = await account();
    const proof = await calls.proof();
    const { body } = await calls.own('POST', '/begin-app', { proof });
    const { secret, address, setUp } = body.data;
    expect(address).toContain(`otpauth://totp/Dhow:${encodeURIComponent(email)}`);
    expect(address).toContain(`secret=${secret}`);
    const code = codeAt(secret, now());
    const wrong = { proof, setUp, code: code === '000000' ? '111111' : '000000' };
    expect((await calls.own('POST', '/add-app', wrong)).body.fields).toHaveProperty('code');
    expect((await calls.read()).authenticatorApp).toBeNull();
    const added = await calls.own('POST', '/add-app', { proof, setUp, code });
    expect(added.body.data.recoveryCodes).toHaveLength(10);
    expect((await calls.read()).authenticatorApp).toMatchObject({ lastUsedAt: null });
    const second = await calls.own('POST', '/begin-app', { proof });
    expect([second.status, second.body.code]).toEqual([409, 'already-exists']);
    expect((await calls.own('POST', '/add-app', { proof, setUp, code })).status).toBe(409);
  });

  it('is not set up by what another account began', async () => {
    const [mira, omar] = [await account(), await account()];
    const his = { proof: await omar.calls.proof() };
    const { secret, setUp } = (await omar.calls.own('POST', '/begin-app', his)).body.data;
    const given = { proof: await mira.calls.proof(), setUp, code: codeAt(secret, now()) };
    const { status, body } = await mira.calls.own('POST', '/add-app', given);
    expect([status, body.code]).toEqual([409, 'begin-again']);
  });

  it('leaves neither its secret nor recovery codes readable in the database', async () => {
    const { calls } = await account();
    const { secret, recoveryCodes } = await calls.addApp(now());
    const rows = JSON.stringify([
      await test.db.select().from(authenticatorApp),
      await test.db.select().from(recoveryCode),
      await test.db.select().from(auditEntry),
    ]);
    expect(rows).not.toContain(secret);
    for (const code of recoveryCodes) {
      expect(rows).not.toContain(code);
      expect(rows).not.toContain(code.replaceAll('-', ''));
    }
  });

  it('is drawn no recovery codes where there are some, and new ones on demand', async () => {
    const { calls } = await account();
    const { recoveryCodes } = await calls.addPasskey();
    expect(recoveryCodes).toHaveLength(10);
    expect((await calls.addApp(now())).recoveryCodes).toBeNull();
    const renewed = await calls.own('POST', '/recovery-codes', { proof: await calls.proof() });
    expect(renewed.body.data.recoveryCodes).toHaveLength(10);
    const old = await calls.own('POST', '/confirm', { recoveryCode: recoveryCodes?.[0] });
    expect(old.status).toBe(422);
    const [recovery] = renewed.body.data.recoveryCodes;
    expect((await calls.own('POST', '/confirm', { recoveryCode: recovery })).status).toBe(200);
  });
});

describe('passkeys', () => {
  it('are several, named, renamed and removed', async () => {
    const { calls } = await account();
    await calls.addPasskey('Phone');
    const { id: passkeyId } = await calls.addPasskey('Laptop');
    const proof = await calls.proof();
    const path = `/rename-passkey/${passkeyId}`;
    expect((await calls.own('PUT', path, { proof, name: '<b>x</b>' })).status).toBe(422);
    expect((await calls.own('PUT', path, { proof, name: ' ' })).status).toBe(422);
    expect((await calls.own('PUT', path, { proof, name: 'Work laptop' })).status).toBe(200);
    const names = async () =>
      (await calls.read()).passkeys.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['Phone', 'Work laptop']);
    expect((await calls.own('POST', `/remove-passkey/${passkeyId}`, { proof })).status).toBe(200);
    expect(await names()).toEqual(['Phone']);
    expect((await calls.own('POST', `/remove-passkey/${passkeyId}`, { proof })).status).toBe(404);
  });

  it('of another account are not there', async () => {
    const [mira, omar] = [await account(), await account()];
    const { id: passkeyId } = await omar.calls.addPasskey();
    const proof = await mira.calls.proof();
    for (const answer of [
      await mira.calls.own('POST', `/remove-passkey/${passkeyId}`, { proof }),
      await mira.calls.own('PUT', `/rename-passkey/${passkeyId}`, { proof, name: 'Mine' }),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await omar.calls.read()).passkeys).toHaveLength(1);
  });

  it('are added by the challenge that was asked, on this site, once', async () => {
    const [mira, omar] = [await account(), await account()];
    const proof = await mira.calls.proof();
    const begin = async () =>
      (await mira.calls.own('POST', '/begin-passkey', { proof })).body.options;
    const his = (
      await omar.calls.own('POST', '/begin-passkey', { proof: await omar.calls.proof() })
    ).body;
    const authenticator = anAuthenticator();
    const add = (made: object) =>
      mira.calls.own('POST', '/add-passkey', { proof, name: 'A', passkey: made });
    for (const [why, made] of [
      ['another origin', authenticator.make(await begin(), { origin: 'https://evil.test' })],
      ['another site', authenticator.make(await begin(), { rpID: 'evil.test' })],
      ['another’s challenge', authenticator.make(his.options)],
    ] as const) {
      const { status, body } = await add(made);
      expect([why, status, body.code]).toEqual([why, 422, 'wrong-passkey']);
    }
    const made = authenticator.make(await begin());
    expect((await add(made)).status).toBe(200);
    expect((await add(made)).status).toBe(422);
    const twice = await add(authenticator.make(await begin()));
    expect([twice.status, twice.body.code]).toEqual([409, 'already-exists']);
  });

  it('are not possible at an IP address, which is said', async () => {
    const { publicUrl } = test.context;
    try {
      for (const address of ['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://shop.test']) {
        Object.assign(test.context, { publicUrl: address });
        const { calls } = await account();
        expect((await calls.read()).passkeyOrigin).toBeNull();
        const begun = await calls.own('POST', '/begin-passkey', { proof: await calls.proof() });
        expect([begun.status, begun.body.code]).toEqual([409, 'passkeys-not-possible']);
      }
    } finally {
      Object.assign(test.context, { publicUrl });
    }
  });
});

describe('every change', () => {
  it('is audited and mailed to the owner, without secrets', async () => {
    const { calls, email } = await account('admin');
    const { secret } = await calls.addApp(now());
    const { id: passkeyId } = await calls.addPasskey('Phone');
    const proof = await calls.proof();
    await calls.own('PUT', `/rename-passkey/${passkeyId}`, { proof, name: 'Old phone' });
    await calls.own('POST', `/remove-passkey/${passkeyId}`, { proof });
    await calls.own('POST', '/recovery-codes', { proof });
    await calls.own('POST', '/remove-app', { proof });
    expect(await actions()).toEqual([
      'add-authenticator-app',
      'add-passkey',
      'rename-passkey',
      'remove-passkey',
      'renew-recovery-codes',
      'remove-authenticator-app',
    ]);
    expect(await subjects()).toEqual([
      'Dhow: an authenticator app was added',
      'Dhow: a passkey was added',
      'Dhow: a passkey was renamed',
      'Dhow: a passkey was removed',
      'Dhow: new recovery codes were created, and the old ones no longer work',
      'Dhow: the authenticator app was removed',
    ]);
    expect(new Set(test.mails.map(({ to }) => to))).toEqual(new Set([email]));
    expect(JSON.stringify(test.mails)).not.toContain(secret);
  });

  it('that removes the last factor removes the recovery codes, and the password is enough again', async () => {
    const { calls, email } = await account();
    await calls.addApp(now());
    await calls.addPasskey();
    const proof = await calls.proof();
    expect((await calls.own('POST', '/turn-off', { proof })).status).toBe(200);
    expect(await calls.read()).toMatchObject({
      authenticatorApp: null,
      passkeys: [],
      recoveryCodes: null,
    });
    expect(Object.keys((await calls.logIn(email)).body)).toEqual(['token']);
    expect((await calls.own('POST', '/turn-off', { proof })).body.code).toBe('second-factor-off');
    expect((await calls.own('POST', '/recovery-codes', { proof })).body.code).toBe(
      'second-factor-off',
    );
  });
});
