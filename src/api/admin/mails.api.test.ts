import { expect, it } from 'vitest';
import { mail as mails } from '#database/schema/mail.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { anAdmin, aSeller } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const admin = await perTest(() => anAdmin(test));

async function call(method: 'GET' | 'POST', path: string, payload?: object) {
  const url = `/api${path}`;
  const headers = admin.authorization;
  const answer = await test.app.inject({ method, url, headers, ...(payload && { payload }) });
  await settleAfterResponses();
  return { status: answer.statusCode, body: answer.json(), text: answer.body };
}

/** Writes a mail with a link to a seller while `sendMail` fails, or succeeds. */
async function aMail({ fails }: { fails: Error | null }) {
  const { sendMail } = test.context;
  const seller = await aSeller(test);
  const email = seller.email ?? '';
  try {
    if (fails) test.context.sendMail = () => Promise.reject(fails);
    expect((await call('POST', '/seller/forgot-password', { email })).status).toBe(200);
  } finally {
    test.context.sendMail = sendMail;
  }
  const { body, text } = await call('GET', `/admin/get-mails?q=${encodeURIComponent(email)}`);
  return { email, id: body[0]?._id, body, text };
}

const refused = () =>
  Object.assign(new Error(), { command: 'RCPT TO', responseCode: 550, response: '550 no mailbox' });
const away = () => Object.assign(new Error(), { code: 'ECONNECTION' });

it('lists what waits and failed, and why, but nothing of what it says', async () => {
  const failed = await aMail({ fails: refused() });
  expect(failed.body).toMatchObject([
    { email: failed.email, state: 'failed', nextAt: null, attempts: 1, sending: false },
  ]);
  expect(failed.body[0].problem).toBe('The mail server refused it: 550 no mailbox');
  expect(failed.text).not.toMatch(/token|sealed|http/);
  const waiting = await aMail({ fails: away() });
  expect(waiting.body).toMatchObject([
    { state: 'waiting', problem: 'The mail server cannot be reached.' },
  ]);
  expect(Date.parse(waiting.body[0].nextAt)).toBeGreaterThan(Date.now());
  const { body } = await call('GET', '/admin/get-mails?state=failed');
  expect(body.map(({ email }: { email: string }) => email)).toEqual([failed.email]);
});

it('sends one again, which then has gone, and cannot be sent a third time', async () => {
  const { id, email } = await aMail({ fails: refused() });
  const already = test.mails.length;
  expect((await call('POST', `/admin/send-mail-again/${id}`)).status).toBe(200);
  expect(test.mails.slice(already)).toMatchObject([{ to: email }]);
  expect(test.mails.at(-1)?.text).toContain('reset-password?token=');
  const { status, body } = await call('POST', `/admin/send-mail-again/${id}`);
  expect([status, body.code]).toEqual([409, 'mail-settled']);
  expect((await call('POST', '/admin/send-mail-again/nobody')).status).toBe(404);
  const { body: entries } = await call('GET', '/admin/get-audit?entity=mail');
  expect(entries).toMatchObject([{ action: 'send-mail-again', entityId: id }]);
  expect(JSON.stringify(entries)).not.toContain(email);
});

it('sends all again that failed', async () => {
  await aMail({ fails: refused() });
  await aMail({ fails: refused() });
  const already = test.mails.length;
  const { body } = await call('POST', '/admin/send-failed-mails-again');
  expect([body.message, body.data]).toEqual(['2 mails are tried again now', { mails: 2 }]);
  expect(test.mails.length - already).toBe(2);
  expect((await test.db.select().from(mails)).map(({ state }) => state)).toEqual(['sent', 'sent']);
  expect((await call('POST', '/admin/send-failed-mails-again')).body.message).toBe(
    'No mail had failed',
  );
});
