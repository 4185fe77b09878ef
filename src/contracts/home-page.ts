import { z } from 'zod';
import { says } from '#languages/said.ts';
import { Id, Reference } from './id.ts';
import { MediaItem } from './media.ts';

/** More than the home page shows of either: who is hidden meanwhile is stood in for. */
const MOST_FEATURED = 12;
export const MOST_ORDERED = 200;

const Moment = z.string().describe('ISO 8601, UTC');

/** The sellers that an admin has chosen for the home page, in their order. */
export const FeaturedSellers = z.array(
  z.object({
    _id: z.string(),
    name: z.string(),
    Image: z.string().describe('URL of the profile picture, or empty'),
    active: z.boolean(),
  }),
);
export type FeaturedSellers = z.infer<typeof FeaturedSellers>;

export const FeaturedChoice = z.object({
  sellers: z
    .array(Id, 'Sellers must be a list')
    .max(MOST_FEATURED, `At most ${MOST_FEATURED} sellers are chosen`),
  was: z.array(Id).describe('Those that were chosen when it was read: refused with 409 otherwise'),
});
export type FeaturedChoice = z.infer<typeof FeaturedChoice>;

/** A product that trends, is to, or whose seller asks that it does. */
export const TrendingPiece = z.object({
  _id: z.string(),
  name: z.string(),
  brand: z.string(),
  seller: Reference,
  picture: MediaItem.nullable(),
  priceINR: z.number().nullable(),
  priceAED: z.number().nullable(),
  state: z.enum(['trending', 'planned', 'asked']),
  published: z.boolean(),
  from: Moment.nullable().describe('When it begins to trend; null where it does'),
  until: Moment.nullable().describe('When it ends to trend by itself; null where it does not'),
  askedAt: Moment.nullable(),
});
export type TrendingPiece = z.infer<typeof TrendingPiece>;

export const TrendingOrder = z.object({
  pieces: z
    .array(Id, 'Pieces must be a list')
    .min(1, 'Choose at least one product')
    .max(MOST_ORDERED, `At most ${MOST_ORDERED} products can be put in order`),
  was: z
    .array(Id)
    .describe('What trends or is to, in the order that was read: refused with 409 otherwise'),
});
export type TrendingOrder = z.infer<typeof TrendingOrder>;

const moment = z.iso.datetime(says('must be a moment, such as 2026-12-01T08:00:00Z')).nullable();

/** From and until when a product trends; without `from`, from now on. */
export const TrendingPlan = z
  .object({ from: moment, until: moment })
  .refine(({ from, until }) => from === null || until === null || from < until, {
    path: ['until'],
    message: says('must be after the beginning'),
  });
export type TrendingPlan = z.infer<typeof TrendingPlan>;

export const TrendingDecision = z.object({ granted: z.boolean() });
