import { describe, expect, it } from 'vitest';
import { chatLink, chatNumberFor, drawReference, isReachable, sellerMessage } from './chat-link.ts';

describe('chatNumberFor', () => {
  it.each([
    ['IN', { INR: '+911', DXB: '+971' }, '+911'],
    ['AE', { INR: '+911', DXB: '+971' }, '+971'],
    ['IN', { INR: '', DXB: '+971' }, '+971'],
    ['AE', { INR: '+911', DXB: '' }, '+911'],
    ['AE', { INR: '', DXB: '' }, '+900'],
  ] as const)('%s with %j is %s', (region, seller, number) => {
    expect(chatNumberFor(region, seller, '+900')).toBe(number);
  });
});

it.each([
  [{ INR: '+911', DXB: '' }, true],
  [{ INR: '', DXB: '+971' }, true],
  [{ INR: '', DXB: '' }, false],
])('a seller with %j is reached itself: %s', (seller, isReached) => {
  expect(isReachable(seller)).toBe(isReached);
});

describe('sellerMessage', () => {
  const url = 'https://dhow.example/seller-list/bazm-1';

  it('greets the seller and names its page', () => {
    expect(sellerMessage({ name: 'Bazm & Bezel', awayUntil: null }, url)).toBe(
      `Hello Bazm & Bezel, I have a question about your pieces:\n${url}`,
    );
  });

  it('says that the shopper has seen until when the shop is away', () => {
    expect(sellerMessage({ name: 'Bazm & Bezel', awayUntil: '2026-12-03' }, url)).toBe(
      `Hello Bazm & Bezel, I have a question about your pieces:\n${url}\n\nI know that you are away until 3 December.`,
    );
  });
});

it('a link carries its message whatever is written in it', () => {
  const message = 'Ampersand & "quote" # % ? घड़ी ساعة\nnext';
  const url = new URL(chatLink('+91 00000', message));
  expect(url.pathname).toBe('/9100000');
  expect(url.searchParams.get('text')).toBe(message);
});

describe('drawReference', () => {
  it('is seven characters that nobody misreads', () => {
    const reference = drawReference((length) => Uint8Array.from({ length }, (_, i) => i * 37));
    expect(reference).toMatch(/^[A-HJKMNP-TV-Z2-9]{7}$/);
  });
});
