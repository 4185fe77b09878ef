import { z } from 'zod';

/** Control characters other than tab and line breaks: nothing a person types. */
const controls = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/u;
/** Characters that turn the direction of what follows them; real Arabic or Hebrew needs none of them. */
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const loneSurrogates = /\p{Surrogate}/u;
const markup = /<\s*[a-z!/?]/iu;

const clean = (text: string) =>
  !controls.test(text) && !directionMarks.test(text) && !loneSurrogates.test(text);

/**
 * Plain text that a stranger wrote: trimmed, composed (NFC), 1 to `max` characters.
 * `label` names the field in messages. Control characters, direction marks and HTML tags are refused.
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

/** What a reader typed into a search box: never stored, so only cut to size and cleaned. */
export const SearchText = z
  .string()
  .max(200, 'Search for at most 200 characters')
  .refine(
    (text) => !text.includes('\u0000'),
    'The search contains a character that cannot be searched',
  )
  .transform((text) => text.normalize('NFC').trim());
