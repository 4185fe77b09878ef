import { expect, it } from 'vitest';
import { packResponse, packToSend, type RawResponse, valueIn } from './packed-response.ts';

const headers = { 'content-type': 'application/json' };
const raw = (more: Partial<RawResponse> = {}): RawResponse => {
  return { status: 200, headers, body: '{"price":"₹ 10"}', tags: ['t', 't'], keep: true, ...more };
};

it('is encoded once, and is the same text before and after', async () => {
  const packed = packResponse(raw());
  expect(packed.text()).toBe('{"price":"₹ 10"}');
  const sent = packed.sendable();
  expect(packed.sendable()).toBe(sent);
  const { body, headers } = await sent.whole();
  expect(body.toString()).toBe('{"price":"₹ 10"}');
  expect(headers['content-length']).toBe('18');
  expect(packed.text()).toBe('{"price":"₹ 10"}');
  expect(packed.tags).toEqual(['t']);
});

it('has the value of its JSON, parsed once', () => {
  const packed = packResponse(raw());
  expect(valueIn(packed)).toEqual({ price: '₹ 10' });
  expect(valueIn(packed)).toBe(valueIn(packed));
});

it('keeps a copy of bytes that belong to somebody else', () => {
  const bytes = new TextEncoder().encode('<urlset/>');
  const packed = packResponse(raw({ body: bytes }));
  bytes.fill(0);
  expect(packed.text()).toBe('<urlset/>');
});

it('is told apart by its content and headers, or by the mark it brings', () => {
  const tagOf = (more: Partial<RawResponse>) => packResponse(raw(more)).sendable().etag;
  expect(tagOf({})).toBe(tagOf({}));
  expect(tagOf({ body: '{}' })).not.toBe(tagOf({}));
  expect(tagOf({ headers: { ...headers, link: '</>' } })).not.toBe(tagOf({}));
  expect(tagOf({ mark: 'abcdefghijklmnopqrstuv' })).toBe('W/"abcdefghijklmnopqrstuv"');
});

it.each([
  ['not to be kept', raw({ keep: false }), true],
  ['made where nothing is kept', raw(), false],
])('has no entity tag where it is %s', (_, made, isKept) => {
  expect(packResponse(made, isKept).sendable().etag).toBeUndefined();
});

const page = raw({
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from('<p>A watch of brass.</p>'.repeat(1_000)),
  sentOnly: true,
});

it('is kept compressed alone where it is only sent, and takes the room of that', async () => {
  const kept = await packToSend(page, true);
  const { variants, whole, etag, notModified } = kept.sendable();
  expect(Object.keys(variants)).toEqual(['brotli']);
  expect(kept.size).toBeLessThan(packResponse(page).size / 4);
  const asItWas = packResponse(page).sendable();
  expect(await whole()).toEqual(await asItWas.whole());
  expect([etag, notModified()]).toEqual([asItWas.etag, asItWas.notModified()]);
});

it.each([
  ['read in this process too', { ...page, sentOnly: false }, true],
  ['made where nothing is kept', page, false],
  ['not to be kept', { ...page, keep: false }, true],
  ['short', { ...page, body: '<p>Sold</p>' }, true],
])('is left as it is where it is %s', async (_, made, isKept) => {
  expect(Object.keys((await packToSend(made, isKept)).sendable().variants)).toEqual(['identity']);
});
