import { expect, it } from 'vitest';
import { packResponse, type RawResponse, valueIn } from './packed-response.ts';

const headers = { 'content-type': 'application/json' };
const raw = (more: Partial<RawResponse> = {}): RawResponse => {
  return { status: 200, headers, body: '{"price":"₹ 10"}', tags: ['t', 't'], keep: true, ...more };
};

it('is encoded once, and is the same text before and after', () => {
  const packed = packResponse(raw());
  expect(packed.text()).toBe('{"price":"₹ 10"}');
  const sent = packed.sendable();
  expect(packed.sendable()).toBe(sent);
  expect(sent.variants.identity.body.toString()).toBe('{"price":"₹ 10"}');
  expect(sent.variants.identity.headers['content-length']).toBe('18');
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
