import { z } from 'zod';
import { Language } from '../language.ts';
import { MediaItem } from '../media.ts';
import { singleSections } from './content.ts';
import { Block, PageKind } from './page.ts';
import { scenes } from './words.ts';

// What pages show of the content, in one language: a part that is as in a fresh shop is left out.

const Shown = z.union([z.enum(scenes), MediaItem]);
export type ShownPicture = z.infer<typeof Shown>;

const title = z.string();
const Banner = { title, text: z.string(), to: z.string(), picture: Shown };

export const ShownSection = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(singleSections) }),
  z.object({ kind: z.literal('category'), title, category: z.string() }),
  z.object({ kind: z.literal('lowered'), title }),
  z.object({ kind: z.literal('pieces'), title, pieces: z.array(z.string()) }),
  z.object({ kind: z.literal('banner'), ...Banner, button: z.string(), narrow: Shown.nullable() }),
  z.object({
    kind: z.literal('story'),
    title,
    paragraphs: z.array(z.string()),
    picture: Shown.nullable(),
  }),
]);
export type ShownSection = z.infer<typeof ShownSection>;

const ShownSlide = z.object({
  start: z.string(),
  end: z.string(),
  text: z.string(),
  button: z.string(),
  to: z.string(),
  picture: Shown,
  narrow: Shown.nullable(),
});

export const HomeContent = z
  .object({
    slides: z.array(ShownSlide),
    promotions: z.array(z.object(Banner)),
    sections: z.array(ShownSection),
  })
  .partial();
export type HomeContent = z.infer<typeof HomeContent>;

export const AboutContent = z.object({
  terms: z.array(z.object({ title, text: z.string() })),
});
export type AboutContent = z.infer<typeof AboutContent>;

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
