import type { Database } from '#database/database.ts';
import { listMergedBrands } from '#database/queries/catalogue/merge/merges.ts';
import {
  foldWords,
  replaceMeanings,
  type SynonymRow,
} from '#database/queries/searches/synonyms.ts';
import { findCircle, type Meanings, meaningsOf } from '#domain/synonyms.ts';
import { toAdmins } from '#languages/said.ts';
import { failure, invalid } from '../failure.ts';

/** How many other words one word finds at most: a search asks for all of them. */
const MOST_MEANINGS = 100;
const MOST_WORDS_OF_ONE = 5;

type Group = Pick<SynonymRow, 'id' | 'kind' | 'words'>;
type Folded = { kind: SynonymRow['kind']; given: readonly string[]; words: string[] };

/**
 * Writes what each word finds from now on, of the groups that stay and the one that comes, and what merged spellings of
 * brands find. Throws 422 where a word of the group is no word, comes twice or leads back to itself, and 409 where another
 * group has it already (docs/behaviour/rules.md#synonyms).
 */
export async function writeMeanings(
  db: Database,
  others: readonly Group[],
  coming: Group | null,
): Promise<void> {
  const groups = await folded(db, coming === null ? others : [...others, coming]);
  const checked = coming === null ? undefined : groups.at(-1);
  if (checked) {
    refuseWords(checked);
    refuseOverlap(groups.slice(0, -1), checked);
  }
  if (checked) refuseMeanings(groups, meaningsOf(groups));
  const brands = (await listMergedBrands(db)).map(
    ({ spelling, brand }): Group => ({ id: '', kind: 'family', words: [spelling, brand] }),
  );
  const spelled = (await folded(db, brands)).filter(({ words }) => !words.includes(''));
  const meanings = meaningsOf([...groups, ...spelled]);
  await replaceMeanings(
    db,
    [...meanings].flatMap(([word, found]) =>
      [...found.keys()].map((meaning) => ({ word, meaning })),
    ),
  );
}

async function folded(db: Database, groups: readonly Group[]): Promise<Folded[]> {
  const words = await foldWords(
    db,
    groups.flatMap((group) => group.words),
  );
  let end = 0;
  return groups.map(({ kind, words: given }) => {
    const from = end;
    end += given.length;
    return { kind, given, words: words.slice(from, end) };
  });
}

function refuseWords({ given, words }: Folded): void {
  for (const [index, word] of words.entries()) {
    const typed = given[index] ?? '';
    if (word === '')
      throw invalid('words', toAdmins(`“${typed}” has no letters or digits to search for.`));
    if (word.split(' ').length > MOST_WORDS_OF_ONE) {
      throw invalid(
        'words',
        toAdmins(`“${typed}” is more than ${MOST_WORDS_OF_ONE} words. Shorten it.`),
      );
    }
    const first = words.indexOf(word);
    if (first !== index) {
      throw invalid(
        'words',
        toAdmins(
          given[first] === typed
            ? `“${typed}” is there twice. A word cannot be a synonym of itself.`
            : `“${given[first]}” and “${typed}” are the same to a search. Leave one out.`,
        ),
      );
    }
  }
}

function refuseOverlap(others: readonly Folded[], { kind, given, words }: Folded): void {
  for (const other of others) {
    if (other.kind !== kind) continue;
    const taken = kind === 'family' ? words.slice(0, 1) : words;
    const theirs = kind === 'family' ? other.words.slice(0, 1) : other.words;
    const index = taken.findIndex((word) => theirs.includes(word));
    if (index === -1) continue;
    const group = shortened(other.given);
    throw alreadyExists(
      kind === 'family'
        ? `“${given[index]}” has a family already: ${group}. Add the words to it.`
        : `“${given[index]}” is in the group ${group} already. Add the words to it.`,
    );
  }
}

function refuseMeanings(groups: readonly Folded[], meanings: Meanings): void {
  const circle = findCircle(groups, meanings);
  if (circle !== null) {
    throw invalid(
      'words',
      toAdmins(`These words would lead back to themselves: ${circle.join(' → ')}.`),
    );
  }
  for (const [word, found] of meanings) {
    if (found.size > MOST_MEANINGS) {
      throw invalid(
        'words',
        toAdmins(
          `“${word}” would find ${found.size} other words. At most ${MOST_MEANINGS} are possible.`,
        ),
      );
    }
  }
}

const shortened = (words: readonly string[]) =>
  words.length <= 4 ? words.join(', ') : `${words.slice(0, 4).join(', ')} …`;

const alreadyExists = (sentence: string) => {
  const message = toAdmins(sentence);
  return failure(409, 'already-exists', message, { fields: { words: message } });
};
