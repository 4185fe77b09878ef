import unhomoglyph from 'unhomoglyph';

/** A name folded in two ways, each unique among sellers; empty where it has no letter or digit. */
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

/**
 * Scripts whose combining marks are accents; elsewhere they are vowels, which tell names apart.
 */
const accented = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

const withoutAccents = (text: string) =>
  text.normalize('NFKD').replace(accented, '$1').normalize('NFC');

/**
 * Lower case with I, l and 1 alike and 0 and o alike, without anything but letters, marks and
 * digits; an "and" between words goes as "&" does.
 */
function bare(text: string): string {
  return withoutAccents(inOneCase(text))
    .replace(/(?<=[\p{L}\p{N}]\P{L}+)and(?=\P{L}+[\p{L}\p{N}])/gu, '')
    .replace(/[i1|]/g, 'l')
    .replaceAll('0', 'o')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
