import { Secret, TOTP } from 'otpauth';
import type { TestApp } from '../app.ts';
import { TEST_PASSWORD } from '../factories.ts';
import { anAuthenticator } from './authenticator.ts';

type Role = 'seller' | 'admin';
type Method = 'GET' | 'POST' | 'PUT';

/** The code of an authenticator app with this secret, at this time. */
export function codeAt(secret: string, time: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: time.getTime() });
}

/** The calls of second factors, as one account makes them. */
export function secondFactorCalls(test: TestApp, role: Role, token: string) {
  async function call(method: Method, path: string, payload?: object, bearer = token) {
    const response = await test.app.inject({
      method,
      url: `/api/${role}${path}`,
      ...(bearer !== '' && { headers: { authorization: `Bearer ${bearer}` } }),
      ...(payload && { payload }),
    });
    return { status: response.statusCode, body: response.json() };
  }
  const own = (method: Method, path: string, payload?: object) =>
    call(method, `/second-factor${path}`, payload);

  async function proof(given: object = { password: TEST_PASSWORD }): Promise<string> {
    return (await own('POST', '/confirm', given)).body.data.proof;
  }

  /** Sets an app up by the code of `time`; the secret, and the recovery codes if there are new ones. */
  async function addApp(time: Date): Promise<{ secret: string; recoveryCodes: string[] }> {
    const confirmed = await proof();
    const { secret, setUp } = (await own('POST', '/begin-app', { proof: confirmed })).body.data;
    const given = { proof: confirmed, setUp, code: codeAt(secret, time) };
    return { secret, ...(await own('POST', '/add-app', given)).body.data };
  }

  async function addPasskey(name = 'A key', site?: string) {
    const authenticator = anAuthenticator(site);
    const confirmed = await proof();
    const { options } = (await own('POST', '/begin-passkey', { proof: confirmed })).body;
    const passkey = authenticator.make(options);
    const answer = await own('POST', '/add-passkey', { proof: confirmed, name, passkey });
    const { passkeys } = (await own('GET', '')).body;
    const recoveryCodes = answer.body.data?.recoveryCodes as string[] | null;
    return { authenticator, recoveryCodes, id: passkeys.at(-1)._id as string };
  }

  return {
    call,
    own,
    proof,
    addApp,
    addPasskey,
    read: async () => (await own('GET', '')).body,
    /** The first step of a log-in. */
    logIn: (email: string, password = TEST_PASSWORD) =>
      call('POST', '/login', { emailOrPhone: email, password }, ''),
    secondStep: (ticket: string, factor: object) =>
      call('POST', '/login/second-factor', { ticket, ...factor }, ''),
    passkeyOptions: async (ticket?: string) =>
      (await call('POST', '/login/passkey-options', { ticket }, '')).body.options,
  };
}
