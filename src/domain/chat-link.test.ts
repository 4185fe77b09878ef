import { describe, expect, it } from 'vitest';
import {
  chatLink,
  chatNumberFor,
  drawReference,
  enquiryMessage,
  enquiryMessageForSeveral,
  isReachable,
  sellerMessage,
} from './chat-link.ts';

const product = {
  name: 'Harbour Chronograph',
  brand: 'Calderon',
  category: 'Watches',
  priceINR: 124_999,
  priceAED: 5499,
  url: 'https://dhow.example/product/harbour-chronograph-abc',
};

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

describe('enquiryMessage', () => {
  it("carries brand, name, the region's price, category, URL and reference", () => {
    const message = enquiryMessage(product, 'AE', 'K7Q2M9X');
    for (const part of [
      'Calderon Harbour Chronograph',
      'AED 5,499',
      'Watches',
      product.url,
      'K7Q2M9X',
    ]) {
      expect(message).toContain(part);
    }
    expect(message).not.toContain('₹');
  });

  it('names a size that was chosen, and none otherwise', () => {
    expect(enquiryMessage({ ...product, size: 'EU 42' }, 'IN', 'A')).toContain('\nSize: EU 42\n');
    expect(enquiryMessage(product, 'IN', 'A')).not.toContain('Size');
  });

  it('says of a reserved piece until when, and asks for one like a sold one', () => {
    const reserved = { availability: 'RESERVED', reservedUntil: '2026-12-03' } as const;
    const sold = { availability: 'SOLD', reservedUntil: null } as const;
    const first = (state: object) =>
      enquiryMessage({ ...product, ...state }, 'IN', 'A').split('\n')[0];
    expect(first(reserved)).toBe(
      'Hello, I would like to know more about this piece, which is reserved until 3 December:',
    );
    expect(first(sold)).toBe('Hello, this piece is sold. Do you have one like it?');
    const pieces = [reserved, sold].map((state) => ({
      product: { ...product, ...state },
      reference: 'A',
    }));
    const several = enquiryMessageForSeveral(pieces, 'IN');
    expect(several).toContain('Reserved until 3 December');
    expect(several).toContain('Sold: do you have one like it?');
    expect(
      enquiryMessage({ ...product, availability: 'AVAILABLE', reservedUntil: null }, 'IN', 'A'),
    ).toBe(enquiryMessage(product, 'IN', 'A'));
  });

  it('survives the link whatever a seller wrote', () => {
    const name = 'Ampersand & "quote" # % ? घड़ी ساعة';
    const link = chatLink('+91 00000', enquiryMessage({ ...product, name }, 'IN', 'A'));
    const url = new URL(link);
    expect(url.pathname).toBe('/9100000');
    expect(url.searchParams.get('text')).toContain(name);
  });
});

describe('enquiryMessageForSeveral', () => {
  const piece = { product, reference: 'K7Q2M9X' };

  it('asks about one piece as about any other', () => {
    expect(enquiryMessageForSeveral([piece], 'IN')).toBe(enquiryMessage(product, 'IN', 'K7Q2M9X'));
    expect(enquiryMessageForSeveral([piece], 'IN')).toContain('this piece');
  });

  it('numbers several, each with its reference', () => {
    const message = enquiryMessageForSeveral([piece, { ...piece, reference: 'B2C3D4E' }], 'AE');
    for (const part of ['these pieces', '1. ', '2. ', 'K7Q2M9X', 'B2C3D4E']) {
      expect(message).toContain(part);
    }
  });
});

describe('sellerMessage', () => {
  it('greets the seller and names its page', () => {
    const message = sellerMessage('Bazm & Bezel', 'https://dhow.example/seller-list/bazm-1');
    expect(message).toBe(
      'Hello Bazm & Bezel, I have a question about your pieces:\nhttps://dhow.example/seller-list/bazm-1',
    );
  });
});

describe('drawReference', () => {
  it('is seven characters that nobody misreads', () => {
    const reference = drawReference((length) => Uint8Array.from({ length }, (_, i) => i * 37));
    expect(reference).toMatch(/^[A-HJKMNP-TV-Z2-9]{7}$/);
  });
});
