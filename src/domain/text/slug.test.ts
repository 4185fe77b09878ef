import fc from 'fast-check';
import { expect, it } from 'vitest';
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
