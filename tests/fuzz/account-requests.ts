import { sql } from 'drizzle-orm';
import { webhookDelivery } from '#database/schema/webhook.ts';
import { anApiKey } from '#tests/support/api-keys.ts';
import type { TestApp } from '#tests/support/app.ts';
import { anAdmin, aSeller, aSession, TEST_PASSWORD } from '#tests/support/factories.ts';
import { anAuthenticator } from '#tests/support/second-factor/authenticator.ts';
import { codeAt, secondFactorCalls } from '#tests/support/second-factor/second-factor-calls.ts';
import { type Make, NEW_PASSWORD, newest, next, type Shop, send, tokenMailed } from './shop.ts';

type Role = 'seller' | 'admin';
const account = (test: TestApp, role: Role) => (role === 'seller' ? aSeller(test) : anAdmin(test));

/** An account of its own, with what second factors ask of it. */
export async function secured({ test }: Shop, role: Role) {
  const who = await account(test, role);
  const calls = secondFactorCalls(test, role, who.token);
  return { who, calls, proof: await calls.proof() };
}

/** Requests to the calls about an account's own second factors. */
export function secondFactorRequests(role: Role): Record<string, Make> {
  const at = `/api/${role}/second-factor`;
  const withProof: Make = async (shop) => {
    const { who, proof } = await secured(shop, role);
    return { who, body: { proof } };
  };
  const withPasskey = async (shop: Shop) => {
    const { who, calls } = await secured(shop, role);
    const { id } = await calls.addPasskey();
    return { who, params: { id }, proof: await calls.proof() };
  };
  const withApp: Make = async (shop) => {
    const { who, calls } = await secured(shop, role);
    await calls.addApp(shop.test.context.now());
    return { who, body: { proof: await calls.proof() } };
  };
  return {
    [`GET ${at}`]: () => ({}),
    [`POST ${at}/confirm`]: async ({ test }) => ({
      who: await account(test, role),
      body: { password: TEST_PASSWORD },
    }),
    [`POST ${at}/passkey-options`]: async (shop) => ({ who: (await withPasskey(shop)).who }),
    [`POST ${at}/begin-app`]: withProof,
    [`POST ${at}/add-app`]: async (shop) => {
      const { who, calls, proof } = await secured(shop, role);
      const { secret, setUp } = (await calls.own('POST', '/begin-app', { proof })).body.data;
      return { who, body: { proof, setUp, code: codeAt(secret, shop.test.context.now()) } };
    },
    [`POST ${at}/remove-app`]: withApp,
    [`POST ${at}/begin-passkey`]: withProof,
    [`POST ${at}/add-passkey`]: async (shop) => {
      const { who, calls, proof } = await secured(shop, role);
      const { options } = (await calls.own('POST', '/begin-passkey', { proof })).body;
      return { who, body: { proof, name: 'A key', passkey: anAuthenticator().make(options) } };
    },
    [`PUT ${at}/rename-passkey/:id`]: async (shop) => {
      const { who, params, proof } = await withPasskey(shop);
      return { who, params, body: { proof, name: 'Another key' } };
    },
    [`POST ${at}/remove-passkey/:id`]: async (shop) => {
      const { who, params, proof } = await withPasskey(shop);
      return { who, params, body: { proof } };
    },
    [`POST ${at}/recovery-codes`]: withApp,
    [`POST ${at}/turn-off`]: withApp,
  };
}

/** Requests to the calls about webhooks. */
export function webhookRequests(role: Role): Record<string, Make> {
  const at = `/api/${role}`;
  const fields = { url: 'https://hooks.example/dhow', events: ['product.added', 'lead.changed'] };
  const made = async (shop: Shop): Promise<string> =>
    (await send(shop, shop[role], 'POST', `/${role}/add-webhook`, fields)).data._id;
  const withOne: Make = async (shop) => ({ params: { webhookId: await made(shop) } });
  const emptied =
    (make: Make): Make =>
    async (shop) => {
      await shop.test.db.execute(sql`delete from webhook`);
      return make(shop);
    };
  return {
    [`GET ${at}/get-webhooks`]: () => ({}),
    [`POST ${at}/add-webhook`]: emptied(() => ({ body: fields })),
    [`PUT ${at}/edit-webhook/:webhookId`]: emptied(async (shop) => ({
      params: { webhookId: await made(shop) },
      body: { ...fields, isOn: true },
    })),
    [`DELETE ${at}/delete-webhook/:webhookId`]: emptied(withOne),
    [`GET ${at}/get-webhook-deliveries/:webhookId`]: emptied(withOne),
    [`POST ${at}/send-webhook-again/:deliveryId`]: emptied(async (shop) => {
      const webhookId = await made(shop);
      const id = `delivery${next()}`;
      await shop.test.db.insert(webhookDelivery).values({
        ...{ id, webhookId, event: 'product.added', subjectId: 'x', state: 'failed' },
      });
      return { params: { deliveryId: id } };
    }),
  };
}

/** Requests to the calls about API keys. */
export function apiKeyRequests(role: Role): Record<string, Make> {
  const scopes = role === 'admin' ? ['see-products', 'change-products'] : ['editor'];
  return {
    [`GET /api/${role}/get-api-keys`]: () => ({}),
    [`POST /api/${role}/add-api-key`]: async (shop) => {
      const { who, proof } = await secured(shop, role);
      return { who, body: { proof, name: 'Stock', scopes, days: 90 } };
    },
    [`DELETE /api/${role}/revoke-api-key/:keyId`]: async (shop) => {
      const { id } = await anApiKey(shop.test, role, shop[role], scopes);
      return { params: { keyId: id } };
    },
  };
}

/** Requests to the calls about logging in and out. */
export function logInRequests(role: Role): Record<string, Make> {
  const at = `/api/${role}`;
  return {
    [`POST ${at}/login`]: async ({ test }) => ({
      body: { emailOrPhone: (await account(test, role)).email, password: TEST_PASSWORD },
    }),
    [`POST ${at}/login/second-factor`]: async (shop) => {
      const { who, calls } = await secured(shop, role);
      const { recoveryCodes } = await calls.addApp(shop.test.context.now());
      const { ticket } = (await calls.logIn(who.email ?? '')).body.secondFactor;
      return { body: { ticket, recoveryCode: recoveryCodes[0] } };
    },
    [`POST ${at}/login/passkey-options`]: async (shop) => {
      const { who, calls } = await secured(shop, role);
      await calls.addPasskey();
      return { body: { ticket: (await calls.logIn(who.email ?? '')).body.secondFactor.ticket } };
    },
    [`POST ${at}/login/passkey`]: async (shop) => {
      const { calls } = await secured(shop, role);
      const { authenticator } = await calls.addPasskey();
      return { body: { passkey: authenticator.prove(await calls.passkeyOptions()) } };
    },
    [`POST ${at}/forgot-password`]: async ({ test }) => ({
      body: { email: (await account(test, role)).email },
    }),
    [`POST ${at}/reset-password-by-link`]: async (shop) => {
      const { email } = await account(shop.test, role);
      await send(shop, shop.admin, 'POST', `/${role}/forgot-password`, { email });
      return {
        body: { token: await tokenMailed(shop, 'reset-password'), newPassword: NEW_PASSWORD },
      };
    },
    [`GET ${at}/get-sessions`]: () => ({}),
    [`DELETE ${at}/end-session/:sessionId`]: async (shop) => {
      const { test } = shop;
      await aSession(test.context, role, shop[role]);
      return { params: { sessionId: (await newest(shop, 'session')).id ?? '' } };
    },
    ...Object.fromEntries(
      ['end-other-sessions', 'log-out', 'log-out-everywhere'].map((name) => [
        `POST ${at}/${name}`,
        async ({ test }: Shop) => ({ who: await account(test, role) }),
      ]),
    ),
  };
}
