import { z } from 'zod';
import { says } from '#languages/said.ts';
import { Id } from '../id.ts';
import { SiteTexts } from '../site-config.ts';
import { firstPromotions, firstSections, firstSlides } from './first-content.ts';
import {
  ContentLink,
  ContentPicture,
  contentText,
  isScene,
  UploadedPicture,
  words,
} from './words.ts';

/** A slide of the home page's first view: its heading goes on in a part that is set off. */
export const Slide = z.strictObject({
  start: words(40),
  end: words(40),
  text: words(120),
  button: words(30),
  to: ContentLink,
  picture: ContentPicture,
  /** On narrow screens. */
  narrow: ContentPicture.optional(),
});
export type Slide = z.infer<typeof Slide>;

export const Promotion = z.strictObject({
  title: words(60),
  text: words(160),
  to: ContentLink,
  picture: ContentPicture,
});
export type Promotion = z.infer<typeof Promotion>;

const title = words(60);

/** Sections that a home page has at most once, since nothing tells one from another. */
export const singleSections = [
  'promotions',
  'trending',
  'recently-viewed',
  'featured-sellers',
  'new-arrivals',
  'latest-stories',
] as const;
export type SingleSection = (typeof singleSections)[number];

/** A part of the home page below its first view. */
export const Section = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(singleSections) }),
  z.strictObject({ kind: z.literal('category'), title, category: Id }),
  z.strictObject({ kind: z.literal('lowered'), title }),
  z.strictObject({
    kind: z.literal('pieces'),
    title,
    pieces: z.array(Id).min(1, says('must have a product')).max(12, 'at most 12 products'),
  }),
  z.strictObject({
    kind: z.literal('banner'),
    title,
    text: words(160),
    button: words(30),
    to: ContentLink,
    picture: ContentPicture,
    narrow: ContentPicture.optional(),
  }),
  z.strictObject({
    kind: z.literal('story'),
    title,
    paragraphs: z.array(words(1000)).min(1).max(6),
    picture: ContentPicture.optional(),
  }),
]);
export type Section = z.infer<typeof Section>;

const isSingle = (kind: Section['kind']): kind is SingleSection =>
  (singleSections as readonly string[]).includes(kind);

const Sections = z
  .array(Section)
  .max(16, 'at most 16 sections')
  .refine((sections) => {
    const single = sections.map(({ kind }) => kind).filter(isSingle);
    return new Set(single).size === single.length;
  }, 'a section of this kind stands on the page already');

/** The shop's second colours: each is a set that can be read on paper and on ink. */
export const accents = ['brass', 'sea', 'garnet', 'indigo', 'olive'] as const;

/** The pages whose title and description search engines are told otherwise. */
export const seoPages = ['/', '/shop', '/category', '/seller-list', '/about'] as const;
export type SeoPage = (typeof seoPages)[number];
const Seo = z.strictObject({ title: words(70).optional(), description: words(200).optional() });

/**
 * What the shop says: each part is as in a fresh shop unless it was decided otherwise. All of it is plain text, and
 * what is shown where is a small closed set of blocks.
 */
export const Content = z.strictObject({
  slides: z
    .array(Slide)
    .min(1, 'at least one slide')
    .max(6, 'at most 6 slides')
    .default(firstSlides),
  promotions: z
    .array(Promotion)
    .min(1, 'at least one promotion')
    .max(6, 'at most 6 promotions')
    .default(firstPromotions),
  sections: Sections.default(firstSections),
  site: SiteTexts,
  accent: z.enum(accents, says('must be one of the palette')).default('brass'),
  /** Beside Instagram, which every shop has. */
  social: z
    .array(z.strictObject({ name: contentText(30), link: ContentLink }))
    .max(6, 'at most 6 links')
    .default([]),
  /** Terms below those of shipping, returns and refunds. */
  terms: z
    .array(z.strictObject({ title: words(80), text: words(2000) }))
    .max(20, 'at most 20 terms')
    .default([]),
  seo: z.partialRecord(z.enum(seoPages), Seo).default({}),
  /** An uploaded picture in place of the shop's name, null for none. */
  logo: UploadedPicture.nullable().default(null),
  /** Uploaded pictures, null for those of every shop: beside the founder's words, and of link previews. */
  aboutPicture: UploadedPicture.nullable().default(null),
  socialPicture: UploadedPicture.nullable().default(null),
});
export type Content = z.infer<typeof Content>;

/** Content as it is kept: without the parts that are as in a fresh shop. */
export type KeptContent = z.input<typeof Content>;

/** Returns the uploaded pictures of a content. */
export function picturesIn(content: KeptContent): string[] {
  const { slides = [], promotions = [], sections = [], ...others } = content;
  const all = [
    ...[...slides, ...promotions, ...sections].flatMap((block) => [
      'picture' in block ? block.picture : undefined,
      'narrow' in block ? block.narrow : undefined,
    ]),
    others.logo,
    others.aboutPicture,
    others.socialPicture,
  ];
  return [...new Set(all.filter((each) => each != null && !isScene(each)))] as string[];
}
