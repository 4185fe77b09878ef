import { z } from 'zod';
import { languageNames } from '#languages/languages.ts';
import { says } from '#languages/said.ts';
import { inTranslations } from '#languages/translations.ts';
import { Id } from '../id.ts';
import { inLanguages } from '../language.ts';
import { isPlain } from '../text.ts';
import { MOST_PIECES, PAGE_NAME, pageKinds } from './page-rules.ts';
import { ContentLink, contentText, UploadedPicture } from './words.ts';

export const PageKind = z.enum(pageKinds, says('must be a story or a page'));

/** The last part of a page's address. One that ends as ids do would be taken for that of a product. */
const PageName = z
  .string(says('must be a name'))
  .trim()
  .max(80, 'has at most 80 characters')
  .regex(PAGE_NAME, 'has small letters, digits and single dashes alone')
  .refine((name) => !/-[a-z0-9]{20}$/.test(name), 'ends with a word that is too long');

/** A piece of text in one look. Spaces at its ends belong to it, and a line break in it begins a line. */
export const Span = z.strictObject({
  text: z
    .string(says('must be a text'))
    .normalize('NFC')
    .min(1, says('must not be empty'))
    .max(4000, 'has at most 4000 characters')
    .refine(isPlain, says('must be plain text, without tags or control characters')),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  link: ContentLink.optional(),
});
export type Span = z.infer<typeof Span>;

const Spans = z
  .array(Span)
  .min(1, says('must not be empty'))
  .max(200, 'has too many changes of look');

/** Groups of products: each is read by itself. */
const MOST_GROUPS = 6;

/** All that a page is made of: nothing holds another block, and nothing is markup. */
export const Block = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    text: contentText(160),
  }),
  z.strictObject({ kind: z.literal('paragraph'), spans: Spans }),
  z.strictObject({
    kind: z.literal('list'),
    isNumbered: z.boolean(),
    start: z
      .int(says('must be a number'))
      .min(2, says('must be from 2 to 9999'))
      .max(9999, says('must be from 2 to 9999'))
      .optional()
      .describe('The number of the first item, where that is not 1'),
    items: z.array(Spans).min(1, says('must not be empty')).max(50, 'has at most 50 lines'),
  }),
  z.strictObject({ kind: z.literal('quote'), spans: Spans }),
  z.strictObject({ kind: z.literal('picture'), picture: UploadedPicture, alt: contentText(200) }),
  z.strictObject({
    kind: z.literal('pieces'),
    pieces: z.array(Id).min(1).max(MOST_PIECES, `at most ${MOST_PIECES} products`),
  }),
  z.strictObject({ kind: z.literal('divider') }),
]);
export type Block = z.infer<typeof Block>;

const MOST_TEXT = 60_000;

/** What is written in the editor of blocks: a page, or a newsletter. */
export const Blocks = z
  .array(Block, says('must be a list of blocks'))
  .max(200, 'at most 200 blocks')
  .refine(
    (blocks) => blocks.filter(({ kind }) => kind === 'pieces').length <= MOST_GROUPS,
    `at most ${MOST_GROUPS} groups of products`,
  )
  .refine(
    (blocks) => JSON.stringify(blocks).length <= MOST_TEXT,
    says('is too long: make two of it'),
  );

/** A page in one language. */
export const PageText = z.strictObject({
  title: contentText(120),
  summary: z.union([z.literal(''), contentText(300)]),
  blocks: Blocks,
});
export type PageText = z.infer<typeof PageText>;

/** What a page says: in English, and in other languages where somebody wrote that. */
export const PageBody = z.strictObject({
  name: PageName,
  cover: z
    .strictObject({
      ...{ picture: UploadedPicture, alt: contentText(200) },
      ...inTranslations(['alt'], () => z.union([z.literal(''), contentText(200)]).optional()),
    })
    .nullable(),
  isInFooter: z.boolean(),
  ...inLanguages(PageText),
});
export type PageBody = z.infer<typeof PageBody>;

export function picturesOfPage({ cover, ...body }: PageBody): string[] {
  const blocks = languageNames.flatMap((language) => body[language]?.blocks ?? []);
  return [...new Set([...(cover ? [cover.picture] : []), ...picturesIn(blocks)])];
}

/** Returns the pictures in blocks, each as often as it is there. */
export const picturesIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'picture' ? block.picture : []));
