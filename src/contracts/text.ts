import { z } from 'zod';
import type { OfField } from '#languages/en/refusals/labels.ts';
import { said } from '#languages/said.ts';

/** Control characters other than tab and line breaks, which nobody types. */
const controls = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/u;
/**
 * Characters that change the direction of the following text; real Arabic or Hebrew needs none of
 * them.
 */
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const loneSurrogates = /\p{Surrogate}/u;
const markup = /<\s*[a-z!/?]/iu;

/** Whether a text has nothing but what can be kept and read: no control characters, direction marks or halves of one. */
export const isClean = (text: string): boolean =>
  !controls.test(text) && !directionMarks.test(text) && !loneSurrogates.test(text);

/** Whether a text has no control characters, direction marks or HTML tags. */
export const isPlain = (text: string): boolean => isClean(text) && !markup.test(text);

/** Joiners between letters, which Indian and Arabic scripts are written with. */
const joiners =
  /(?<=[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}])[\u200c\u200d](?=\p{L})/u;
/** Joiners of emoji. */
const emojiJoiners =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})/u;
/** Marks without width, and blanks that pass for a letter. */
const marks = new RegExp(
  `${joiners.source}|${emojiJoiners.source}|([\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800])`,
  'gu',
);

/** Returns a text in composed form (NFC), and of Arabic the letters for the shapes that some PDFs have of them. */
const composed = (text: string): string =>
  text
    .replace(/[\ufb50-\ufdfb\ufe70-\ufefc]+/gu, (shapes) => shapes.normalize('NFKC'))
    .normalize('NFC');

/**
 * Returns a text in composed form (NFC) without marks that have no width: those of direction, zero-width blanks, soft
 * hyphens, byte order marks, fillers, selectors. Joiners that words and emoji are written with stay.
 */
export const withoutMarks = (text: string): string =>
  composed(text)
    .replace(marks, (found, mark) => (mark === undefined ? found : ''))
    .normalize('NFC');

/**
 * Returns the text of what is told apart by it (a name, a brand, an article number): {@link withoutMarks}, on one line
 * and with single plain blanks.
 */
export const identityText = (text: string): string =>
  withoutMarks(text)
    .replace(/[\s\p{Z}\u0085]+/gu, ' ')
    .trim();

/** A text whose lines end as most systems end them: forms and spreadsheets write a carriage return too. */
export const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n');

type Labelled = OfField['label'];

const text = (label: Labelled) =>
  z.string({
    error: ({ input }) =>
      input === undefined ? said('fieldRequired', { label }) : said('fieldMustBeText', { label }),
  });

/**
 * A schema of plain text from strangers: trimmed, composed (NFC), 1 to `max` characters. `label`
 * names the field in messages. Control characters, direction marks and HTML tags are refused.
 */
export function plainText(label: Labelled, max: number) {
  return text(label)
    .transform((text) => withLineFeeds(composed(text).trim()))
    .refine((text) => text.length > 0, said('fieldRequired', { label }))
    .refine((text) => text.length <= max, said('fieldTooLong', { label, max }))
    .refine(isClean, said('fieldHasControls', { label }))
    .refine((text) => !markup.test(text), said('fieldHasMarkup', { label }));
}

/** A schema of one line of {@link plainText}, brought into the form of {@link identityText}. */
export const lineText = (label: Labelled, max: number) =>
  text(label).transform(identityText).pipe(plainText(label, max));

/** Like {@link lineText}, but may be empty or missing, which reads as ''. */
export const optionalLine = (label: Labelled, max: number) =>
  z
    .string(said('fieldMustBeText', { label }))
    .transform(identityText)
    .pipe(optionalText(label, max).unwrap())
    .default('');

/** A schema of a name shown to others: {@link lineText} with at least one letter or digit. */
export const nameText = (label: Labelled, max: number) =>
  lineText(label, max).refine(
    (text) => /[\p{L}\p{N}]/u.test(text),
    said('fieldNeedsLetters', { label }),
  );

/** Like {@link plainText}, but may be empty or missing, which reads as ''. */
export function optionalText(label: Labelled, max: number) {
  return z
    .string(said('fieldMustBeText', { label }))
    .transform((text) => composed(text).trim())
    .refine((text) => text.length <= max, said('fieldTooLong', { label, max }))
    .refine(isClean, said('fieldHasControls', { label }))
    .refine((text) => !markup.test(text), said('fieldHasMarkup', { label }))
    .default('');
}

/** Cuts a text to at most `max` characters, none in half. */
export const cutText = (text: string, max: number): string =>
  text
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();

const everywhere = ({ source, flags }: RegExp) => new RegExp(source, `${flags}g`);
const unwanted = [controls, directionMarks, loneSurrogates].map(everywhere);
const tagBegins = /<(?=\s*[a-z!/?])/giu;

/**
 * Like {@link optionalText}, where nobody would see a refusal: what that refuses is taken out, and what is too long
 * is cut.
 */
export function cleanedText(label: Labelled, max: number) {
  return z
    .string(said('fieldMustBeText', { label }))
    .transform((text) => {
      const plain = unwanted.reduce((rest, each) => rest.replace(each, ''), text);
      return cutText(composed(plain).replace(tagBegins, '‹').trim(), max);
    })
    .default('');
}

/** Like {@link cleanedText}, on one line. */
export const cleanedLine = (label: Labelled, max: number) =>
  z
    .string(said('fieldMustBeText', { label }))
    .transform(identityText)
    .pipe(cleanedText(label, max).unwrap())
    .default('');

/** Text typed into a search box: never stored, so only shortened and cleaned. */
export const SearchText = z
  .string()
  .max(200, said('searchTooLong'))
  .refine((text) => !text.includes('\u0000'), said('searchHasUnusableCharacter'))
  .transform((text) => composed(text).trim());
