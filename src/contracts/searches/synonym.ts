import { z } from 'zod';
import { listQuery } from '../list-query.ts';
import { nameText } from '../text.ts';
import { version } from '../version.ts';

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
