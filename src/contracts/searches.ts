import { z } from 'zod';
import { listQuery } from './list-query.ts';
import { nameText, plainText } from './text.ts';
import { version } from './version.ts';

/** A word that no text has which shoppers are shown of what others look for. */
export const BlockedWord = z.object({
  _id: z.string().describe('The word'),
  word: z.string().describe('As searches compare it, without case and accents'),
  createdAt: z.string(),
});
export type BlockedWord = z.infer<typeof BlockedWord>;

export const BlockedWordQuery = listQuery(['word', 'createdAt']);
export type BlockedWordQuery = z.infer<typeof BlockedWordQuery>;

export const WordBlocking = z.object({
  word: nameText('Word', 40),
  blocked: z.boolean(),
});
export type WordBlocking = z.infer<typeof WordBlocking>;

/** A text that shoppers searched for in the last 30 days. */
export const CountedSearch = z.object({
  _id: z.string().describe('The text'),
  text: z.string().describe('As searches compare it, without case and accents'),
  searches: z.number().int().describe('How often'),
  found: z.number().int().describe('How many products the last of these searches found'),
  dismissed: z.boolean().describe('Left out of these lists and of what shoppers are suggested'),
});
export type CountedSearch = z.infer<typeof CountedSearch>;

export const CountedSearchQuery = listQuery(['searches', 'text']).extend({
  found: z
    .enum(['true', 'false'])
    .optional()
    .describe('`false`: those that found nothing and are no word of a synonym'),
  dismissed: z.enum(['true', 'false']).default('false'),
});
export type CountedSearchQuery = z.output<typeof CountedSearchQuery>;

export const Dismissal = z.object({
  text: plainText('Text', 80),
  dismissed: z.boolean(),
});

/** How many words a group has at most, and how many characters a word. */
const MOST_SYNONYMS = 40;
const LONGEST_SYNONYM = 60;

/** `same`: each word finds the others. `family`: the first finds the others, not the reverse. */
const SynonymKind = z.enum(['same', 'family'], 'Kind must be same or family');

/** Words that searches take for one another (docs/behaviour/rules.md#synonyms). */
export const Synonym = z.object({
  _id: z.string(),
  kind: SynonymKind,
  words: z.array(z.string()).describe('Of a family the first is the one that finds the others'),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});
export type Synonym = z.infer<typeof Synonym>;

const Word = nameText('A word', LONGEST_SYNONYM);

export const SynonymInput = z.object({
  kind: SynonymKind,
  words: z
    .array(Word, 'Words must be a list')
    .min(2, 'Enter at least two words')
    .max(MOST_SYNONYMS, `Enter at most ${MOST_SYNONYMS} words`),
});
export type SynonymInput = z.infer<typeof SynonymInput>;

export const SynonymEdit = SynonymInput.extend({ version: version().optional() });
export type SynonymEdit = z.infer<typeof SynonymEdit>;

export const SynonymQuery = listQuery(['word', 'updatedAt']).extend({
  kind: SynonymKind.optional(),
});
export type SynonymQuery = z.infer<typeof SynonymQuery>;
