import fc from 'fast-check';
import { expect, it } from 'vitest';
import { productIdIn } from './product-link.ts';
import { idOfSlug, slugOf, slugWithId } from './slug.ts';

it.each([
  ['Harbour Chronograph 40 mm', 'harbour-chronograph-40-mm'],
  ['  Éclat — d’Or!  ', 'eclat-d-or'],
  ['ساعة فاخرة', 'ساعة-فاخرة'],
  ['हिन्दी घड़ी', 'हिन्दी-घड़ी'.normalize('NFC')],
  ['কাঁসার থালা', 'কাঁসার-থালা'],
  ['한국 시계', '한국-시계'],
  ['İstanbul ﬁne Ångström', 'istanbul-fine-angstrom'],
  ['***', ''],
])('%s becomes %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

it('gives the id back, whatever the name', () => {
  const id = fc.stringMatching(/^[a-z0-9]{20}$/);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), id, (name, value) => {
      expect(idOfSlug(slugWithId(name, value))).toBe(value);
    }),
  );
});

it.each([
  [
    'https://dhow.example/product/harbour-chronograph-abcdefgh1234?utm_source=chat#x',
    'abcdefgh1234',
  ],
  ['http://localhost:3000/product/%D8%B3%D8%A7%D8%B9%D8%A9-abcdefgh1234/', 'abcdefgh1234'],
  ['dhow.example/product/abcdefgh1234', 'abcdefgh1234'],
  ['https://dhow.example/ar/product/harbour-abcdefgh1234', 'abcdefgh1234'],
  ['https://dhow.example/product?id=abcdefgh1234', 'abcdefgh1234'],
  ['https://dhow.example/admin/product?q=lamp&edit=abcdefgh1234', 'abcdefgh1234'],
  ['https://dhow.example/seller-list/ann-abcdefgh1234', null],
  ['https://dhow.example/product/', null],
  ['brass lamp', null],
  ['a/product/b c', null],
  ['http://[/product/abcdefgh1234', null],
])('the link %s names the product %s', (text, id) => {
  expect(productIdIn(text)).toBe(id);
});
