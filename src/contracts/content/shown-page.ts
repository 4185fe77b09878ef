import { z } from 'zod';
import { Language } from '../language.ts';
import { MediaItem } from '../media.ts';
import { Block, PageKind } from './page.ts';

// Pages as shoppers read them, in one language.

const Cover = MediaItem.nullable().describe('With its alternative text');

/** A story as lists show it. */
export const StoryCard = z.object({
  name: z.string(),
  title: z.string(),
  summary: z.string(),
  cover: Cover,
  language: Language.describe('That it is written in'),
  publishedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
});
export type StoryCard = z.infer<typeof StoryCard>;

const PictureBlock = z.object({ kind: z.literal('picture'), picture: MediaItem });
const [heading, paragraph, list, quote, , pieces, divider] = Block.options;

/** A picture brings its file; all else is as it was written. */
export const ShownBlock = z.discriminatedUnion('kind', [
  heading,
  paragraph,
  list,
  quote,
  PictureBlock,
  pieces,
  divider,
]);
export type ShownBlock = z.infer<typeof ShownBlock>;

export const ShownPage = StoryCard.extend({ kind: PageKind, blocks: z.array(ShownBlock) });
export type ShownPage = z.infer<typeof ShownPage>;
