import { createHash } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AnswerCache, createAnswerCache } from '#server/page-cache/answer-cache.ts';
import { createInsideCalls } from '#server/page-cache/inside-calls.ts';
import { keepApiAnswers } from '#server/page-cache/keep-api-answers.ts';
import { smallServerBuild } from '#tests/support/small-server-build.tsx';
import { createPageAddresses } from './page-addresses.ts';
import { createPageRenderer } from './render-page.ts';
import { servePages } from './serve-pages.ts';

const HOSTILE = '</script><script>alert(1)</script><!--';

let app: FastifyInstance;
let cache: AnswerCache;
let products: Record<string, { name: string; price: number }>;
let rendered: string[];
let reported: unknown[];

beforeEach(async () => {
  products = { one: { name: 'Dive watch', price: 10 }, bad: { name: HOSTILE, price: 1 } };
  rendered = [];
  reported = [];
  cache = createAnswerCache({ maxBytes: 10_000_000 });
  const inside = createInsideCalls();
  const build = smallServerBuild();
  app = fastify();
  inside.attach(app);
  app.decorateReply('tags');
  app.addHook('onRequest', async (_request, reply) => {
    reply.tags = new Set();
    reply.header('content-security-policy', "default-src 'none'");
  });
  keepApiAnswers(app, { cache, inside, cacheControl: 'no-cache' });
  app.get('/api/get-product/:id', { config: { policy: 'anyone' } }, async (request, reply) => {
    const { id } = request.params as { id: string };
    await wait(2);
    reply.tags.add(`product:${id}`);
    return products[id] ?? reply.code(404).send({ message: 'Not there', code: 'not-found' });
  });
  app.get('/api/get-product', { config: { policy: 'anyone' } }, async (_request, reply) => {
    reply.tags.add('products').add('a-seller');
    reply.header('x-total-count', '10000+');
    return Object.values(products);
  });
  const render = createPageRenderer({
    build,
    inside,
    publicUrl: 'https://dhow.example',
    mediaOrigins: ['https://media.example'],
    cacheControl: 'no-cache',
    log: { error: (details: unknown) => reported.push(details), debug: () => {} },
  });
  servePages(app, {
    cache,
    understand: createPageAddresses({
      queries: { '/': [], '/shop': ['q', 'page'], '/product/:id': [] },
      routeIds: Object.keys(build.routes),
    }),
    render: (url) => {
      rendered.push(url);
      return render(url);
    },
  });
});
afterEach(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

/** Opening tags of scripts a browser would run that have neither source nor a hash in the policy. */
function refusedScripts(html: string, policy: string): string[] {
  return html
    .split('<script')
    .slice(1)
    .filter((rest) => {
      const attributes = rest.slice(0, rest.indexOf('>'));
      if (attributes.includes(' src=') || attributes.includes('ld+json')) return false;
      const content = rest.slice(rest.indexOf('>') + 1, rest.indexOf('</script>'));
      const hash = createHash('sha256').update(content).digest('base64');
      return !policy.includes(`'sha256-${hash}'`);
    });
}

describe('a page', () => {
  it('is rendered once for fifty at once and for all who follow', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('/product/one')));
    for (const answer of answers) expect(answer.body).toContain('<p>Price <!-- -->10</p>');
    expect((await get('/product/one')).body).toBe(answers[0]?.body);
    expect(rendered).toEqual(['/product/one']);
  });

  it('shows a change on the very next request, and other pages stay', async () => {
    await get('/product/one');
    await get('/shop');
    products.one = { name: 'Dive watch', price: 11 };
    cache.drop(['product:one']);
    expect((await get('/product/one')).body).toContain('<p>Price <!-- -->11</p>');
    await get('/shop');
    expect(rendered).toEqual(['/product/one', '/shop', '/product/one']);
    cache.drop(['a-seller']);
    await get('/shop');
    expect(rendered).toHaveLength(4);
  });

  it('is not kept where a change came while it was rendered', async () => {
    const early = get('/product/one');
    await wait(1);
    products.one = { name: 'Dive watch', price: 11 };
    cache.drop(['product:one']);
    const late = await get('/product/one');
    expect(late.body).toContain('<p>Price <!-- -->11</p>');
    await early;
    expect((await get('/product/one')).body).toBe(late.body);
  });

  it('is the same page in all its spellings, and shows none of them', async () => {
    const bodies = new Set<string>();
    for (const url of [
      '/product/one',
      '/product/one/',
      '/Product/one?utm_source=<script>',
      '/product/%6fne?q=watch',
    ]) {
      bodies.add((await get(url, { host: 'evil.example', 'user-agent': 'Googlebot' })).body);
    }
    expect(rendered).toEqual(['/product/one']);
    expect(bodies.size).toBe(1);
    const [body = ''] = bodies;
    expect(body).toContain('Address <!-- -->https://dhow.example/product/one<');
    expect(body).not.toMatch(/evil|utm|Googlebot/);
  });

  it('differs by the parameters it reads', async () => {
    await get('/shop?q=watch&page=2&x=1');
    await get('/shop?page=2&q=watch');
    await get('/shop?q=shoe');
    expect(rendered).toEqual(['/shop?page=2&q=watch', '/shop?q=shoe']);
  });

  it('tells a loader how many rows a list has in all', async () => {
    expect((await get('/shop')).body.replaceAll('<!-- -->', '')).toContain('2 of 10000 or more');
  });

  it('is complete: nothing waits behind a script to be put in its place', async () => {
    const { body } = await get('/large');
    expect(body).toContain('number <!-- -->999');
    expect(body).not.toMatch(/<template|<div hidden|\$RC|Waiting/);
    expect(body.indexOf('number <!-- -->999')).toBeLessThan(body.indexOf('<script type="module"'));
  });

  it('has a tag, and is not sent to who has it', async () => {
    const first = await get('/product/one');
    const again = await get('/product/one', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    // A browser stores these headers over the ones it has.
    const policy = first.headers['content-security-policy'];
    expect(again.headers['content-security-policy']).toBe(policy);
    const head = await app.inject({ method: 'HEAD', url: '/product/one' });
    expect(head.headers['content-length']).toBe(String(first.rawPayload.length));
    expect(head.body).toBe('');
    expect(rendered).toHaveLength(1);
  });
});

describe("the router's own requests for data", () => {
  it('are kept under the tags of the page', async () => {
    const first = await get('/product/one.data');
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('text/x-script');
    expect(first.headers['x-remix-response']).toBe('yes');
    expect(first.body).toContain('Dive watch');
    await get('/product/one.data?utm_source=x');
    expect(rendered).toHaveLength(1);
    cache.drop(['product:one']);
    await get('/product/one.data');
    expect(rendered).toHaveLength(2);
  });

  it('ask for known routes only', async () => {
    await get('/shop.data?_routes=shop,root,nonsense&q=a');
    await get('/shop.data?q=a&_routes=root,shop,shop');
    expect(rendered).toEqual(['/shop.data?q=a&_routes=root%2Cshop']);
    expect((await get('/shop.data?_routes=shop')).body).toContain('Dive watch');
  });

  it('are for the home page too', async () => {
    expect((await get('/_.data')).statusCode).toBe(200);
    expect(rendered).toEqual(['/_.data']);
  });
});

describe('failures', () => {
  it.each(['/broken-loader', '/broken-component', '/broken-part'])(
    '%s is an error page',
    async (url) => {
      for (const _ of [1, 2]) {
        const answer = await get(url);
        expect(answer.statusCode).toBe(500);
        expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(answer.headers['cache-control']).toBe('no-store');
        expect(answer.body).toContain('<h1>Failed');
        expect(answer.body).not.toContain('hunter2');
        expect(
          refusedScripts(answer.body, String(answer.headers['content-security-policy'])),
        ).toEqual([]);
      }
      expect(rendered).toHaveLength(2);
      expect(String((reported[0] as { err: Error }).err)).toContain('hunter2');
      expect(cache.stats().entries).toBe(0);
    },
  );

  it('of the error page itself leave a plain one', async () => {
    const answer = await get('/broken-boundary');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('<h1>Something went wrong</h1>');
    expect(answer.body).not.toContain('hunter2');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('as data do not tell their cause either', async () => {
    const answer = await get('/broken-loader.data');
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['content-type']).toBe('text/x-script');
    expect(answer.body).not.toContain('hunter2');
    expect(cache.stats().entries).toBe(0);
  });

  it('to find something are not kept', async () => {
    expect((await get('/product/new')).statusCode).toBe(404);
    expect((await get('/nothing/here')).statusCode).toBe(404);
    products.new = { name: 'New', price: 3 };
    const answer = await get('/product/new');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<h1>New</h1>');
  });

  it('that a loader passes over are not kept either', async () => {
    for (const _ of [1, 2]) expect((await get('/tolerant')).body).toContain('Shown anyway');
    expect(rendered).toHaveLength(2);
  });
});

describe('other answers of the router', () => {
  it('go out but are not kept: cookies and redirects', async () => {
    for (const _ of [1, 2]) {
      expect((await get('/cookie')).headers['set-cookie']).toEqual(['a=b']);
      const left = await get('/leave');
      expect([left.statusCode, left.headers.location]).toEqual([301, '/shop']);
    }
    expect(rendered).toHaveLength(4);
  });

  it('are kept where they are files', async () => {
    for (const _ of [1, 2]) {
      const answer = await get('/feed.xml');
      expect(answer.headers['content-type']).toBe('application/xml');
      expect(answer.headers['content-security-policy']).toBe("default-src 'none'");
      expect(answer.body).toBe('<feed/>');
    }
    expect(rendered).toEqual(['/feed.xml']);
  });

  it('are only for reading', async () => {
    expect((await app.inject({ method: 'POST', url: '/shop' })).statusCode).toBe(404);
  });
});

describe('what a seller wrote', () => {
  it('cannot leave its place in the page, nor run', async () => {
    const answer = await get('/product/bad');
    const policy = String(answer.headers['content-security-policy']);
    expect(answer.body).toContain('alert(1)');
    expect(answer.body).not.toContain('<script>alert(1)');
    expect(refusedScripts(answer.body, policy)).toEqual([]);
    const alert = createHash('sha256').update('alert(1)').digest('base64');
    expect(policy).not.toContain(alert);
  });

  it('does not need inline event handlers', async () => {
    const { body } = await get('/product/bad');
    const tags = body.replace(/<script\b[\s\S]*?<\/script>/g, '').match(/<[a-z][^>]*>/g) ?? [];
    expect(tags.filter((tag) => /\son\w+=/i.test(tag))).toEqual([]);
  });
});

it('sends the policy with every document', async () => {
  const { headers } = await get('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("img-src 'self' data: blob: https://media.example;");
  expect(policy).toContain("frame-ancestors 'none'");
});

it.each(['http://evil.example/shop', '*', '//evil.example/shop', '/product/%2e%2e', '/shop;a=b'])(
  'answers the odd target %s without a failure',
  async (target) => {
    await app.listen({ port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, app.listeningOrigin.includes('[') ? '::1' : '127.0.0.1');
    socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 (?:200|400|404) /);
    if (target.startsWith('http')) expect(answer).not.toContain('evil.example');
    expect(reported).toEqual([]);
  },
);

it('takes what is not JSON for a failed call', async () => {
  const { statusCode, body } = await get(`/product/${'x'.repeat(200)}`);
  expect(statusCode).toBe(404);
  expect(body).toContain('Status');
});
