import { z } from 'zod';
import type { Role } from '../account.ts';
import { Id } from '../id.ts';
import { Language } from '../language.ts';
import type { AdminAccess, SellerAccess } from '../policy.ts';
import { Region } from '../price.ts';
import { managedFilters, ownFilters } from '../product.ts';
import { filterBy } from '../products/matching-change.ts';
import { defineCall } from './call.ts';

export const MOST_IN_CATALOGUE = 200;

export const ShareShape = z.enum(['story', 'post'], 'shape must be story or post');
export type ShareShape = z.infer<typeof ShareShape>;

const readers = {
  language: Language.default('en'),
  region: Region.default('IN').describe(
    'Whose currency prices are in, and whose chat number is told',
  ),
};

const SharePictureQuery = z.object({
  shape: ShareShape.default('story').describe('story is 1080 × 1920 pixels, post 1080 × 1350'),
  ...readers,
});
export type SharePictureQuery = z.infer<typeof SharePictureQuery>;

const catalogueOf = <Filters extends z.core.$ZodLooseShape>(filters: Filters) =>
  z.strictObject({
    ids: z
      .array(Id)
      .min(1, 'ids must name at least one product')
      .max(MOST_IN_CATALOGUE, `ids must name at most ${MOST_IN_CATALOGUE} products`)
      .optional()
      .describe('These products in this order; by default all that match, by name'),
    filter: filterBy(filters).default({} as never),
    prices: z.boolean().default(true),
    ...readers,
  });
const Catalogue = catalogueOf(managedFilters);
const OwnCatalogue = catalogueOf(ownFilters);
export type Catalogue = z.infer<typeof Catalogue>;
export type OwnCatalogue = z.infer<typeof OwnCatalogue>;

const PosterQuery = z.object({ language: readers.language });

const access: Record<Role, AdminAccess | SellerAccess> = {
  seller: { policy: 'seller', staff: 'replies', support: 'see-products' },
  admin: { policy: 'admin', permission: 'see-products' },
};

type Summaries = { picture: string; catalogue: string; poster: string };

const callsOf = <const R extends Role, Body extends z.ZodType>(
  role: R,
  body: Body,
  summaries: Summaries,
) => ({
  getPicture: defineCall(`GET /${role}/get-share-picture/:id`, {
    summary: summaries.picture,
    ...access[role as Role],
    query: SharePictureQuery,
    response: null,
  }),
  makeCatalogue: defineCall(`POST /${role}/make-catalogue`, {
    inMaintenance: 'answered',
    summary: summaries.catalogue,
    ...access[role as Role],
    body,
    response: null,
  }),
  getPoster: defineCall(`GET /${role}/get-poster`, {
    summary: summaries.poster,
    ...access[role as Role],
    query: PosterQuery,
    response: null,
  }),
});

/** What sellers hand round of their products and shop, and admins of all: documents that the server makes. */
export const documentCalls = {
  seller: callsOf('seller', OwnCatalogue, {
    picture: "One of the asking seller's products as a JPEG to share, with a QR code to its page",
    catalogue: "Up to 200 of the asking seller's products as a PDF",
    poster: "A PDF with the QR code of the asking seller's page",
  }),
  admin: callsOf('admin', Catalogue, {
    picture: 'A product of any seller as a JPEG to share, with a QR code to its page',
    catalogue: 'Up to 200 products of any sellers as a PDF',
    poster: 'A PDF with the QR code of the shop',
  }),
};
