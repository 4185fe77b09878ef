import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { shareWork } from '../load/share-work.ts';
import { cacheApiResponses } from './cache-api-responses.ts';
import { createInProcessCalls, type InProcessCalls } from './in-process-calls.ts';
import { createResponseCache, type ResponseCache } from './response-cache.ts';

let app: FastifyInstance;
let cache: ResponseCache;
let inside: InProcessCalls;
let base: string;
/** What the handlers were really asked, in order. */
let handled: string[];
let prices: Record<string, number>;

beforeEach(async () => {
  handled = [];
  prices = { one: 10, two: 20 };
  cache = createResponseCache({ maxBytes: 10_000_000 });
  inside = createInProcessCalls(cache);
  app = fastify({ routerOptions: { maxParamLength: 2_000 } });
  inside.attach(app);
  app.setValidatorCompiler(() => () => true);
  app.decorateReply('tags');
  let requests = 0;
  app.addHook('onRequest', async (_request, reply) => {
    reply.tags = new Set();
    requests += 1;
    reply.header('x-request-id', `request-${requests}`);
  });
  cacheApiResponses(app, { cache, inside, work: shareWork(() => false), cacheControl: 'no-cache' });
  addRoutes(app);
  base = await app.listen({ port: 0 });
});
afterEach(() => app.close());

function addRoutes(app: FastifyInstance) {
  const open = { policy: 'anyone' as const };
  const querystring = z.object({ page: z.string().optional(), q: z.string().optional() });
  app.get('/products', { config: open, schema: { querystring } }, async (request, reply) => {
    handled.push(request.url);
    await wait(5);
    reply.tags.add('products');
    reply.header('x-total-count', '2');
    return { url: request.url, agent: request.headers['user-agent'], text: 'long '.repeat(500) };
  });
  app.get('/products/:id', { config: open }, async (request, reply) => {
    handled.push(request.url);
    const { id } = request.params as { id: string };
    const price = prices[id];
    await wait(5);
    if (price === undefined) return reply.code(404).send({ message: 'Not there' });
    reply.tags.add(`product:${id}`);
    return { price, actor: request.headers.authorization ?? 'nobody' };
  });
  app.get('/untagged', { config: open }, async (request) => {
    handled.push(request.url);
    return { at: handled.length };
  });
  app.get('/site', { config: { ...open, kept: true } }, async (request) => {
    handled.push(request.url);
    return { name: 'x'.repeat(900) };
  });
  app.get('/health', { config: { ...open, kept: false } }, async (request, reply) => {
    handled.push(request.url);
    reply.tags.add('health');
    return 'fine';
  });
  app.get('/broken', { config: open }, async (request) => {
    handled.push(request.url);
    throw new Error('the database is gone');
  });
  app.get('/shops/:shop/site', { config: open }, async (request, reply) => {
    handled.push(request.url);
    reply.tags.add('shops');
    return { shop: (request.params as { shop: string }).shop };
  });
  app.get('/mine', { config: { policy: 'seller' } }, async (request, reply) => {
    handled.push(request.url);
    reply.tags.add('mine');
    return request.headers.authorization ?? 'nobody';
  });
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(base + path, { headers: { 'accept-encoding': 'identity', ...headers } });

/** A request as its bytes, for what `fetch` would hide. */
async function raw(path: string, method: string, headers = ''): Promise<string> {
  const socket = connect(Number(new URL(base).port), new URL(base).hostname);
  await once(socket, 'connect');
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`);
  return text(socket);
}

describe('a kept answer', () => {
  it('is made once for fifty at once and for all who follow', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('/products/one')));
    for (const answer of answers) expect(await answer.json()).toMatchObject({ price: 10 });
    await get('/products/one');
    expect(handled).toEqual(['/products/one']);
  });

  it('carries the headers of the route, but those of hooks are of each request', async () => {
    const first = await get('/products');
    const second = await get('/products');
    expect(handled).toHaveLength(1);
    expect(second.headers.get('x-total-count')).toBe('2');
    expect(second.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(second.headers.get('cache-control')).toBe('no-cache');
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });

  it('knows nothing of the visitor it was first made for', async () => {
    const answer = await get('/products', { 'user-agent': 'Spy/1.0', cookie: 'a=b' });
    expect(((await answer.json()) as { agent: string }).agent).not.toContain('Spy');
  });

  it('is dropped by its tags, and only then', async () => {
    await get('/products/one');
    await get('/products/two');
    prices.one = 11;
    cache.drop(['product:one']);
    expect(await (await get('/products/one')).json()).toMatchObject({ price: 11 });
    await get('/products/two');
    expect(handled).toEqual(['/products/one', '/products/two', '/products/one']);
  });

  it('needs no tags where it is said never to change', async () => {
    for (const _ of [1, 2]) await get('/site');
    expect(handled).toEqual(['/site']);
    expect(await inside.ask('/site')).toMatchObject({ cacheable: true, tags: [] });
  });

  it('is the same with and without a token, and knows nothing of it', async () => {
    const answer = await get('/products/one', { authorization: 'Bearer x' });
    expect(await answer.json()).toEqual({ price: 10, actor: 'nobody' });
    await get('/products/one');
    expect(handled).toEqual(['/products/one']);
    expect(await (await get('/mine', { authorization: 'Bearer x' })).text()).toBe('Bearer x');
  });
});

it.each(['%2e%2e', '%2E.', '..', '%2e'])('dots (%s) lead to no other route', async (dots) => {
  const answer = await raw(`/shops/${dots}/site`, 'GET');
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(handled).toEqual([]);
  await expect(inside.ask(`/shops/${dots}/site`)).rejects.toMatchObject({ status: 404 });
});

it.each(['a%2Fb', '%252e%252e', '...'])('the name %s stays one segment', async (name) => {
  const answer = await raw(`/shops/${name}/site`, 'GET');
  expect(answer).toContain(JSON.stringify({ shop: decodeURIComponent(name) }));
});

it('asks inside for what is too long to be kept as for anything', async () => {
  const name = 'x'.repeat(1_100);
  const asked = await inside.ask(`/shops/${name}/site`);
  expect([asked.status, JSON.parse(asked.body.toString())]).toEqual([200, { shop: name }]);
});

describe('the query', () => {
  it('counts only where it is declared, in any order', async () => {
    await get('/products?q=watch&page=2&utm_source=mail');
    await get('/products?page=2&fbclid=17&q=watch');
    expect(handled).toEqual(['/products?page=2&q=watch']);
  });

  it('neither fills memory nor reaches the handler with endless parameters', async () => {
    for (let i = 0; i < 50; i += 1) await get(`/products/one?x=${i}`);
    expect(handled).toEqual(['/products/one']);
    expect(cache.stats().entries).toBe(1);
  });

  it('is answered though not kept where it is too long', async () => {
    const q = 'x'.repeat(2_000);
    expect((await get(`/products?q=${q}`)).status).toBe(200);
    await get(`/products?q=${q}`);
    expect(handled).toHaveLength(2);
    expect(cache.stats().entries).toBe(0);
  });
});

describe('what is made anew each time', () => {
  it('a not found, which is there as soon as it exists', async () => {
    expect((await get('/products/new')).status).toBe(404);
    prices.new = 5;
    expect(await (await get('/products/new')).json()).toMatchObject({ price: 5 });
  });

  it('a failure', async () => {
    for (const _ of [1, 2]) {
      const answer = await get('/broken');
      expect(answer.status).toBe(500);
      expect(answer.headers.get('etag')).toBeNull();
    }
    expect(handled).toHaveLength(2);
  });

  it('an answer that does not say what it shows, or asks not to be kept', async () => {
    for (const path of ['/untagged', '/untagged', '/health', '/health']) await get(path);
    expect(handled).toHaveLength(4);
  });

  it('whatever is not open to anyone', async () => {
    await get('/mine');
    expect(await (await get('/mine', { authorization: 'Bearer me' })).text()).toBe('Bearer me');
  });
});

describe('on the wire', () => {
  it('is encoded as asked, with its own length and one tag for all', async () => {
    const plain = await raw('/products', 'GET');
    const body = plain.slice(plain.indexOf('\r\n\r\n') + 4);
    const etags = new Set<string | undefined>();
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
      ['identity', (bytes: Buffer) => bytes],
    ] as const) {
      const answer = await app.inject({
        url: '/products',
        headers: { 'accept-encoding': encoding },
      });
      expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
      expect(answer.headers.vary).toBe('accept-encoding');
      expect(decode(answer.rawPayload).toString()).toBe(body);
      etags.add(answer.headers.etag);
    }
    expect(etags.size).toBe(1);
    expect(handled).toHaveLength(1);
  });

  it('leaves small bodies uncompressed', async () => {
    const answer = await app.inject({ url: '/site', headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it('is compressed once, however many wait', async () => {
    await get('/products');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => get('/products', { 'accept-encoding': 'br' })),
    );
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  });

  it('answers 304, without a body, to whoever has it already', async () => {
    const etag = (await get('/products')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    for (const had of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const answer = await raw('/products', 'GET', `If-None-Match: ${had}\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 304 /);
      expect(answer).toMatch(/^cache-control: no-cache\r$/m);
      expect(answer).toContain(`etag: ${etag}\r\n`);
      expect(answer).toContain('vary: accept-encoding\r\n');
      expect(answer).not.toMatch(/content-(?:length|type|encoding)/i);
      expect(answer.endsWith('\r\n\r\n')).toBe(true);
    }
    for (const had of ['"other"', `"x${etag.slice(3)}`, 'nonsense']) {
      expect((await get('/products', { 'if-none-match': had })).status).toBe(200);
    }
    expect((await get('/products/none', { 'if-none-match': '*' })).status).toBe(404);
  });

  it('gives another tag to another content', async () => {
    const before = (await get('/products/one')).headers.get('etag');
    prices.one = 12;
    cache.drop(['product:one']);
    const answer = await get('/products/one', { 'if-none-match': before ?? '' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).not.toBe(before);
  });

  it('answers HEAD as GET, without the body, from the same entry', async () => {
    const got = await raw('/products', 'GET');
    const head = await raw('/products', 'HEAD');
    const lengthOf = (answer: string) => /content-length: (\d+)/.exec(answer)?.[1];
    expect(head).toMatch(/^HTTP\/1\.1 200 /);
    expect(lengthOf(head)).toBe(lengthOf(got));
    expect(head.endsWith('\r\n\r\n')).toBe(true);
    expect(await raw('/products/two', 'HEAD')).toMatch(/^HTTP\/1\.1 200 /);
    expect(handled).toEqual(['/products', '/products/two']);
  });
});

describe('calls from inside', () => {
  it('are answered from the cache and learn the tags', async () => {
    for (const _ of [1, 2]) {
      const answer = await inside.ask('/products/one');
      expect(answer).toMatchObject({ status: 200, tags: ['product:one'], cacheable: true });
      expect(JSON.parse(answer.body.toString())).toMatchObject({ price: 10 });
    }
    expect(handled).toEqual(['/products/one']);
  });

  it('know that failures and untagged answers are true for now only', async () => {
    expect(await inside.ask('/products/none')).toMatchObject({ status: 404, cacheable: false });
    expect(await inside.ask('/untagged')).toMatchObject({ status: 200, cacheable: false });
    expect(await inside.ask('/health')).toMatchObject({ status: 200, cacheable: false });
  });

  it('leave nothing for outsiders: not the tags, nor a way past the cache', async () => {
    const answer = await get('/products/one', { 'x-dhow-inside-call': 'guess' });
    expect([...answer.headers.keys()].filter((name) => /dhow|tag$/.test(name))).toEqual(['etag']);
    await get('/products/one', { 'x-dhow-inside-call': '' });
    expect(handled).toHaveLength(1);
  });
});

it('refuses to start with a query schema it cannot read names from', () => {
  const schema = { querystring: z.object({ a: z.string() }).transform((query) => query.a) };
  const other = fastify();
  cacheApiResponses(other, {
    cache,
    inside,
    work: shareWork(() => false),
    cacheControl: 'no-cache',
  });
  expect(() => other.get('/x', { config: { policy: 'anyone' }, schema }, () => '')).toThrow(
    '/x is kept',
  );
});
