import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it, test, vi } from 'vitest';
import { attributes } from '#demo/catalogue/ar/attributes.ts';
import { fashion } from '#demo/catalogue/ar/fashion.ts';
import { textOfShown } from '#domain/attributes/value-text.ts';
import { sellerMessage } from '#domain/chat-link.ts';
import { type EnquiredPiece, enquiryMessage } from '#domain/enquiries/enquiry-message.ts';
import { formatPrice } from '#domain/price.ts';
import { leadTime } from '#languages/ar/mails/phrases.ts';
import { writeWithoutChat } from '#languages/ar/storefront/enquiries.tsx';
import * as productTexts from '#languages/ar/storefront/product.ts';
import { askedOn } from '#languages/ar/storefront/product-parts.tsx';
import { enquiryLink } from './enquiries/enquiry.ts';
import { Blocks } from './stories/blocks.tsx';
import { Day } from './stories/story-card.tsx';

// What the set-up of the tests has read in English is read again.
vi.hoisted(() => vi.resetModules());
// The next file of this thread reads them in English.
afterAll(() => vi.resetModules());
vi.mock('#texts/formats.ts', () => import('#languages/ar/formats.ts'));
vi.mock('#texts/language.ts', () => import('#languages/ar/language.ts'));
vi.mock('#texts/months.ts', () => import('#languages/ar/months.ts'));
vi.mock(
  '#texts/domain/enquiry-message.ts',
  () => import('#languages/ar/domain/enquiry-message.ts'),
);

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');

test('a list of values has Arabic commas', () => {
  const values = [{ label: 'باليد' }, { label: 'على الكتف' }];
  const shown = { kind: 'choices', unit: '', scale: '', value: null, values } as const;
  expect(textOfShown(shown)).toBe('باليد، على الكتف');
});

test('two prices stand apart, each on its own side', () => {
  const both = `${formatPrice(124_999, 'INR')} · ${formatPrice(5499, 'AED')}`;
  expect(both).toBe('\u2066₹1,24,999\u2069 · 5,499\u00a0د.إ.');
});

test('a price before a description ends with one stop', () => {
  const prices = productTexts.bothPrices('₹1,24,999', '5,499 د.إ.');
  expect(productTexts.described(prices, 'ساعة')).toBe('₹1,24,999 أو 5,499 د.إ. ساعة');
  expect(productTexts.described(prices, '')).toBe('₹1,24,999 أو 5,499 د.إ.');
});

test('what stands on a page is said as a shop would say it', () => {
  expect(askedOn('3 ديسمبر')).toBe('سبق الاستفسار عن هذه القطعة في 3 ديسمبر');
  expect(writeWithoutChat).toBe('راسل البائع كتابةً');
  expect([attributes.Fit, fashion['oudhavan-attar-khus']?.name]).toEqual(['القَصّة', 'دهن الفيتيفر']);
});

test('a time has no zero before it', () => {
  expect(leadTime(new Date('2026-11-20T14:36:00.000Z'), 'Asia/Dubai')).toMatch(/[^0-9]6:36 م/);
});

describe('a message', () => {
  const piece: EnquiredPiece = {
    ...{ sku: 'KQ3V8T2M', brand: 'Calderon', category: 'ساعات' },
    ...{ name: 'كرونوغراف المرفأ', addressName: 'Harbour Chronograph' },
    ...{ priceINR: 124_999, priceAED: 5499, url: 'https://dhow.example/ar/product/abc' },
  };
  const about = (given: Partial<Parameters<typeof enquiryMessage>[0]>, most?: number) =>
    plain(enquiryMessage({ pieces: [piece], region: 'AE', reference: 'K7Q2M9X', ...given }, most));

  it('names a piece as its seller does, and as the shopper read it', () => {
    expect(about({})).toContain('\nCalderon Harbour Chronograph (كرونوغراف المرفأ)\n');
    const { addressName: _, ...unnamed } = piece;
    expect(about({ pieces: [unnamed] })).toContain('\nCalderon كرونوغراف المرفأ\n');
    const whole = enquiryMessage({ pieces: [piece], region: 'AE', reference: 'K7Q2M9X' });
    const shorter = about({}, encodeURIComponent(whole).length - 1);
    expect(shorter).toContain('\nCalderon Harbour Chronograph\n');
    expect(shorter).toContain('https://');
  });

  it('begins with a line in English where it goes to India, and only there', () => {
    const english = 'Hello, I am writing in Arabic about what is named below.\n\n';
    const seller = { INR: '+91 98450 11223', DXB: '+971 50 123 4567' };
    const linkIn = (region: 'IN' | 'AE') => {
      const asked = { ...piece, _id: 'a', seller: { ...seller, _id: 's', name: 'Bazm' } };
      const enquiry = { pieces: [asked as never], region, reference: 'K7Q2M9X' };
      return new URL(enquiryLink(enquiry, '')).searchParams.get('text') ?? '';
    };
    expect(linkIn('IN').startsWith(`${english}مرحبًا`)).toBe(true);
    expect(linkIn('AE').startsWith('مرحبًا')).toBe(true);
    const greeted = { name: 'Bazm', awayUntil: null };
    expect(sellerMessage(greeted, 'https://x', '+91 98450 11223')).toContain(english);
    expect(sellerMessage(greeted, 'https://x', '+971 50 123 4567')).not.toContain('Hello');
  });
});

describe('a story', () => {
  it('has each block in the direction of its own letters', () => {
    const spans = [{ text: 'قال «نعم»!' }];
    const html = renderToStaticMarkup(
      <Blocks
        blocks={[
          { kind: 'heading', level: 2, text: 'عن «المرفأ»!' },
          { kind: 'heading', level: 3, text: 'عنوان' },
          { kind: 'paragraph', spans },
          { kind: 'list', isNumbered: false, items: [spans] },
          { kind: 'quote', spans },
        ]}
      />,
    );
    for (const tag of ['h2', 'h3', 'p', 'ul', 'blockquote']) {
      expect(html).toMatch(new RegExp(`<${tag} dir="auto"`));
    }
  });

  it('is of the day that it was in the Emirates', () => {
    const html = renderToStaticMarkup(<Day moment="2026-11-20T21:30:00.000Z" />);
    expect(html).toContain('21 نوفمبر 2026');
  });
});
