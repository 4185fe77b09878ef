import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { freshDatabaseUrl } from '#tests/support/database-url.ts';
import { aSeller } from '#tests/support/factories.ts';
import { secondFactorCalls } from '#tests/support/second-factor/second-factor-calls.ts';

describe.runIf(inject('postgresUrl'))('a log-in over two replicas on one database', () => {
  let first: TestApp;
  let second: TestApp;
  beforeAll(async () => {
    const url = (await freshDatabaseUrl()) ?? '';
    first = await testApp({ publicUrl: 'http://localhost:3000' }, null, url);
    second = await testApp({ publicUrl: 'http://localhost:3000' }, null, url);
  });
  afterAll(async () => {
    await first?.close();
    await second?.close();
  });

  /** An account with a passkey, as both replicas are asked by it. */
  async function withPasskey() {
    const { email, token } = await aSeller(first);
    const here = secondFactorCalls(first, 'seller', token);
    const there = secondFactorCalls(second, 'seller', token);
    const { authenticator } = await here.addPasskey();
    const ticket = async () => (await here.logIn(email)).body.secondFactor.ticket as string;
    return { here, there, authenticator, ticket };
  }

  it('begins at one and ends at the other, where its challenge and ticket serve once', async () => {
    const { here, there, authenticator, ticket } = await withPasskey();
    const begun = await ticket();
    const passkey = authenticator.prove(await here.passkeyOptions(begun));
    const answers = [];
    for (const asked of [there, here]) answers.push(await asked.secondStep(begun, { passkey }));
    expect(answers.map(({ status }) => status)).toEqual([200, 401]);
  });

  it('serves once though both are asked at the same moment', async () => {
    const { here, there, authenticator, ticket } = await withPasskey();
    const begun = await ticket();
    const passkey = authenticator.prove(await here.passkeyOptions(begun));
    const asked = [here, there, here, there].map((each) => each.secondStep(begun, { passkey }));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('by a passkey alone is opened by the replica that did not ask for it, once', async () => {
    const { here, there, authenticator } = await withPasskey();
    const passkey = authenticator.prove(await here.passkeyOptions());
    const answers = [];
    for (const asked of [there, here]) {
      answers.push(await asked.call('POST', '/login/passkey', { passkey }, ''));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 401]);
  });
});
