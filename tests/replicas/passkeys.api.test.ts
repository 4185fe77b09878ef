import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { freshDatabaseUrl } from '#tests/support/database-url.ts';
import { aSeller } from '#tests/support/factories.ts';
import { anAuthenticator } from '#tests/support/second-factor/authenticator.ts';
import { secondFactorCalls } from '#tests/support/second-factor/second-factor-calls.ts';

// One embedded database has one process; replicas are a matter of PostgreSQL.
describe.runIf(inject('postgresUrl'))('a passkey at two replicas', () => {
  let first: TestApp;
  let second: TestApp;

  beforeAll(async () => {
    const url = (await freshDatabaseUrl()) ?? '';
    const settings = { publicUrl: 'http://localhost:3000' };
    [first, second] = await Promise.all([
      testApp(settings, null, url),
      testApp(settings, null, url),
    ]);
  });
  afterAll(async () => {
    await first?.close();
    await second?.close();
  });

  async function aSellerAtBoth() {
    const { authorization } = await aSeller(first);
    const token = authorization.authorization.replace('Bearer ', '');
    const callsAt = (test: TestApp) => secondFactorCalls(test, 'seller', token);
    return [callsAt(first), callsAt(second)] as const;
  }

  /** One that counts no uses, as those that a person's devices share: the challenge alone forbids a second use. */
  async function addUncounted({ own, proof }: ReturnType<typeof secondFactorCalls>) {
    const authenticator = anAuthenticator();
    const confirmed = await proof();
    const { options } = (await own('POST', '/begin-passkey', { proof: confirmed })).body;
    const passkey = authenticator.make(options, { counter: 0 });
    await own('POST', '/add-passkey', { proof: confirmed, name: 'A key', passkey });
    return authenticator;
  }

  it('logs in at one by the challenge of the other, once at either', async () => {
    const [here, there] = await aSellerAtBoth();
    const authenticator = await addUncounted(here);
    const passkey = authenticator.prove(await here.passkeyOptions(), { counter: 0 });
    const logInAt = ({ call }: typeof here) => call('POST', '/login/passkey', { passkey }, '');
    expect((await logInAt(there)).status).toBe(200);
    expect((await logInAt(here)).status).toBe(401);
    expect((await logInAt(there)).status).toBe(401);
  });

  it('logs in at one of them alone where both are sent it at once', async () => {
    const [here, there] = await aSellerAtBoth();
    const authenticator = await addUncounted(here);
    const passkey = authenticator.prove(await there.passkeyOptions(), { counter: 0 });
    const sent = [here, there, here, there].map(({ call }) =>
      call('POST', '/login/passkey', { passkey }, ''),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401, 401, 401]);
  });

  it('is added at one where the other began it, once', async () => {
    const [here, there] = await aSellerAtBoth();
    const proof = await here.proof();
    const { options } = (await here.own('POST', '/begin-passkey', { proof })).body;
    // Each time a key of its own, so that only the challenge is the same.
    const addAt = ({ own }: typeof here) =>
      own('POST', '/add-passkey', {
        proof,
        name: 'A key',
        passkey: anAuthenticator().make(options),
      });
    expect((await addAt(there)).status).toBeLessThan(300);
    expect((await addAt(here)).status).toBe(422);
    expect((await here.read()).passkeys).toHaveLength(1);
  });
});
