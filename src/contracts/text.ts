import { z } from 'zod';

/** Control characters other than tab and line breaks, which nobody types. */
const controls = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/u;
/**
 * Characters that change the direction of the following text; real Arabic or Hebrew needs none of
 * them.
 */
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const loneSurrogates = /\p{Surrogate}/u;
const markup = /<\s*[a-z!/?]/iu;

const clean = (text: string) =>
  !controls.test(text) && !directionMarks.test(text) && !loneSurrogates.test(text);

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

/**
 * Returns a text in composed form (NFC) without marks that have no width: those of direction, zero-width blanks, soft
 * hyphens, byte order marks, fillers, selectors. Joiners that words and emoji are written with stay.
 */
export const withoutMarks = (text: string): string =>
  text
    .normalize('NFC')
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

const text = (label: string) =>
  z.string({
    error: ({ input }) => `${label} ${input === undefined ? 'is required' : 'must be text'}`,
  });

/**
 * A schema of plain text from strangers: trimmed, composed (NFC), 1 to `max` characters. `label`
 * names the field in messages. Control characters, direction marks and HTML tags are refused.
 */
export function plainText(label: string, max: number) {
  return text(label)
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => text.length > 0, `${label} is required`)
    .refine((text) => text.length <= max, `${label} must be at most ${max} characters`)
    .refine(clean, `${label} contains invisible control characters. Please type it again.`)
    .refine((text) => !markup.test(text), `${label} must be plain text without HTML tags`);
}

/** A schema of one line of {@link plainText}, brought into the form of {@link identityText}. */
export const lineText = (label: string, max: number) =>
  text(label).transform(identityText).pipe(plainText(label, max));

/** Like {@link lineText}, but may be empty or missing, which reads as ''. */
export const optionalLine = (label: string, max: number) =>
  z
    .string(`${label} must be text`)
    .transform(identityText)
    .pipe(optionalText(label, max).unwrap())
    .default('');

/** A schema of a name shown to others: {@link lineText} with at least one letter or digit. */
export const nameText = (label: string, max: number) =>
  lineText(label, max).refine(
    (text) => /[\p{L}\p{N}]/u.test(text),
    `${label} must have letters or digits`,
  );

/** Like {@link plainText}, but may be empty or missing, which reads as ''. */
export function optionalText(label: string, max: number) {
  return z
    .string(`${label} must be text`)
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => text.length <= max, `${label} must be at most ${max} characters`)
    .refine(clean, `${label} contains invisible control characters. Please type it again.`)
    .refine((text) => !markup.test(text), `${label} must be plain text without HTML tags`)
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
export function cleanedText(label: string, max: number) {
  return z
    .string(`${label} must be text`)
    .transform((text) => {
      const plain = unwanted.reduce((rest, each) => rest.replace(each, ''), text);
      return cutText(plain.normalize('NFC').replace(tagBegins, '‹').trim(), max);
    })
    .default('');
}

/** Like {@link cleanedText}, on one line. */
export const cleanedLine = (label: string, max: number) =>
  z
    .string(`${label} must be text`)
    .transform(identityText)
    .pipe(cleanedText(label, max).unwrap())
    .default('');

/** Text typed into a search box: never stored, so only shortened and cleaned. */
export const SearchText = z
  .string()
  .max(200, 'Search for at most 200 characters')
  .refine(
    (text) => !text.includes('\u0000'),
    'The search contains a character that cannot be searched',
  )
  .transform((text) => text.normalize('NFC').trim());
