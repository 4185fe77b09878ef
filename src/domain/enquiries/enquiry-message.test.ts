import { describe, expect, it } from 'vitest';
import { type EnquiredPiece, enquiryMessage, LONGEST_IN_QR } from './enquiry-message.ts';

const piece: EnquiredPiece = {
  sku: 'KQ3V8T2M',
  name: 'Harbour Chronograph',
  brand: 'Calderon',
  category: 'Watches',
  priceINR: 124_999,
  priceAED: 5499,
  url: 'https://dhow.example/product/harbour-chronograph-abc',
};
const about = (
  pieces: readonly EnquiredPiece[],
  { words, most }: { words?: string; most?: number } = {},
) => enquiryMessage({ pieces, region: 'AE', reference: 'K7Q2M9X', words }, most);
const encoded = (message: string) => encodeURIComponent(message).length;

describe('one piece', () => {
  it('is named by all that is known of it, and the shopper speaks before the reference', () => {
    const asked = { ...piece, size: 'EU 42', quantity: 2, note: 'As a\ngift ' };
    expect(about([asked], { words: ' Can I see it in Dubai? ' })).toBe(
      [
        'Hello, I would like to know more about this piece:',
        '',
        'Calderon Harbour Chronograph',
        'SKU: KQ3V8T2M',
        'Size: EU 42',
        'Quantity: 2',
        'Price: AED\u00a05,499',
        'Category: Watches',
        'Note: As a gift',
        'https://dhow.example/product/harbour-chronograph-abc',
        '',
        'Can I see it in Dubai?',
        '',
        'Region: UAE',
        'Reference: K7Q2M9X',
      ].join('\n'),
    );
  });

  it('has no lines for what was not said, and the price of the region alone', () => {
    const message = enquiryMessage({ pieces: [piece], region: 'IN', reference: 'A', words: ' ' });
    expect(message).not.toMatch(/Size|Quantity|Note|AED|\n\n\n/);
    expect(message).toContain('Price: ₹1,24,999\n');
    expect(message).toContain('Region: India\n');
  });

  it('that is reserved says until when, and a sold one asks for one like it', () => {
    const first = (state: Partial<EnquiredPiece>) => about([{ ...piece, ...state }]).split('\n')[0];
    expect(first({ availability: 'RESERVED', reservedUntil: '2026-12-03' })).toBe(
      'Hello, I would like to know more about this piece, which is reserved until 3 December:',
    );
    expect(first({ availability: 'SOLD', reservedUntil: null })).toBe(
      'Hello, this piece is sold. Do you have one like it?',
    );
    expect(about([{ ...piece, availability: 'AVAILABLE', reservedUntil: null }])).toBe(
      about([piece]),
    );
  });
});

it('a shop that is away reads that the shopper knows until when', () => {
  const away = { ...piece, seller: { awayUntil: '2026-12-04' } };
  expect(about([away, piece], { words: 'No hurry.' })).toContain(
    '\n\nNo hurry.\n\nI know that you are away until 4 December.\n\nRegion: UAE',
  );
  expect(about([{ ...piece, seller: { awayUntil: null } }])).toBe(about([piece]));
});

describe('several pieces', () => {
  it('are numbered, with one reference', () => {
    const sold = { ...piece, name: 'Nizam 38', availability: 'SOLD', reservedUntil: null } as const;
    const reserved = { ...piece, availability: 'RESERVED', reservedUntil: '2026-12-03' } as const;
    const message = about([piece, sold, reserved]);
    expect(message).toMatch(/^Hello, I would like to know more about these 3 pieces:\n\n1\. Cald/);
    expect(message).toContain('2. Calderon Nizam 38\nSold: do you have one like it?\nSKU: ');
    expect(message).toContain('\nReserved until 3 December\n');
    expect(message.match(/Reference: K7Q2M9X/g)).toHaveLength(1);
    expect(message).toMatch(/Reference: K7Q2M9X$/);
  });
});

describe('what is too long', () => {
  const noted = { ...piece, note: 'With its box and papers, please', size: 'EU 42' };
  const six = Array.from({ length: 6 }, () => noted);
  const whole = about(six);

  it('loses notes first, then addresses, then categories, then prices', () => {
    let message = whole;
    for (const lost of ['Note: ', 'https://', 'Category: ', 'Price: ']) {
      expect(message).toContain(lost);
      message = about(six, { most: encoded(message) - 1 });
      expect(message).not.toContain(lost);
      expect(message).toMatch(/6\. Calderon[\s\S]*Size: EU 42[\s\S]*Reference: K7Q2M9X$/);
    }
  });

  it("then the end of the shopper's words, whole letters at a time", () => {
    const bare = about(six, { most: 900 });
    const message = about(six, { words: '🌊'.repeat(300), most: encoded(bare) + 200 });
    expect(message).toMatch(/\n\n🌊+…\n\nRegion: UAE/u);
    expect(() => encodeURIComponent(message)).not.toThrow();
  });

  it('then pieces at the end, and says how many', () => {
    const many = Array.from({ length: 40 }, () => noted);
    const message = about(many, { words: 'Hello', most: LONGEST_IN_QR });
    expect(encoded(message)).toBeLessThanOrEqual(LONGEST_IN_QR);
    expect(message).toMatch(/about these 40 pieces:[\s\S]*\n\nand \d\d more\n\nRegion/);
    expect(message).toMatch(/Reference: K7Q2M9X$/);
  });

  it('never loses the reference, however long a name is', () => {
    const endless = { ...piece, name: 'घड़ी'.repeat(500) };
    expect(about([endless, endless])).toMatch(
      /these 2 pieces:\n\nRegion: UAE\nReference: K7Q2M9X$/,
    );
    expect(about([endless])).toMatch(
      /about this piece:\n\nSKU: KQ3V8T2M\n\nRegion: UAE\nReference: K/,
    );
  });
});
