import type { Language } from '#contracts/language.ts';
import * as arabic from '#languages/ar/domain/placeholders.ts';
import * as arabicWords from '#languages/ar/domain/reply-words.ts';
import * as english from '#languages/en/domain/placeholders.ts';
import * as englishWords from '#languages/en/domain/reply-words.ts';
import * as texts from '#texts/domain/placeholders.ts';
import * as words from '#texts/domain/reply-words.ts';

/** What a reply template may name, in braces (docs/behaviour/seller.md#replies). */
export const placeholders = [
  'piece',
  'price',
  'availability',
  'opening hours',
  'shop',
  'name',
  'reference',
] as const;
export type Placeholder = (typeof placeholders)[number];

type Names = Readonly<Record<keyof typeof english, string>>;

const namesIn = (names: Names): Readonly<Record<Placeholder, string>> => ({
  ...names,
  'opening hours': names.openingHours,
});

/** What the placeholders are called in the language of the pages. */
export const placeholderNames = namesIn(texts);

/** By each of their names: a template is filled the same in whichever language it was written. */
const byName = new Map(
  [english, arabic].flatMap((names) => {
    const named = namesIn(names);
    return placeholders.map((placeholder) => [named[placeholder], placeholder] as const);
  }),
);

const inBraces = /[,،]?[^\S\n]*\{\s*(\p{L}[\p{L}\p{M}]*(?:\s+\p{L}[\p{L}\p{M}]*)?)\s*\}/gu;

/** Arabic marks of vowels, which some write and others do not. */
const vowelMarks = /[\u064b-\u0652]/g;

/** Returns the placeholder that words in braces name; undefined where they name none. */
const placeholderOf = (words: string): Placeholder | undefined =>
  byName.get(words.trim().toLowerCase().replace(/\s+/g, ' ').replace(vowelMarks, ''));

/**
 * Returns a template with its placeholders filled. One without a value goes, with the comma or
 * space before it, and so does a line of which nothing is left; what is no placeholder stays as it is written.
 */
export function fillReply(text: string, values: Readonly<Record<Placeholder, string>>): string {
  const lines = text.split('\n').map((line) => {
    let isEmptied = false;
    const filled = line.replace(inBraces, (found, word: string, at: number) => {
      const placeholder = placeholderOf(word);
      if (placeholder === undefined) return found;
      const value = values[placeholder];
      if (value === '') isEmptied = true;
      if (value === '') return '';
      // Dirhams in Arabic end with a stop, which serves the sentence as well.
      const isStopped = value.endsWith('.') && line[at + found.length] === '.';
      return found.slice(0, found.indexOf('{')) + (isStopped ? value.slice(0, -1) : value);
    });
    return isEmptied && filled.trim() === '' ? null : filled;
  });
  return lines.filter((line) => line !== null).join('\n');
}

/** Returns the words in braces that are no placeholder, as they would stand in a reply. */
export function unknownPlaceholders(text: string): string[] {
  const unknown = [...text.matchAll(/\{([^{}\n]*)\}/g)].filter(
    ([, words = '']) => placeholderOf(words) === undefined,
  );
  return [...new Set(unknown.map(([whole]) => whole))];
}

/** The words that are put into a reply. */
export type ReplyWords = Readonly<{
  [Key in keyof typeof englishWords]: (typeof englishWords)[Key] extends string
    ? string
    : (typeof englishWords)[Key];
}>;

/** Returns the template that tells, in a language, that a piece is sold. */
export const soldReply = (language: Language): string =>
  (language === 'ar' ? arabicWords : englishWords).soldReply;

/** Returns the words for a template: in the language of its first letter, as browsers find its direction, else of the pages. */
export function wordsFor(template: string): ReplyWords {
  const [first] = /[a-z\u0620-\u064a]/i.exec(template.replace(inBraces, '')) ?? [];
  if (first === undefined) return words;
  return /[a-z]/i.test(first) ? englishWords : arabicWords;
}

/** `a`, `a and b`, `a, b and c`; of more than five, those after the fourth are counted. */
export function listInWords(items: readonly string[], { dateLocale, more }: ReplyWords): string {
  const shown = items.length > 5 ? [...items.slice(0, 4), more(items.length - 4)] : items;
  return new Intl.ListFormat(dateLocale).format(shown);
}
