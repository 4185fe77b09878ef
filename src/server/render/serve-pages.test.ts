import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { smallSite } from '#tests/support/small-site.ts';

let site: ReturnType<typeof smallSite>;

beforeEach(() => {
  site = smallSite();
});
afterEach(() => site.app.close());

describe('a page', () => {
  it('is site.rendered once for fifty at once and for all who follow', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => site.get('/product/one')));
    for (const answer of answers) expect(answer.body).toContain('<p>Price <!-- -->10</p>');
    expect((await site.get('/product/one')).body).toBe(answers[0]?.body);
    expect(site.rendered).toEqual(['/product/one']);
  });

  it('shows a change on the very next request, and other pages stay', async () => {
    await site.get('/product/one');
    await site.get('/shop');
    site.products.one = { name: 'Dive watch', price: 11 };
    site.cache.drop(['product:one']);
    expect((await site.get('/product/one')).body).toContain('<p>Price <!-- -->11</p>');
    await site.get('/shop');
    expect(site.rendered).toEqual(['/product/one', '/shop', '/product/one']);
    site.cache.drop(['a-seller']);
    await site.get('/shop');
    expect(site.rendered).toHaveLength(4);
  });

  it('is not kept where a change came while it was rendered', async () => {
    const held = Promise.withResolvers<void>();
    site.hold.until = held.promise;
    const early = site.get('/product/one');
    await vi.waitFor(() => expect(site.read).toEqual(['one']), { interval: 1 });
    site.hold.until = Promise.resolve();
    site.products.one = { name: 'Dive watch', price: 11 };
    site.cache.drop(['product:one']);

    const late = site.get('/product/one');
    held.resolve();
    expect((await early).body).toContain('<p>Price <!-- -->10</p>');
    const { body } = await late;
    expect(body).toContain('<p>Price <!-- -->11</p>');
    expect((await site.get('/product/one')).body).toBe(body);
    expect(site.rendered).toHaveLength(2);
  });

  it('is not kept where only an older one is there to be kept', async () => {
    const held = Promise.withResolvers<void>();
    site.hold.until = held.promise;
    const early = site.get('/product/one');
    await vi.waitFor(() => expect(site.read).toEqual(['one']), { interval: 1 });
    site.products.one = { name: 'Dive watch', price: 11 };
    site.cache.drop(['product:one']);
    held.resolve();
    await early;
    expect((await site.get('/product/one')).body).toContain('<p>Price <!-- -->11</p>');
  });

  it('is the same page in all its spellings, and shows none of them', async () => {
    const bodies = new Set<string>();
    for (const url of [
      '/product/one',
      '/product/one/',
      '/Product/one?utm_source=<script>',
      '/product/%6fne?q=watch',
    ]) {
      bodies.add((await site.get(url, { host: 'evil.example', 'user-agent': 'Googlebot' })).body);
    }
    expect(site.rendered).toEqual(['/product/one']);
    expect(bodies.size).toBe(1);
    const [body = ''] = bodies;
    expect(body).toContain('Address <!-- -->https://dhow.example/product/one<');
    expect(body).not.toMatch(/evil|utm|Googlebot/);
  });

  it('differs by the parameters it reads', async () => {
    await site.get('/shop?q=watch&page=2&x=1');
    await site.get('/shop?page=2&q=watch');
    await site.get('/shop?q=shoe');
    expect(site.rendered).toEqual(['/shop?page=2&q=watch', '/shop?q=shoe']);
  });

  it('tells a loader how many rows a list has in all', async () => {
    expect((await site.get('/shop')).body.replaceAll('<!-- -->', '')).toContain(
      '2 of 10000 or more',
    );
  });

  it('has a tag, and is not sent to who has it', async () => {
    const first = await site.get('/product/one');
    const again = await site.get('/product/one', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    // A browser stores these headers over the ones it has.
    const policy = first.headers['content-security-policy'];
    expect(again.headers['content-security-policy']).toBe(policy);
    const head = await site.app.inject({ method: 'HEAD', url: '/product/one' });
    expect(head.headers['content-length']).toBe(String(first.rawPayload.length));
    expect(head.body).toBe('');
    expect(site.rendered).toHaveLength(1);
  });
});

describe("the router's own requests for data", () => {
  it('are kept under the tags of the page', async () => {
    const first = await site.get('/product/one.data');
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('text/x-script');
    expect(first.headers['x-remix-response']).toBe('yes');
    expect(first.body).toContain('Dive watch');
    await site.get('/product/one.data?utm_source=x');
    expect(site.rendered).toHaveLength(1);
    site.cache.drop(['product:one']);
    await site.get('/product/one.data');
    expect(site.rendered).toHaveLength(2);
  });

  it('ask for known routes only', async () => {
    await site.get('/shop.data?_routes=shop,root,nonsense&q=a');
    await site.get('/shop.data?q=a&_routes=root,shop,shop');
    expect(site.rendered).toEqual(['/shop.data?q=a&_routes=root%2Cshop']);
    expect((await site.get('/shop.data?_routes=shop')).body).toContain('Dive watch');
  });

  it('are for the home page too', async () => {
    expect((await site.get('/_.data')).statusCode).toBe(200);
    expect(site.rendered).toEqual(['/_.data']);
  });
});

describe('other answers of the router', () => {
  it('go out but are not kept: cookies and redirects', async () => {
    for (const _ of [1, 2]) {
      expect((await site.get('/cookie')).headers['set-cookie']).toEqual(['a=b']);
      const left = await site.get('/leave');
      expect([left.statusCode, left.headers.location]).toEqual([301, '/shop']);
    }
    expect(site.rendered).toHaveLength(4);
  });

  it('are kept where they are files', async () => {
    for (const _ of [1, 2]) {
      const answer = await site.get('/feed.xml');
      expect(answer.headers['content-type']).toBe('application/xml');
      expect(answer.headers['content-security-policy']).toBe("default-src 'none'");
      expect(answer.body).toBe('<feed/>');
    }
    expect(site.rendered).toEqual(['/feed.xml']);
  });

  it('are only for reading', async () => {
    expect((await site.app.inject({ method: 'POST', url: '/shop' })).statusCode).toBe(404);
  });
});

it.each(['http://evil.example/shop', '*', '//evil.example/shop', '/product/%2e%2e', '/shop;a=b'])(
  'answers the odd target %s without a failure',
  async (target) => {
    await site.app.listen({ port: 0 });
    const { port } = site.app.server.address() as AddressInfo;
    const socket = connect(port, site.app.listeningOrigin.includes('[') ? '::1' : '127.0.0.1');
    socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 (?:200|400|404) /);
    if (target.startsWith('http')) expect(answer).not.toContain('evil.example');
    expect(site.reported).toEqual([]);
  },
);

it('takes what is not JSON for a failed call', async () => {
  const { statusCode, body } = await site.get(`/product/${'x'.repeat(200)}`);
  expect(statusCode).toBe(404);
  expect(body).toContain('Status');
});
