import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sendError } from '#api/error-handler.ts';
import { validatorCompiler } from '#api/parse-input.ts';
import { publicRead } from '#api/public-read.ts';
import { defineCall } from '#contracts/calls/call.ts';
import { notFound } from '#services/failure.ts';
import { shareWork } from '../load/share-work.ts';
import { createPublicReads, type PublicReads } from './public-reads.ts';
import { createResponseCache, type ResponseCache } from './response-cache.ts';

let app: FastifyInstance;
let cache: ResponseCache;
let reads: PublicReads;
let base: string;
/** What was really read, in order. */
let handled: string[];
let prices: Record<string, number>;

const anyone = { summary: 'A read of the test', policy: 'anyone' } as const;
const named = z.object({ name: z.string() });
const calls = {
  products: defineCall('GET /products', {
    ...anyone,
    query: z.object({ page: z.string().optional(), q: z.string().max(3_000).optional() }),
    response: z.object({ query: z.unknown(), text: z.string() }),
  }),
  product: defineCall('GET /products/:name', {
    ...anyone,
    params: named,
    response: z.object({ price: z.number() }),
  }),
  untagged: defineCall('GET /untagged', { ...anyone, response: z.object({ at: z.number() }) }),
  site: defineCall('GET /site', { ...anyone, kept: true, response: named }),
  broken: defineCall('GET /broken', { ...anyone, response: named }),
  shop: defineCall('GET /shops/:name/site', {
    ...anyone,
    params: named,
    response: z.object({ shop: z.string() }),
  }),
};

beforeEach(async () => {
  handled = [];
  prices = { one: 10, two: 20 };
  cache = createResponseCache({ maxBytes: 10_000_000 });
  reads = createPublicReads({ cache, work: shareWork(() => false), cacheControl: 'no-cache' });
  app = fastify({ routerOptions: { maxParamLength: 2_000 } });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendError);
  let requests = 0;
  app.addHook('onRequest', async (_request, reply) => {
    requests += 1;
    reply.header('x-request-id', `request-${requests}`);
  });
  app.register(
    async (scope) => {
      for (const read of smallReads()) reads.serve(scope, read);
      scope.get(
        '/mine',
        { config: { access: { policy: 'seller', staff: 'replies' } } },
        async (request) => {
          handled.push(request.url);
          return request.headers.authorization ?? 'nobody';
        },
      );
    },
    { prefix: '/api' },
  );
  base = `${await app.listen({ port: 0 })}/api`;
});
afterEach(() => app.close());

const smallReads = () => [
  publicRead(calls.products, async ({ query }) => {
    handled.push(`/products ${JSON.stringify(query)}`);
    await wait(5);
    const list = { total: 2, next: null };
    return { value: { query, text: 'long '.repeat(500) }, tags: ['products'], list };
  }),
  publicRead(calls.product, async ({ params: { name } }) => {
    handled.push(`/products/${name}`);
    const price = prices[name];
    await wait(5);
    if (price === undefined) throw notFound('product');
    return { value: { price }, tags: [`product:${name}`] };
  }),
  publicRead(calls.untagged, async () => {
    handled.push('/untagged');
    return { value: { at: handled.length }, tags: [] };
  }),
  publicRead(calls.site, async () => {
    handled.push('/site');
    return { value: { name: 'x'.repeat(900) }, tags: [] };
  }),
  publicRead(calls.broken, async () => {
    handled.push('/broken');
    throw new Error('the database is gone');
  }),
  publicRead(calls.shop, async ({ params: { name } }) => {
    handled.push(`/shops/${name}`);
    return { value: { shop: name }, tags: ['shops'] };
  }),
];

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
    expect(await reads.ask(calls.site, {})).toMatchObject({ cacheable: true, tags: [] });
  });

  it('is the same with and without a token, and knows nothing of it', async () => {
    const answer = await get('/products/one', { authorization: 'Bearer x' });
    expect(await answer.json()).toEqual({ price: 10 });
    await get('/products/one');
    expect(handled).toEqual(['/products/one']);
    expect(await (await get('/mine', { authorization: 'Bearer x' })).text()).toBe('Bearer x');
  });
});

it.each(['a%2Fb', '%252e%252e', '...', '%2e%2e'])('the name %s stays one segment', async (name) => {
  const answer = await raw(`/api/shops/${name}/site`, 'GET');
  expect(answer).toContain(JSON.stringify({ shop: decodeURIComponent(name) }));
});

it('reads what is too long to be kept as it reads anything', async () => {
  const name = 'x'.repeat(1_100);
  for (const _ of [1, 2]) {
    expect((await reads.ask(calls.shop, { params: { name } })).value).toEqual({ shop: name });
  }
  expect(handled).toHaveLength(2);
});

it('takes a name that no address can hold for one that is not there', async () => {
  const asked = reads.ask(calls.shop, { params: { name: '\ud800' } });
  await expect(asked).rejects.toMatchObject({ status: 404 });
  await expect(reads.ask({ route: 'GET /mine' }, {})).rejects.toThrow(
    'GET /mine is no public read',
  );
});

describe('the query', () => {
  it('counts only where it is declared, in any order', async () => {
    await get('/products?q=watch&page=2&utm_source=mail');
    await get('/products?page=2&fbclid=17&q=watch');
    expect(handled).toEqual(['/products {"page":"2","q":"watch"}']);
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

  it('an answer that does not say what it shows', async () => {
    for (const path of ['/untagged', '/untagged']) await get(path);
    expect(handled).toHaveLength(2);
  });

  it('whatever is not open to anyone', async () => {
    await get('/mine');
    expect(await (await get('/mine', { authorization: 'Bearer me' })).text()).toBe('Bearer me');
  });
});

describe('on the wire', () => {
  it('is encoded as asked, with its own length and one tag for all', async () => {
    const plain = await raw('/api/products', 'GET');
    const body = plain.slice(plain.indexOf('\r\n\r\n') + 4);
    const etags = new Set<string | undefined>();
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
      ['identity', (bytes: Buffer) => bytes],
    ] as const) {
      const answer = await app.inject({
        url: '/api/products',
        headers: { 'accept-encoding': encoding },
      });
      expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
      expect(answer.headers.vary).toBe('accept-language, accept-encoding');
      expect(decode(answer.rawPayload).toString()).toBe(body);
      etags.add(answer.headers.etag);
    }
    expect(etags.size).toBe(1);
    expect(handled).toHaveLength(1);
  });

  it('leaves small bodies uncompressed', async () => {
    const answer = await app.inject({ url: '/api/site', headers: { 'accept-encoding': 'br' } });
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
      const answer = await raw('/api/products', 'GET', `If-None-Match: ${had}\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 304 /);
      expect(answer).toMatch(/^cache-control: no-cache\r$/m);
      expect(answer).toContain(`etag: ${etag}\r\n`);
      expect(answer).toContain('vary: accept-language, accept-encoding\r\n');
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
    const got = await raw('/api/products', 'GET');
    const head = await raw('/api/products', 'HEAD');
    const lengthOf = (answer: string) => /content-length: (\d+)/.exec(answer)?.[1];
    expect(head).toMatch(/^HTTP\/1\.1 200 /);
    expect(lengthOf(head)).toBe(lengthOf(got));
    expect(head.endsWith('\r\n\r\n')).toBe(true);
    expect(await raw('/api/products/two', 'HEAD')).toMatch(/^HTTP\/1\.1 200 /);
    expect(handled).toEqual(['/products {}', '/products/two']);
  });
});

describe('loaders', () => {
  it('get the same kept answer as requests, as a value with its tags', async () => {
    const asked = () => reads.ask(calls.product, { params: { name: 'one' } });
    const first = await asked();
    expect(first).toMatchObject({ value: { price: 10 }, tags: ['product:one'], cacheable: true });
    expect(await asked()).toBe(first);
    expect(await (await get('/products/one')).json()).toEqual({ price: 10 });
    await get('/products?page=2&q=watch');
    await reads.ask(calls.products, { query: { q: 'watch', page: '2', colour: 'red' } });
    expect(handled).toEqual(['/products/one', '/products {"page":"2","q":"watch"}']);
  });

  it('learn how many rows a list has', async () => {
    const { list } = await reads.ask(calls.products, {});
    expect(list).toEqual({ total: 2, next: null });
  });

  it('know that untagged answers are true for now only, and get what a read throws', async () => {
    expect(await reads.ask(calls.untagged, {})).toMatchObject({ cacheable: false });
    const none = reads.ask(calls.product, { params: { name: 'none' } });
    await expect(none).rejects.toMatchObject({ status: 404 });
    await expect(reads.ask(calls.broken, {})).rejects.toThrow('the database is gone');
  });
});
