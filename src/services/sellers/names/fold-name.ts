import unhomoglyph from 'unhomoglyph';

/** A name folded in two ways; no two sellers share either. Empty where it has no letter or digit. */
export type FoldedName = { nameKey: string; nameLook: string };

/**
 * `nameKey` takes the case away first and `nameLook` the look-alikes first (Unicode's confusables):
 * Greek Ν looks like N and its small form ν like v, so that one of the two alone would let either
 * `Νova` or another case of `ΝΕΑ` pass. Accents, full-width forms, spaces and punctuation go in both.
 */
export function foldName(name: string): FoldedName {
  const plain = name.normalize('NFKC');
  return {
    nameKey: bare(unhomoglyph(withoutAccents(inOneCase(plain)))),
    nameLook: bare(unhomoglyph(withoutAccents(plain))),
  };
}

const inOneCase = (text: string) => text.toUpperCase().toLowerCase();

/** Where letters are read without their marks; elsewhere marks are vowels, which tell names apart. */
const accented = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

const withoutAccents = (text: string) =>
  text.normalize('NFKD').replace(accented, '$1').normalize('NFC');

/** In small letters, where I, l and 1 are one letter, as in many typefaces, and without all else. */
function bare(text: string): string {
  return withoutAccents(inOneCase(text))
    .replace(/[i1|]/g, 'l')
    .replaceAll('0', 'o')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
