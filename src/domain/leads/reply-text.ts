import type { Language } from '#contracts/language.ts';
import type { ReplyTexts } from '#contracts/leads/reply-template.ts';
import { besideTexts } from '#languages/beside-texts.ts';
import { languageNames, languages } from '#languages/languages.ts';
import { inEach } from '#languages/translations.ts';
import * as texts from '#texts/domain/placeholders.ts';
import { language } from '#texts/language.ts';

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

type Names = Readonly<Record<keyof typeof texts, string>>;

const namesIn = (names: Names): Readonly<Record<Placeholder, string>> => ({
  ...names,
  'opening hours': names.openingHours,
});

/** What the placeholders are called in the language of the pages. */
export const placeholderNames = namesIn(texts);

/** By each of their names: a template is filled the same in whichever language it was written. */
const byName = new Map(
  languageNames.flatMap((language) => {
    const named = namesIn(besideTexts[language].placeholders);
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
export type ReplyWords = (typeof besideTexts)[Language]['replyWords'];

/** Returns the template that tells, in a language, that a product is sold. */
export const soldReply = (wanted: Language): string => besideTexts[wanted].replyWords.soldReply;

/** Returns the language of a template's first letter, as browsers find its direction; of none, that of the pages. */
export function languageOfText(template: string): Language {
  for (const letter of template.replace(inBraces, '')) {
    const written = languageNames.find((name) => languages[name].letters.test(letter));
    if (written !== undefined) return written;
  }
  return language;
}

/** Returns the words for a template, in its language. */
export const wordsFor = (template: string): ReplyWords =>
  besideTexts[languageOfText(template)].replyWords;

/** Returns the texts that a template has, in the order of the languages. */
export const textsOf = (texts: ReplyTexts): string[] =>
  languageNames.flatMap((one) => texts[one] ?? []);

/** Returns a template's text in a language, else the first that it has. */
export const textIn = (texts: ReplyTexts, wanted: Language): string =>
  texts[wanted] ?? textsOf(texts)[0] ?? '';

/** The texts of templates that a seller can begin with. */
export const starters = {
  available: inEach((each) => besideTexts[each].replyWords.starterAvailable),
  visit: inEach((each) => besideTexts[each].replyWords.starterVisit),
  interested: inEach((each) => besideTexts[each].replyWords.starterInterested),
};

/** `a`, `a and b`, `a, b and c`; of more than five, those after the fourth are counted. */
export function listInWords(items: readonly string[], { dateLocale, more }: ReplyWords): string {
  const shown = items.length > 5 ? [...items.slice(0, 4), more(items.length - 4)] : items;
  return new Intl.ListFormat(dateLocale).format(shown);
}
