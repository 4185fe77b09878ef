import { z } from 'zod';
import { listQuery } from '../list-query.ts';
import { nameText } from '../text.ts';

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
