import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldName } from './names.ts';

const isTaken = (first: string, second: string) => {
  const [a, b] = [foldName(first), foldName(second)];
  return a.nameKey === b.nameKey || a.nameLook === b.nameLook;
};

it.each([
  ['its case', 'Bazm & Bezel', 'BAZM & bezel'],
  ['accents', 'Éclat Ångström', 'eclat angstrom'],
  ['Cyrillic letters', 'Bazm & Bezel', 'Ваzm & Веzеl'],
  ['Cyrillic letters of another case', 'Apex', 'АРЕХ'],
  ['a Greek ο', 'Noonhouse', 'Nοοnhouse'],
  ['a Greek capital Nu', 'Nova', 'Νova'],
  ['a Greek small nu', 'Vova', 'νova'],
  ['another case of Greek', 'ΝΕΑ ΑΓΟΡΑ', 'Νεα Αγορά'],
  ['another case of Cyrillic', 'ВЕРА И ПЁТР', 'Вера и Петр'],
  ['full-width forms', 'Dhow 24', 'Ｄｈｏｗ　２４'],
  ['mathematical letters', 'Dhow', '𝐃𝗵𝖔𝚠'],
  ['spaces and punctuation', 'Bazm & Bezel', 'Bazm-Bezel.'],
  ['an and for an &', 'Bazm & Bezel', 'BAZM and BEZEL'],
  ['an and left out', 'Bazm and Bezel', 'Bazm Bezel'],
  ['a capital I for an l', 'Malabar Attic', 'MaIabar Attic'],
  ['digits for letters', 'Noonhouse', 'N00nhouse'],
  ['a dotless i', 'Noonline', 'Noonlıne'],
  ['rn for m', 'Malmo', 'Malrno'],
])('%s makes no other name: %s, %s', (_, first, second) => {
  expect(isTaken(first, second)).toBe(true);
});

it.each([
  ['Khor Meridian', 'Khor Median'],
  ['कल', 'काल'],
  ['कमल', 'कमला'],
  ['ساعة', 'ساعات'],
  ['മലബാർ', 'മലബാറി'],
  ['House 1', 'House 2'],
  ['Zarqa & Daughters', 'Zarqa & Sons'],
  ['And', 'Or'],
  ['Sand House', 'S House'],
  ['Land and Sea', 'L and Sea'],
])('%s and %s are two names', (first, second) => {
  expect(isTaken(first, second)).toBe(false);
});

it.each(['★★★', '…', '-'])('nothing is left of %s', (name) => {
  expect(foldName(name)).toEqual({ nameKey: '', nameLook: '' });
});

it('folds what is folded to itself in capitals, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aåBçδΩжЯ Ａ3-ßﬁ') }), (name) => {
      expect(foldName(name.toUpperCase()).nameKey).toBe(foldName(name.toLowerCase()).nameKey);
    }),
  );
});
