import { describe, expect, it } from 'vitest';
import { anAdmin, aSeller, TEST_PASSWORD } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

const test = await sharedApp();

async function controlOf(method: 'GET' | 'POST', path: string, headers = {}, payload?: object) {
  const url = `/api${path}`;
  const answer = await test.app.inject({ method, url, headers, ...(payload && { payload }) });
  return [answer.statusCode, answer.headers['cache-control']];
}

describe('is kept by nobody', () => {
  it('what is answered to a token, refusals included', async () => {
    const seller = await aSeller(test);
    const admin = await anAdmin(test);
    const own = `/seller/get-products/${seller.id}`;
    expect(await controlOf('GET', own, seller.authorization)).toEqual([200, 'no-store']);
    expect(await controlOf('GET', own)).toEqual([401, 'no-store']);
    expect(await controlOf('GET', own, { authorization: 'x' })).toEqual([401, 'no-store']);
    expect(await controlOf('GET', own, admin.authorization)).toEqual([403, 'no-store']);
    expect(await controlOf('GET', '/admin/get-sellers', admin.authorization)).toEqual([
      200,
      'no-store',
    ]);
    expect(await controlOf('GET', '/nowhere', admin.authorization)).toEqual([404, 'no-store']);
  });

  it.each(['seller', 'admin'])('what the log-in and passwords of a %s answer', async (role) => {
    const { email } = role === 'seller' ? await aSeller(test) : await anAdmin(test);
    const login = { emailOrPhone: email, password: TEST_PASSWORD };
    expect(await controlOf('POST', `/${role}/login`, {}, login)).toEqual([200, 'no-store']);
    expect(await controlOf('POST', `/${role}/login`, {}, {})).toEqual([422, 'no-store']);
    const wrong = { ...login, password: 'another one' };
    expect(await controlOf('POST', `/${role}/login`, {}, wrong)).toEqual([401, 'no-store']);
    expect(await controlOf('POST', `/${role}/forgot-password`, {}, { email })).toEqual([
      200,
      'no-store',
    ]);
    const link = { token: 'a'.repeat(40), newPassword: 'never seen before 1' };
    expect(await controlOf('POST', `/${role}/reset-password-by-link`, {}, link)).toEqual([
      422,
      'no-store',
    ]);
  });

  it('what registering answers', async () => {
    const registration = { name: 'Noor', email: 'noor@shop.example', phone: '5550004444' };
    const whole = { ...registration, password: 'never seen before 1' };
    expect(await controlOf('POST', '/seller/register', {}, whole)).toEqual([201, 'no-store']);
    expect(await controlOf('POST', '/seller/register', {}, whole)).toEqual([409, 'no-store']);
  });
});

it('what anyone may read is kept as before, whatever token comes along', async () => {
  for (const headers of [{}, { authorization: 'x' }, (await anAdmin(test)).authorization]) {
    expect(await controlOf('GET', '/get-category', headers)).toEqual([200, 'no-cache']);
  }
});
