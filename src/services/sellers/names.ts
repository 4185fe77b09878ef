import unhomoglyph from 'unhomoglyph';
import type { Database } from '#database/database.ts';
import { isNameTaken } from '#database/queries/sellers/names.ts';
import { said } from '#languages/said.ts';
import { failure, invalid } from '../failure.ts';

/** A name folded in two ways, each unique among sellers; empty where it has no letter or digit. */
type FoldedName = { nameKey: string; nameLook: string };

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

const TAKEN = said('nameTaken');

/** Refusal (409) of a seller name that is taken. */
export const nameTaken = () => failure(409, 'already-exists', TAKEN, { fields: { name: TAKEN } });

/** The folded forms of a name, for its unique columns. 422 where nothing is left. */
export function keysOfName(name: string): FoldedName {
  const keys = foldName(name);
  if (keys.nameKey === '' || keys.nameLook === '') {
    throw invalid('name', said('fieldNeedsLetters', { label: 'Name' }));
  }
  return keys;
}

/** Throws 409 where another seller has a name that could be confused with this one. */
export async function refuseTakenName(db: Database, name: string, sellerId: string): Promise<void> {
  if (await isNameTaken(db, keysOfName(name), sellerId)) throw nameTaken();
}
