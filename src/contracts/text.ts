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

/**
 * A schema of plain text from strangers: trimmed, composed (NFC), 1 to `max` characters. `label`
 * names the field in messages. Control characters, direction marks and HTML tags are refused.
 */
export function plainText(label: string, max: number) {
  return z
    .string({
      error: ({ input }) => `${label} ${input === undefined ? 'is required' : 'must be text'}`,
    })
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => text.length > 0, `${label} is required`)
    .refine((text) => text.length <= max, `${label} must be at most ${max} characters`)
    .refine(clean, `${label} contains invisible control characters. Please type it again.`)
    .refine((text) => !markup.test(text), `${label} must be plain text without HTML tags`);
}

/** Joiners between letters, which Indian and Arabic scripts are written with. */
const joiners =
  /(?<=[\p{Script=Arabic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}])[\u200c\u200d](?=\p{L})/gu;
/** Invisible characters, and blank ones that pass for a letter. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * A schema of a name shown to others: one line of {@link plainText}, with single plain spaces, at
 * least one letter or digit and nothing invisible.
 */
export function nameText(label: string, max: number) {
  return plainText(label, max)
    .refine((text) => !/[\n\r\t\v\f\u0085\u2028\u2029]/.test(text), `${label} must be one line`)
    .refine(
      (text) => !invisible.test(text.replace(joiners, '')),
      `${label} contains invisible characters. Please type it again.`,
    )
    .transform((text) => text.replace(/\p{Zs}+/gu, ' '))
    .refine((text) => /[\p{L}\p{N}]/u.test(text), `${label} must have letters or digits`);
}

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

/** Text typed into a search box: never stored, so only shortened and cleaned. */
export const SearchText = z
  .string()
  .max(200, 'Search for at most 200 characters')
  .refine(
    (text) => !text.includes('\u0000'),
    'The search contains a character that cannot be searched',
  )
  .transform((text) => text.normalize('NFC').trim());
