import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import type { Config } from '#server/config/read-config.ts';
import { clearedApp } from '#tests/support/shared-app.ts';
import type { TrustProxy } from '../config/network.ts';
import { createApp } from '../create-app.ts';
import { loadPages } from '../load-pages.ts';
import { logOptions } from '../log-options.ts';

const test = await clearedApp();
const pages = await loadPages(false);
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

type Line = { reqId: string; kept?: boolean; req: object; res: object; responseTime: number };

/** A server that keeps answers, the lines of its log, and how many requests reached a route's handler. */
async function keeping(trustProxy: TrustProxy = false) {
  const lines: Line[] = [];
  const settings = { logLevel: 'info', logNetworks: 'shortened' } as Config;
  const log = pino(logOptions(settings), {
    write: (line: string) => void lines.push(JSON.parse(line)),
  });
  test.cache.clear();
  const readiness = { ...test.context.readiness, isDraining: () => isDraining };
  let isDraining = false;
  const { app } = await createApp(
    { ...test.context, readiness },
    { log, cache: test.cache, pages, trustProxy },
  );
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  const handled: string[] = [];
  const count = (message: unknown) =>
    void handled.push((message as { request: { url: string } }).request.url);
  subscribe('tracing:fastify.request.handler:start', count);
  ends.push(async () => unsubscribe('tracing:fastify.request.handler:start', count));
  ends.push(() => app.close());
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const { promise, resolve, reject } =
      Promise.withResolvers<import('node:http').IncomingMessage>();
    ask(base + path, { headers, method }, resolve)
      .on('error', reject)
      .end();
    const response = await promise;
    const { date: _, 'x-request-id': id, ...said } = response.headers;
    return { status: response.statusCode, id, headers: said, body: await buffer(response) };
  };
  const drain = () => {
    isDraining = true;
  };
  // A route's line is written once the last byte has left.
  const lineOf = async (id: unknown) => {
    await expect.poll(() => lines.map(({ reqId }) => reqId)).toContain(id);
    return lines.find(({ reqId }) => reqId === id);
  };
  return { base, get, lines, lineOf, handled, drain };
}

const asked = [
  ['/', { 'accept-encoding': 'br' }],
  ['/ar/shop', { 'accept-encoding': 'gzip' }],
  ['/shop?sort=price-low-high&utm_source=x', {}],
  ['/api/get-category', { 'accept-encoding': 'gzip', 'accept-language': 'ar' }],
  ['/api/get-product?limit=2', { 'accept-language': 'hi, en;q=0.5' }],
  ['/sitemap.xml', {}],
] as const;

it.each(asked)('sends %s again as it was sent when it was made', async (path, headers) => {
  const { get, lineOf } = await keeping();
  const made = await get(path, headers);
  expect(made.status).toBe(200);
  for (let again = 0; again < 3; again += 1) {
    const { id, ...kept } = await get(path, headers);
    expect(kept).toEqual({ status: made.status, headers: made.headers, body: made.body });
    expect(id).not.toBe(made.id);
    const [url] = path.split('?');
    const line = await lineOf(id);
    expect(line?.res).toEqual({ statusCode: 200 });
    expect(line?.req).toEqual({ method: 'GET', path: url, ip: '127.0.0.0' });
    expect(line?.responseTime).toBeGreaterThan(0);
  }
});

it('routes a page that is kept once, and what was dropped again', async () => {
  const { get, handled, lines } = await keeping();
  const packed = { 'accept-encoding': 'br' };
  for (let time = 0; time < 3; time += 1) await get('/shop', packed);
  expect(handled).toEqual(['/shop']);
  expect(lines.filter(({ kept }) => kept)).toHaveLength(2);
  test.cache.clear();
  await get('/shop', packed);
  expect(handled).toEqual(['/shop', '/shop']);
});

it('routes whom it would have to unpack a page for', async () => {
  const { get, handled, lines } = await keeping();
  for (let time = 0; time < 2; time += 1) await get('/shop');
  expect(handled).toEqual(['/shop', '/shop']);
  expect(lines.filter(({ kept }) => kept)).toHaveLength(1);
});

it('routes what asks for more than the plain answer', async () => {
  const { base, get, handled, drain } = await keeping();
  const { headers } = await get('/shop');
  await get('/shop');
  const known = await get('/shop', { 'if-none-match': String(headers.etag) });
  expect([known.status, known.body.length]).toEqual([304, 0]);
  expect((await get('/shop', {}, 'HEAD')).body).toHaveLength(0);
  expect((await get('/shop', {}, 'DELETE')).status).toBe(404);
  const data = '/shop.data';
  await get(data);
  const ahead = await get(data, { 'sec-purpose': 'prefetch' });
  expect(ahead.headers['cache-control']).toContain('private, max-age=');
  expect((await get(data)).headers['cache-control']).toBe('no-cache');

  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /shop HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /);

  const before = handled.length;
  drain();
  expect((await get('/shop')).headers.connection).toBe('close');
  expect(handled).toHaveLength(before + 1);
});

it('believes a proxy of ours, and nobody else', async () => {
  const told = { 'x-request-id': 'from-the-proxy', 'x-forwarded-for': '203.0.113.9' };
  for (const [trusted, ip] of [
    [1, '203.0.113.0'],
    [false, '127.0.0.0'],
  ] as const) {
    const { get, lineOf } = await keeping(trusted);
    await get('/shop');
    const { id } = await get('/shop', told);
    expect(id === told['x-request-id']).toBe(trusted === 1);
    expect(await lineOf(id)).toMatchObject({ kept: true, req: { ip } });
  }
});
