import { z } from 'zod';
import type { TranslationKey } from '#languages/translations.ts';
import { Language } from './language.ts';

/** The version of a privacy notice: the beginning of a hash of its text. */
const VERSION = /^[0-9a-f]{12}$/;

export const isNoticeVersion = (text: string): boolean => VERSION.test(text);

/** With what a form sends: the notice that its page was made with. */
export const NoticeSaid = z
  .string()
  .regex(VERSION)
  .optional()
  .describe(
    'The version of the privacy notice that the form told; without it, and where it is not known, the one in force is noted',
  );

/** A heading with what is said below it: paragraphs, then a list of names with what is said of each. */
export const NoticeSection = z.object({
  id: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  items: z.array(
    z.object({ name: z.string(), text: z.string(), link: z.string().nullable() }).strict(),
  ),
});
export type NoticeSection = z.infer<typeof NoticeSection>;

/** A section as it is kept: in English, and in the languages that the notice had when it was in force. */
export type KeptSection = NoticeSection & { [Key in TranslationKey]?: NoticeSection };

const since = z.string().describe('When it came into force');

/** What this marketplace does with personal data, as of one version (docs/behaviour/rules.md#privacy-notice). */
export const PrivacyNotice = z.object({
  version: z.string(),
  since,
  until: z.string().nullable().describe('When another took its place; null of the one in force'),
  language: Language.describe('What the sections are in'),
  sections: z.array(NoticeSection),
  versions: z
    .array(z.object({ version: z.string(), since }))
    .describe('All that were ever in force, the latest first'),
});
export type PrivacyNotice = z.infer<typeof PrivacyNotice>;
