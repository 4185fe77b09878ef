import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { addresses } from '#web/ui/addresses.ts';
import { filledMarketplace } from './marketplace.ts';

const { test, pages, ids, words, admin } = await filledMarketplace();

type Headers = Record<string, string>;

async function answerTo(url: string, headers: Headers = {}): Promise<Buffer> {
  const answer = await test.app.inject({ url, headers });
  expect(answer.statusCode, url).toBe(200);
  return answer.rawPayload;
}

/** Bytes as they are, and as they are sent to a browser, which unpacks them to the same. */
async function bytesOf(url: string, headers: Headers = {}) {
  const plain = await answerTo(url, headers);
  const packed = await answerTo(url, { ...headers, 'accept-encoding': 'gzip' });
  const isPacked = packed.readUInt16BE(0) === 0x1f8b;
  expect((isPacked ? gunzipSync(packed) : packed).equals(plain)).toBe(true);
  return { plain: plain.length, packed: packed.length, text: plain.toString() };
}

/** The data for the browser at the end of a document. */
function dataIn(html: string): number {
  const scripts = [
    ...html.matchAll(/<script[^>]*>([^<]*streamController\.enqueue[^<]*)<\/script>/g),
  ];
  expect(scripts.length).toBeGreaterThan(0);
  return scripts.reduce((sum, [, script = '']) => sum + Buffer.byteLength(script), 0);
}

/** The styles that each document has in its head, so that nothing is asked for before it is painted. */
const styles = { plain: 82.2, packed: 17.9, data: 0 };

/** Kilobytes of 1,000 bytes, besides these styles; `data` is the part of `plain` that a browser hydrates the page from. */
it.each([
  // With the newest stories.
  ['home', '/', { plain: 101, packed: 22, data: 18.9 }],
  ['shop', '/shop', { plain: 110, packed: 23.5, data: 19.7 }],
  ['category', pages.category, { plain: 116, packed: 24.8, data: 21.5 }],
  ['product type', pages.type, { plain: 101, packed: 21.4, data: 17.5 }],
  // With the region of each offer.
  ['product', pages.product, { plain: 71, packed: 15.9, data: 11 }],
  ['a story', pages.story, { plain: 58, packed: 11.6, data: 7.8 }],
  ['search', `/shop?q=${words.common}`, { plain: 103, packed: 21.8, data: 19 }],
])('the page of %s has few bytes', async (_, url, most) => {
  const { plain, packed, text } = await bytesOf(url);
  const taken = { plain, packed, data: dataIn(text) };
  for (const [what, kilobytes] of Object.entries(most)) {
    const name = what as keyof typeof taken;
    expect(taken[name], what).toBeLessThanOrEqual((kilobytes + styles[name]) * 1000);
  }
});

it('the styles of the shop stand before those of a page, whose layers they order', async () => {
  const { text } = await bytesOf(pages.story);
  const places = ['<style data-shop>', 'rel="stylesheet"'].map((part) => text.indexOf(part));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

/** As `docs/scale.md` says of how many are kept. */
it('a product page is kept compressed, with what it was made of', async () => {
  const products = JSON.parse(String(await answerTo('/api/get-product?limit=2&fields=card')));
  const [one, other] = products.map((product: { _id: string; name: string }) =>
    addresses.product(product),
  );
  test.cache.clear();
  await answerTo(one, { 'accept-encoding': 'br' });
  const before = test.cache.stats().bytes;
  await answerTo(other, { 'accept-encoding': 'br' });
  expect(test.cache.stats().bytes - before).toBeLessThanOrEqual(116_000);
});

it.each([
  ['24 products', '/api/get-product?limit=24', {}, { plain: 33.5, packed: 9.1 }],
  ['24 whole products', '/api/get-product?limit=24&fields=all', {}, { plain: 97, packed: 22.5 }],
  ['24 cards', '/api/get-product?limit=24&fields=card', {}, { plain: 21.5, packed: 3.4 }],
  ['one product', `/api/get-product/${ids.product}`, {}, { plain: 3, packed: 3 }],
  ['suggestions', `/api/suggest?q=${words.common.slice(0, 3)}`, {}, { plain: 5.8, packed: 2.5 }],
  [
    '24 products in the back office',
    '/api/admin/get-products?limit=24',
    admin,
    { plain: 99, packed: 99 },
  ],
])('the answer with %s has few bytes', async (_, url, headers, most) => {
  const { plain, packed } = await bytesOf(url, headers);
  expect(plain, 'plain').toBeLessThanOrEqual(most.plain * 1000);
  expect(packed, 'packed').toBeLessThanOrEqual(most.packed * 1000);
});
