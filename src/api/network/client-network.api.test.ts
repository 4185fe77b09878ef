import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { TrustProxy } from '#server/config/network.ts';
import { createApp } from '#server/create-app.ts';
import { attemptsAt, type Sender, statusesOf, times } from '#tests/support/attempts.ts';
import { clearedApp } from '#tests/support/shared-app.ts';

/** A fifth of the usual limits: each attempt is a real comparison of a password. */
const SCALE = 0.2;
const MOST = 30 * SCALE;

const test = await clearedApp({ limitScale: SCALE });

const { post, logIn } = attemptsAt(() => test);

const behind = (trustProxy: TrustProxy) =>
  createApp(test.context, {
    log: pino({ level: 'silent' }),
    cache: test.cache,
    pages: null,
    trustProxy,
  });

describe('an address', () => {
  const fill = (sender: (number: number) => Sender, count = MOST + 1) =>
    statusesOf(count, (number) =>
      logIn(`someone${number}@x.test`, 'wrong password', sender(number)),
    );

  it('is the connection, whatever a header claims', async () => {
    expect(await fill((number) => ({ forwarded: `203.0.113.${number}` }))).toContain(429);
  });

  it.each([
    ['the nearest of one', 1, '127.0.0.1', (seen: string) => seen],
    ['the second of two', 2, '127.0.0.1', (seen: string) => `${seen}, 10.0.0.7`],
    [
      'the first outside the networks',
      ['127.0.0.1', '10.0.0.0/8'],
      '127.0.0.1',
      (seen: string) => `${seen}, 10.9.9.9, 10.0.0.7`,
    ],
    [
      'with the ports that gateways append',
      ['127.0.0.1', '10.0.0.0/8', '2001:db8:a::/48'],
      '127.0.0.1',
      (seen: string) => `${seen}:443, 10.9.9.9:3128, [2001:db8:a::7]:8080, [::ffff:10.0.0.7]:1`,
    ],
  ] as const)(
    'behind proxies is the one they saw, whatever its client claims: %s',
    async (_, trusted, from, chain) => {
      const through = await behind(trusted as TrustProxy);
      const sender = (claimed: string, seen: string) => ({
        from,
        through,
        forwarded: `${claimed}, ${chain(seen)}`,
      });
      try {
        const statuses = await fill((number) => sender(`203.0.113.${number}`, '198.51.100.20'));
        expect(statuses).toEqual([...times(MOST, 401), 429]);
        const other = await logIn('x@x.test', 'wrong', sender('203.0.113.1', '198.51.100.21'));
        expect(other.status).toBe(401);
      } finally {
        await through.app.close();
      }
    },
  );

  it('that comes around the proxies is its own', async () => {
    const through = await behind(['10.0.0.0/8']);
    try {
      const sender = (number: number) => ({ through, forwarded: `203.0.113.${number}` });
      expect(await fill(sender)).toContain(429);
    } finally {
      await through.app.close();
    }
  });

  it('names requests and traces where it is a proxy of ours, and nowhere else', async () => {
    const through = await behind(['10.0.0.0/8']);
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const headers = { 'x-request-id': 'edge-1', traceparent: `00-${trace}-00f067aa0ba902b7-01` };
    const ask = async (remoteAddress: string) => {
      const url = '/api/health/live';
      const answer = await through.app.inject({ url, remoteAddress, headers });
      return [answer.headers['x-request-id'], answer.headers.traceparent];
    };
    try {
      expect(await ask('10.0.0.1')).toEqual(['edge-1', headers.traceparent]);
      expect(await ask('198.51.100.1')).toEqual([
        expect.stringMatching(/^[\da-f-]{36}$/),
        undefined,
      ]);
    } finally {
      await through.app.close();
    }
  });

  it('of IPv6 counts by its network of 64 bits, however it is written', async () => {
    const hosts = (number: number) => [
      `2001:db8::${number.toString(16)}`,
      `2001:db8:0:0:${number.toString(16)}::1`,
      `2001:DB8:0:0:1:2:3:${number.toString(16)}`,
    ];
    expect(await fill((number) => ({ from: hosts(number)[number % 3] ?? '' }))).toContain(429);
    const neighbour = await logIn('x@x.test', 'wrong', { from: '2001:db8:0:1::1' });
    expect(neighbour.status).toBe(401);
    const far = await logIn('x@x.test', 'wrong', { from: '2001:db8:1::1' });
    expect(far.status).toBe(401);
  });

  it('of IPv6 counts by its 48 bits too, with four times as much', async () => {
    const from = (number: number) => ({ from: `2001:db8:7:${number.toString(16)}::1` });
    expect(await fill(from, 4 * MOST + 1)).toEqual([...times(4 * MOST, 401), 429]);
    const far = await logIn('x@x.test', 'wrong', { from: '2001:db8:8::1' });
    expect(far.status).toBe(401);
    const newsletter = (number: number) =>
      post('/newsletter', { email: `a${number}@x.test` }, from(number));
    const statuses = await statusesOf(40 * SCALE + 1, newsletter);
    expect(statuses.slice(0, -1).every((status) => status < 300)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });

  it('of 48 bits is asked so many passkeys at most, as each is kept', async () => {
    test.context.limitScale = 0.1;
    try {
      const ask = (number: number) =>
        post('/seller/login/passkey-options', {}, { from: `2001:db8:9:${number.toString(16)}::1` });
      const statuses = await statusesOf(25, ask);
      expect(statuses.slice(0, 24)).not.toContain(429);
      expect(statuses[24]).toBe(429);
    } finally {
      test.context.limitScale = SCALE;
    }
  });

  it('of IPv4 is the same inside IPv6', async () => {
    const sender = (number: number) => ({ from: number % 2 ? '::ffff:192.0.2.1' : '192.0.2.1' });
    expect(await fill(sender)).toContain(429);
    expect((await logIn('x@x.test', 'wrong', { from: '::ffff:192.0.2.2' })).status).toBe(401);
  });
});
