import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import type { Mail } from '../app-context.ts';
import { describeProblem } from './mail-problem.ts';
import { mailToServer } from './mailers.ts';

const look = async () => ({
  ...{ name: 'Dhow', publicUrl: 'http://127.0.0.1', logo: null, picture: null },
});
const aMail = (to = 'mira@haddad.test'): Mail => ({
  ...{ to, subject: 'Dhow: a link' },
  lines: ['Hello,', '', { url: 'http://127.0.0.1/reset-password?token=secret-token' }],
});
const SOON = { connectionTimeout: 500, greetingTimeout: 500, socketTimeout: 500 };

type Answers = {
  greeting?: string;
  /** Answers a command; null says nothing, and a function does what it likes to the connection. */
  on?: (command: string) => string | null | ((socket: Socket) => void);
  /** Answers the mail once it is whole; or as it begins, where that is a function. */
  atEnd?: string | ((socket: Socket) => void);
};

/** An SMTP server that answers as it is told; it counts connections and whole mails. */
async function listen({ greeting = '220 test', on, atEnd = '250 kept' }: Answers) {
  const seen = { connections: 0, mails: [] as string[] };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    seen.connections += 1;
    let data: string | null = null;
    let rest = '';
    socket.setEncoding('utf8').on('error', () => {});
    if (greeting !== '') socket.write(`${greeting}\r\n`);
    socket.on('data', (chunk: string) => {
      rest += chunk;
      if (data !== null) {
        if (typeof atEnd === 'function') return atEnd(socket);
        data += rest;
        rest = '';
        if (!data.endsWith('\r\n.\r\n')) return undefined;
        seen.mails.push(data);
        data = null;
        return void socket.write(`${atEnd}\r\n`);
      }
      for (let end = rest.indexOf('\r\n'); end >= 0 && data === null; end = rest.indexOf('\r\n')) {
        const command = rest.slice(0, end);
        rest = rest.slice(end + 2);
        const answer = on?.(command);
        if (typeof answer === 'function') answer(socket);
        else if (typeof answer === 'string') socket.write(`${answer}\r\n`);
        if (answer !== undefined) continue;
        if (command === 'DATA') data = '';
        socket.write(command === 'DATA' ? '354 go on\r\n' : '250 ok\r\n');
      }
      return undefined;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { seen, send: mailToServer(url, 'no-reply@dhow.test', look, { times: SOON }) };
}

/** What is noted of an attempt; null where it went through. */
const problemOf = (sending: Promise<void>) =>
  sending.then(
    () => null,
    (error: unknown) => describeProblem(error),
  );

const drop = (socket: Socket) => socket.destroy();

it('keeps a connection for the mails that follow, a refusal of one between them too', async () => {
  const { seen, send } = await listen({
    on: (command) => (command === 'RCPT TO:<no@x.test>' ? '550 no mailbox' : undefined) as never,
  });
  for (const to of ['a@x.test', 'no@x.test', 'b@x.test', 'c@x.test', 'd@x.test', 'e@x.test'])
    await problemOf(send(aMail(to)));
  expect(seen.mails).toHaveLength(5);
  // The first is not free again before the server has said so: a second one may be opened.
  expect(seen.connections).toBeLessThanOrEqual(2);
});

it('opens another where a kept one was closed meanwhile, and sends nothing twice', async () => {
  const { seen, send } = await listen({
    on: (command) =>
      (command === 'MAIL FROM:<no-reply@dhow.test>' &&
      seen.connections === 1 &&
      seen.mails.length > 0
        ? drop
        : undefined) as never,
  });
  for (const to of ['a@x.test', 'b@x.test']) expect(await problemOf(send(aMail(to)))).toBe(null);
  expect([seen.connections, seen.mails.length]).toEqual([2, 2]);
});

it.each<[string, Answers, { isFinal: boolean; sentence: RegExp }]>([
  ['says nothing at all', { greeting: '' }, { isFinal: false, sentence: /did not answer in time/ }],
  [
    'says nothing more after the greeting',
    { on: () => null },
    { isFinal: false, sentence: /did not answer in time/ },
  ],
  [
    'says nothing once it has the mail',
    { atEnd: () => {} },
    { isFinal: false, sentence: /did not answer in time/ },
  ],
  [
    'speaks something else',
    { greeting: 'HTTP/1.1 200 OK' },
    { isFinal: false, sentence: /is no mail server/ },
  ],
  ['answers garbage', { on: () => '\u0000\u0001 ¿' }, { isFinal: false, sentence: /mail server/ }],
  ['closes within the mail', { atEnd: drop }, { isFinal: false, sentence: /cannot be reached/ }],
  [
    'closes at DATA',
    { on: (command) => (command === 'DATA' ? drop : undefined) as never },
    { isFinal: false, sentence: /cannot be reached/ },
  ],
  [
    'answers a line without an end',
    { atEnd: (socket) => void socket.write(`250 ${'x'.repeat(2_000_000)}`) },
    { isFinal: false, sentence: /mail server/ },
  ],
  [
    'refuses in many long lines, with the mail’s own link',
    {
      atEnd: `${`554-${'y'.repeat(900)} http://127.0.0.1/?token=secret-token\r\n`.repeat(50)}554 no`,
    },
    { isFinal: true, sentence: /^The mail server refused it: 554 [^\n]{0,200}$/ },
  ],
])(
  'ends an attempt at a server that %s, with a sentence',
  async (_, answers, { isFinal, sentence }) => {
    const { send, seen } = await listen(answers);
    const problem = await problemOf(send(aMail()));
    expect(problem).toMatchObject({ isFinal, sentence: expect.stringMatching(sentence) });
    expect(problem?.sentence).not.toMatch(/secret-token|[\r\n]/);
    expect(problem?.sentence.length).toBeLessThan(300);
    expect(seen.connections).toBeLessThanOrEqual(2);
  },
);

it('believes a server that says 250 to everything, once for each mail', async () => {
  const { send, seen } = await listen({
    on: (command) => (command === 'DATA' ? undefined : '250 ok') as never,
  });
  for (const to of ['a@x.test', 'b@x.test']) expect(await problemOf(send(aMail(to)))).toBe(null);
  expect(seen.mails).toHaveLength(2);
});

it('takes no answer of one mail for that of the next, where a server says more than it was asked', async () => {
  const { send, seen } = await listen({ atEnd: '250 kept\r\n250 and\r\n250 more' });
  expect(await problemOf(send(aMail('a@x.test')))).toBe(null);
  await problemOf(send(aMail('b@x.test')));
  expect(seen.mails[0]).toContain('a@x.test');
  expect(seen.mails.filter((mail) => mail.includes('To: b@x.test')).length).toBeLessThanOrEqual(1);
});
