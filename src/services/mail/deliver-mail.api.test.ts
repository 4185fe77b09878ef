import { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { countMails, leaseMail } from '#database/queries/mails/mail-queue.ts';
import { countDueMails } from '#database/queries/newsletter-issues.ts';
import { mail as mails } from '#database/schema/mail.ts';
import { clearedApp } from '#tests/support/shared-app.ts';
import { sweepExpired } from '../accounts/sweep-expired.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { write } from '../write.ts';
import { deliverNextMail, pauseAfter } from './deliver-mail.ts';

const test = await clearedApp();

const A_MINUTE = 60_000;
const AN_HOUR = 60 * A_MINUTE;
const LINK = 'http://127.0.0.1/admin/reset-password?token=secret-token';

/** A context whose clock and mail server are the test's; what is queued waits for `deliver`. */
function aServer(send: (mail: Mail) => Promise<void> = async () => {}) {
  const sent: Mail[] = [];
  let time = Date.now();
  const context: AppContext = {
    ...test.context,
    mailQueued: new EventEmitter(),
    now: () => new Date(time),
    sendMail: async (mail) => {
      await send(mail);
      sent.push(mail);
    },
  };
  return {
    context,
    sent,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    /** Sends all that is due; returns how many attempts that were. */
    async deliver() {
      let attempts = 0;
      while (await deliverNextMail(context)) attempts += 1;
      return attempts;
    },
  };
}

type TestServer = ReturnType<typeof aServer>;

const queue = ({ context }: Pick<TestServer, 'context'>, changes: Partial<Mail> = {}) =>
  write(context, async (_db, _touch, send) =>
    send({ to: 'mira@haddad.test', subject: 'Dhow: a link', lines: [`Open ${LINK}`], ...changes }),
  );

const rows = () => test.db.select().from(mails);

const refusal = (responseCode: number, command: string, said = 'no') =>
  Object.assign(new Error(said), {
    code: 'EENVELOPE',
    responseCode,
    command,
    response: `${responseCode} ${said}`,
  });
const unreachable = () => Object.assign(new Error('connect'), { code: 'ESOCKET', command: 'CONN' });

it('sends what was committed, whole and once, and keeps no text of it', async () => {
  const server = aServer();
  const headers = { unsubscribe: 'http://127.0.0.1/leave', replyTo: 'leila@post.example' };
  await queue(server, headers);
  expect(JSON.stringify(await rows())).not.toMatch(/secret-token|leila/);
  expect(await server.deliver()).toBe(1);
  expect(server.sent).toMatchObject([
    { to: 'mira@haddad.test', lines: [`Open ${LINK}`], ...headers },
  ]);
  expect(await rows()).toMatchObject([{ state: 'sent', sealed: '', leasedUntil: null }]);
  expect(await server.deliver()).toBe(0);
});

it('sends nothing of what was rolled back', async () => {
  const server = aServer();
  const failing = write(server.context, async (_db, _touch, send) => {
    send({ to: 'mira@haddad.test', subject: 'x', lines: ['x'] });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await rows()).toEqual([]);
});

it('tries for a day with growing pauses, then leaves it to an admin', async () => {
  const server = aServer(() => Promise.reject(unreachable()));
  await queue(server);
  let attempts = 0;
  for (let minute = 0; minute <= 25 * 60; minute += 1) {
    attempts += await server.deliver();
    server.pass(A_MINUTE);
  }
  expect(attempts).toBeGreaterThan(24);
  expect(attempts).toBeLessThan(40);
  expect(await rows()).toMatchObject([
    { state: 'failed', problem: 'The mail server cannot be reached.' },
  ]);
  expect([1, 2, 3, 30].map(pauseAfter)).toEqual([30_000, 60_000, 120_000, AN_HOUR]);
});

it('sends all that waited for the server as soon as one went through', async () => {
  let isAway = true;
  const server = aServer(() => (isAway ? Promise.reject(unreachable()) : Promise.resolve()));
  for (const to of ['a@x.test', 'b@x.test', 'c@x.test']) await queue(server, { to });
  for (let hours = 0; hours < 5; hours += 1) {
    await server.deliver();
    server.pass(AN_HOUR);
  }
  await server.deliver();
  isAway = false;
  await queue(server, { to: 'd@x.test' });
  expect(await server.deliver()).toBe(4);
  expect(server.sent.map(({ to }) => to).sort()).toEqual([
    'a@x.test',
    'b@x.test',
    'c@x.test',
    'd@x.test',
  ]);
});

it('puts off what the server puts off, and that mail alone', async () => {
  const server = aServer((mail) =>
    mail.to === 'a@x.test'
      ? Promise.reject(refusal(450, 'RCPT TO', 'greylisted'))
      : Promise.resolve(),
  );
  await queue(server, { to: 'a@x.test' });
  await queue(server, { to: 'b@x.test' });
  expect(await server.deliver()).toBe(2);
  expect(await countMails(test.db)).toMatchObject({ waiting: 1, failed: 0 });
  expect((await rows()).find(({ email }) => email === 'a@x.test')).toMatchObject({
    problem: 'The mail server put it off: 450 greylisted',
    isHeld: false,
  });
});

it('gives up what is refused for good, without its links in the reason', async () => {
  const said = `5.7.1 no ${LINK} here`;
  const server = aServer(() => Promise.reject(refusal(554, 'DATA', said)));
  await queue(server);
  await server.deliver();
  expect(await rows()).toMatchObject([
    { state: 'failed', problem: 'The mail server refused it: 554 5.7.1 no … here' },
  ]);
  expect(await countMails(test.db)).toMatchObject({ waiting: 0, failed: 1, oldestWaitingAt: null });
});

it('sends no link that is worthless by then', async () => {
  const server = aServer();
  await queue(server, { goodUntil: new Date(Date.now() + AN_HOUR) });
  server.pass(AN_HOUR + 1);
  await server.deliver();
  expect(server.sent).toEqual([]);
  expect(await rows()).toMatchObject([{ state: 'expired', sealed: '' }]);
});

it('gives one mail to one process, also while it is being sent', async () => {
  const server = aServer();
  for (let count = 0; count < 5; count += 1) await queue(server, { to: `${count}@x.test` });
  const leased = await Promise.all(
    Array.from({ length: 8 }, () => leaseMail(test.db, server.context.now(), A_MINUTE)),
  );
  const ids = leased.flatMap((each) => each?.id ?? []);
  expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
  expect(await server.deliver()).toBe(0);
  // Nor to one whose clock is ahead.
  server.pass(AN_HOUR);
  expect(await server.deliver()).toBe(0);
});

it('tries once more where a process died while sending, and not a third time', async () => {
  const server = aServer();
  await queue(server);
  for (let deaths = 0; deaths < 2; deaths += 1) {
    expect(await leaseMail(test.db, server.context.now(), A_MINUTE)).not.toBeNull();
    await test.db.update(mails).set({ leasedUntil: sql`now() - interval '1 second'` });
  }
  await server.deliver();
  expect(server.sent).toEqual([]);
  expect(await rows()).toMatchObject([
    { state: 'failed', problem: expect.stringContaining('may have arrived') },
  ]);
});

it('says so where TOKEN_SECRET has changed', async () => {
  const server = aServer();
  await queue(server);
  server.context.tokenSecret = new TextEncoder().encode('another secret, which is long enough too');
  await server.deliver();
  expect(server.sent).toEqual([]);
  expect(await rows()).toMatchObject([
    { state: 'failed', problem: expect.stringContaining('TOKEN_SECRET has changed') },
  ]);
});

it('keeps nothing of a recipient who is to be forgotten, sent or not', async () => {
  const server = aServer((mail) =>
    mail.to === 'a@x.test' ? Promise.reject(refusal(550, 'RCPT TO')) : Promise.resolve(),
  );
  await queue(server, { to: 'a@x.test', forgotten: true });
  await queue(server, { to: 'b@x.test', forgotten: true });
  expect(await server.deliver()).toBe(2);
  expect(await rows()).toEqual([]);
});

it('forgets sent mails after a week, failed ones after two, and their text with the link', async () => {
  const server = aServer((mail) =>
    mail.to === 'b@x.test' ? Promise.resolve() : Promise.reject(refusal(550, 'RCPT TO')),
  );
  await queue(server, { to: 'a@x.test', goodUntil: new Date(Date.now() + AN_HOUR) });
  await queue(server, { to: 'b@x.test' });
  await queue(server, { to: 'c@x.test' });
  await server.deliver();
  const kept = async () => {
    await sweepExpired(server.context);
    const all = await test.db.select().from(mails).orderBy(mails.email);
    return all.map(({ email, state, sealed }) => `${email[0]} ${state}${sealed && ' with text'}`);
  };
  expect(await kept()).toEqual(['a failed with text', 'b sent', 'c failed with text']);
  server.pass(2 * AN_HOUR);
  expect(await kept()).toEqual(['a expired', 'b sent', 'c failed with text']);
  server.pass(7 * 24 * AN_HOUR);
  expect(await kept()).toEqual(['c failed with text']);
  server.pass(7 * 24 * AN_HOUR);
  expect(await kept()).toEqual([]);
});

it('sends mails about accounts first, and the same to many last, however long they wait', async () => {
  const server = aServer();
  await queue(server, { to: 'many@x.test', isToMany: true });
  server.pass(AN_HOUR);
  await queue(server, { to: 'one@x.test' });
  server.pass(AN_HOUR);
  const made = { kind: 'passwordLink', values: { site: 'Dhow' } };
  await queue(server, { to: 'link@x.test', made });
  expect(await countMails(test.db)).toMatchObject({ lanes: { accounts: 1, others: 1, many: 1 } });
  expect(await server.deliver()).toBe(3);
  expect(server.sent.map(({ to }) => to)).toEqual(['link@x.test', 'one@x.test', 'many@x.test']);
});

it('leaves one who takes only what was never tried, or only accounts, without anything else', async () => {
  const server = aServer(() => Promise.reject(refusal(450, 'RCPT TO')));
  await queue(server, { to: 'one@x.test' });
  expect(await deliverNextMail(server.context, { first: true, lane: 'accounts' })).toBe(false);
  expect(await deliverNextMail(server.context, { first: true })).toBe(true);
  server.pass(AN_HOUR);
  expect(await deliverNextMail(server.context, { first: true })).toBe(false);
  expect(await server.deliver()).toBe(1);
});

it('queues the next readers of a newsletter while many mails wait for their next attempt', async () => {
  const server = aServer(() => Promise.reject(refusal(450, 'RCPT TO')));
  for (let count = 0; count < 100; count += 1) await queue(server, { to: `${count}@x.test` });
  const due = () => countDueMails(test.db, server.context.now(), 100);
  expect(await due()).toBe(100);
  await server.deliver();
  expect(await due()).toBe(0);
});

it('queues no more of a newsletter while the server is away', async () => {
  const server = aServer(() => Promise.reject(unreachable()));
  await queue(server);
  await server.deliver();
  expect(await countDueMails(test.db, server.context.now(), 100)).toBe(1);
});

it.each([
  { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' },
  { code: 'ECONNECTION', command: 'CONN' },
  { code: 'EABORT' },
])(
  'tries a mail no sooner that the server alone fails on, while others go through: %j',
  async (fault) => {
    const server = aServer((mail) =>
      mail.to === 'slow@x.test'
        ? Promise.reject(Object.assign(new Error(), fault))
        : Promise.resolve(),
    );
    await queue(server, { to: 'slow@x.test' });
    for (let count = 0; count < 5; count += 1) await queue(server, { to: `${count}@x.test` });
    expect(await server.deliver()).toBe(6);
  },
);
