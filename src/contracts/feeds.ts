import { z } from 'zod';

/** Who reads a feed, and in which forms. */
export const feedFiles = {
  'google.xml': { receiver: 'google', form: 'xml' },
  'google.tsv': { receiver: 'google', form: 'tsv' },
  'meta.csv': { receiver: 'meta', form: 'csv' },
  'meta.xml': { receiver: 'meta', form: 'xml' },
} as const;
export type FeedFile = keyof typeof feedFiles;
export type FeedReceiver = (typeof feedFiles)[FeedFile]['receiver'];
export type FeedForm = (typeof feedFiles)[FeedFile]['form'];

/** Why receivers of feeds would refuse a product. */
export const FeedProblem = z.enum([
  'no-picture',
  'small-picture',
  'capitals',
  'no-description',
  'long-name',
]);
export type FeedProblem = z.infer<typeof FeedProblem>;

/** The shortest side of a picture, in pixels, that receivers of feeds take. */
export const SMALLEST_FEED_PICTURE = 500;
/** The most characters of a name that they take; the rest is cut. */
export const LONGEST_FEED_TITLE = 150;

/** A published product that receivers of feeds would refuse. */
export const ProductWithFeedProblems = z.object({
  _id: z.string(),
  name: z.string(),
  brand: z.string(),
  seller: z.object({ _id: z.string(), name: z.string() }),
  problems: z.array(FeedProblem),
});
export type ProductWithFeedProblems = z.infer<typeof ProductWithFeedProblems>;

/** A seller's own feeds. */
export const OwnFeed = z.object({
  path: z
    .string()
    .nullable()
    .describe('Below which its feeds are found, behind a secret; null until it asks for one'),
  problems: z.array(ProductWithFeedProblems).describe('The newest of them'),
});
export type OwnFeed = z.infer<typeof OwnFeed>;

/** What is said of another category of Google than a number. */
export const googleNumber = 'A category of Google is a number, such as 201';

/** What is decided of the marketplace's feeds. */
export const FeedSettings = z.strictObject({
  /** Whether the marketplace's own feeds are there. */
  shown: z.boolean().default(false),
  /** Numbers of Google's product taxonomy by the ids of sub-categories. */
  google: z
    .record(z.string().regex(/^[a-z0-9]{8,32}$/), z.string().regex(/^\d{1,7}$/, googleNumber))
    .default({}),
});
export type FeedSettings = z.infer<typeof FeedSettings>;
