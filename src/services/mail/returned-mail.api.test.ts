import { pino } from 'pino';
import { expect, it } from 'vitest';
import { newsletterSubscriber } from '#database/schema/activity.ts';
import { mail } from '#database/schema/mail.ts';
import { createApp } from '#server/create-app.ts';
import { anAdmin } from '#tests/support/factories.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';
import { settleAfterResponses } from '../after-response.ts';
import { sendNextPortion } from '../newsletter-issues.ts';
import { readReport } from './returned-mail.ts';

const test = await clearedApp();
const admin = await perTest(() => anAdmin(test));
const TOKEN = 'the token of the mail server';
const READER = 'gone@mail.example';

const appWith = (returnedMailToken: string | null) =>
  createApp(test.context, {
    ...{ log: pino({ level: 'silent' }), cache: test.cache, pages: null, returnedMailToken },
  });

/** Hands a mail over as a mail server does. */
async function handOver(payload: string, token = TOKEN, mine: string | null = TOKEN) {
  const { app } = await appWith(mine);
  const headers = { 'content-type': 'message/rfc822', authorization: `Bearer ${token}` };
  const answer = await app.inject({ method: 'POST', url: '/returned-mail', headers, payload });
  await app.close();
  return { status: answer.statusCode, text: answer.body };
}

type Said = { action?: string; status?: string; diagnostic?: string; named?: string };

/** A report as Postfix writes it. */
function report(id: string, { action, status, diagnostic, named }: Said = {}) {
  return [
    'From: MAILER-DAEMON@mail.example (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="4bX/mail.example"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--4bX/mail.example',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you.',
    '',
    '--4bX/mail.example',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example',
    ...(named ? [`Original-Envelope-Id: ${named}`] : []),
    '',
    `Final-Recipient: rfc822; ${READER}`,
    `Action: ${action ?? 'failed'}`,
    `Status: ${status ?? '5.1.1'}`,
    `Diagnostic-Code: smtp; ${diagnostic ?? '550 5.1.1 <gone@mail.example>: Recipient address\r\n    rejected: User unknown'}`,
    '',
    '--4bX/mail.example',
    'Content-Type: text/rfc822-headers',
    '',
    'From: Dhow <no-reply@dhow.example>',
    ...(named ? [] : [`Message-ID: <${id}@dhow.example>`]),
    `To: ${READER}`,
    '',
    '--4bX/mail.example--',
    '',
  ].join('\r\n');
}

const call = async (method: 'GET' | 'POST', url: string, payload?: object) => {
  const headers = admin.authorization;
  const request = { method, url: `/api/admin/${url}`, headers, ...(payload && { payload }) };
  return (await test.app.inject(request)).json();
};

const said = (text: string) => [{ kind: 'paragraph', spans: [{ text }] }];

/** Sends a newsletter to one reader; returns the id of the mail. */
async function sent(): Promise<string> {
  const confirmedAt = new Date();
  await test.db
    .insert(newsletterSubscriber)
    .values({ id: 'r1', email: READER, confirmedAt })
    .onConflictDoNothing();
  const words = { subject: 'Lamps', blocks: said('Brass again.') };
  const { data } = await call('POST', 'add-newsletter-issue', words);
  await call('POST', `send-newsletter-issue/${data._id}`, { version: data.version });
  await sendNextPortion(test.context);
  await settleAfterResponses();
  const [row] = await test.db.select().from(mail);
  expect(row).toMatchObject({ state: 'sent', email: READER });
  return row?.id ?? '';
}

const readers = async (confirmed = 'true') => call('GET', `get-newsletter?confirmed=${confirmed}`);

it('is taken from who has the token alone, and where there is one', async () => {
  const id = await sent();
  expect((await handOver(report(id), 'another token, as long')).status).toBe(404);
  expect((await handOver(report(id), '', null)).status).toBe(404);
  expect(await readers()).toHaveLength(1);
});

it('sets a reader aside whose address is dead, shows why, and mails them nothing more', async () => {
  const id = await sent();
  expect((await handOver(report(id))).text).toBe(`${READER} is set aside.\n`);
  expect(await readers()).toEqual([]);
  const why = /^It came back: 5\.1\.1 .*User unknown$/;
  expect(await readers('returned')).toMatchObject([
    { email: READER, confirmed: true, setAside: expect.stringMatching(why) },
  ]);
  const [row] = await call('GET', 'get-mails');
  expect(row).toMatchObject({ state: 'expired', problem: expect.stringMatching(why) });
  const { data } = await call('POST', 'add-newsletter-issue', {
    subject: 'More',
    blocks: said('Tin.'),
  });
  const none = await call('POST', `send-newsletter-issue/${data._id}`, { version: data.version });
  expect(none.code).toBe('no-readers');
});

it('takes a reader back who confirms the address anew', async () => {
  const id = await sent();
  await handOver(report(id));
  const payload = { email: READER };
  await test.app.inject({ method: 'POST', url: '/api/newsletter', payload });
  await settleAfterResponses();
  const link = /\/newsletter\/confirm\?token=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
  await test.app.inject({ method: 'POST', url: `/newsletter/confirm?token=${link}` });
  expect(await readers()).toMatchObject([{ email: READER, setAside: null }]);
});

it.each([
  ['by the id of its envelope', (id: string) => report('', { named: id }), 0],
  ['a full mailbox', (id: string) => report(id, { status: '5.2.2' }), 1],
  ['what its rules refuse', (id: string) => report(id, { status: '5.7.1' }), 1],
  ['a mail that is late alone', (id: string) => report(id, { action: 'delayed' }), 1],
  ['a mail of somebody else', () => report('abcdefghij0123456789'), 1],
  ['an answer', (id: string) => `From: a@b.example\r\nIn-Reply-To: <${id}@x>\r\n\r\nThanks`, 1],
  ['no mail at all', () => '\u0000--', 1],
])('%s: %#', async (_what, written, left) => {
  const id = await sent();
  expect((await handOver(written(id))).status).toBe(200);
  expect(await readers()).toHaveLength(left);
});

it('reads reports in parts of other kinds', () => {
  const id = 'abcdefghij0123456789';
  const status =
    'Reporting-MTA: dns; x\n\nFinal-Recipient: rfc822; a@b\nAction: FAILED\nStatus: 5.1.10 (gone)\n';
  const source = [
    'content-type: multipart/report; boundary=b1; report-type=delivery-status',
    '',
    '--b1',
    'Content-Type: message/global-delivery-status',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(status).toString('base64'),
    '--b1',
    'Content-Type: message/rfc822',
    '',
    `Subject: Lamps\nMessage-Id:\n <${id}@shop.example>`,
    '',
    'Brass again.',
    '--b1--',
  ].join('\n');
  expect(readReport(source)).toEqual({ mailId: id, status: '5.1.10', said: '' });
});
