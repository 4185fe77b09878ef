import { z } from 'zod';
import { said } from '#languages/said.ts';
import { AttributeShown, AttributesPart } from './attributes/values.ts';
import {
  AvailabilityFilter,
  availabilityAnswer,
  Day,
  TakenDown,
} from './availability/availability.ts';
import { FacetName, ListFacets } from './facets/facets.ts';
import { flag, ProductFilters, priceBound } from './facets/product-filters.ts';
import { Id } from './id.ts';
import { listQuery, noFilter, Order, Paging, severalOf } from './list-query.ts';
import { CardPicture, MediaItem } from './media.ts';
import { asForm, productFields, shapeOf } from './product-fields.ts';
import { lowerings, lowest } from './products/prices.ts';
import { SearchReading } from './search.ts';
import { ReplyTime } from './seller.ts';
import { SearchText } from './text.ts';
import { awayUntil } from './vacation.ts';
import { versionField } from './version.ts';

/** What a card tells of a product's attributes: `["40 mm", "Steel"]`. */
const highlights = z
  .array(z.string())
  .max(2)
  .describe('The first attributes that are shown in cards, as text');

/** The seller of a product: the fields that a card and a chat link need. */
export const ProductSeller = z.object({
  _id: z.string(),
  name: z.string(),
  Image: z.string(),
  INR: z.string(),
  DXB: z.string(),
  city: z.string(),
  replyTime: ReplyTime,
  awayUntil,
});
export type ProductSeller = z.infer<typeof ProductSeller>;

/**
 * A product (docs/behaviour/rules.md#product). Prices are exact to two decimals; `media` is
 * parallel to images and videos.
 */
export const Product = z.object({
  _id: z.string(),
  sku: z.string().describe('First eight characters of the id, upper-cased'),
  ...shapeOf('answer', { isPublic: true }),
  rating: z.number().nullable(),
  reviews: z.number().int().nullable(),
  images: z.array(z.string()),
  videos: z.array(z.string()),
  media: z.array(MediaItem),
  attributes: z.array(AttributeShown).describe('In the order of its taxonomy entries'),
  ...availabilityAnswer,
  available: z
    .number()
    .int()
    .nullable()
    .describe('How many can be had, where its seller tells it; else null'),
  condition: z
    .enum(['new', 'refurbished', 'used'])
    .nullable()
    .describe('By the grade of its attribute `condition`; null where it has none'),
  seller: ProductSeller,
  sellerId: z.string(),
  createdAt: z.string(),
  ...lowerings,
  highlights,
  lowest30INR: lowest('rupees'),
  lowest30AED: lowest('dirhams'),
  version: z.number().int(),
});
export type Product = z.infer<typeof Product>;

/** A product in a public list, which tells of `media`, `attributes`, `available` and `condition` only to `fields=all`. */
export const ListedProduct = Product.partial({
  media: true,
  attributes: true,
  available: true,
  condition: true,
});

/** What a card shows of a product, which the lists answer to `fields=card`. */
export const ProductCard = z.object({
  _id: z.string(),
  name: productFields.name.answer,
  brand: productFields.brand.answer,
  priceINR: productFields.priceINR.answer,
  priceAED: productFields.priceAED.answer,
  originalPrice: productFields.originalPrice.answer,
  originalPriceAED: productFields.originalPriceAED.answer,
  ...availabilityAnswer,
  createdAt: z.string(),
  ...lowerings,
  highlights,
  picture: CardPicture.nullable().describe('The first picture, or null'),
  second: CardPicture.nullable().describe('The second picture, shown on hover, or null'),
});
export type ProductCard = z.infer<typeof ProductCard>;

/**
 * Why a product is in no list: its seller is not active, its taxonomy is unlisted, it is sold, its seller
 * hides it, or an admin took it down.
 */
const HiddenBy = z.enum([
  ...(['seller', 'category', 'sub-category', 'product-type'] as const),
  ...(['sold', 'hidden-by-seller', 'taken-down', 'not-approved'] as const),
]);
export type HiddenBy = z.infer<typeof HiddenBy>;

/** A product in the back offices: with its visibility and the seller's own article number. */
export const ManagedProduct = Product.extend({
  published: z.boolean(),
  updatedAt: z.string().describe('When it was last changed'),
  hiddenBy: z.array(HiddenBy).describe('Why it is not published; empty where it is'),
  hasPage: z
    .boolean()
    .describe('Whether shoppers see its page, as of a product that was just sold'),
  takenDown: TakenDown.nullable().describe('What an admin said who took it down, else null'),
  edit: z
    .object({ state: z.enum(['waiting', 'declined']), at: z.string(), words: z.string() })
    .nullable()
    .describe('An edit of its seller’s that shoppers do not see, and why it was declined; or null'),
  trendingAsked: z.boolean().describe('Whether its seller asks that it trends'),
  ...shapeOf('answer', { isPublic: false }),
});
export type ManagedProduct = z.infer<typeof ManagedProduct>;

/** Orders of public lists: the shop's words and the listing's, both accepted. */
export const PublicSort = z.enum([
  'default',
  'newest',
  'price-low-high',
  'price-high-low',
  'rating',
  'name',
  'createdAt',
]);
export type PublicSort = z.infer<typeof PublicSort>;

export const PublicProductQuery = Paging.extend({
  ...ProductFilters.shape,
  sort: PublicSort.optional(),
  order: Order.optional(),
  fields: z
    .enum(['card', 'all'])
    .optional()
    .describe(
      '`card` answers only what a card shows of each product, `all` also its media and attributes',
    ),
});
export type PublicProductQuery = z.infer<typeof PublicProductQuery>;

const Ends = z.object({ min: z.number(), max: z.number() });

/** The lowest and the highest price of a list in each currency, whatever prices it is filtered by; zeros without products. */
export const PriceEnds = z.object({ INR: Ends, AED: Ends });
export type PriceEnds = z.infer<typeof PriceEnds>;

/** A list of products, on one of its numbered pages, with what it can be narrowed by. */
export const ListingQuery = PublicProductQuery.omit({
  after: true,
  ids: true,
  trending: true,
  fields: true,
}).extend({
  facets: severalOf(FacetName, 10)
    .optional()
    .describe('What the list can be narrowed by, to be answered with counts'),
  all: severalOf(FacetName, 10)
    .optional()
    .describe('Of these facets every value is answered, not only the most frequent ones'),
  unknown: z
    .enum(['ignored'])
    .optional()
    .describe('`ignored` takes attributes and values that do not exist as not said'),
});
export type ListingQuery = z.infer<typeof ListingQuery>;

/** One facet of a list, with the part of its values' labels that is sought. */
export const FacetQuery = ListingQuery.omit({
  facets: true,
  all: true,
  sort: true,
  order: true,
  page: true,
  limit: true,
}).extend({
  name: z
    .string()
    .regex(
      /^(?:subCategory|brand|seller|attr\.[a-z0-9-]{1,120})$/,
      said('mustBeOneOf', { name: '', values: ['subCategory', 'brand', 'seller', 'attr.…'] }),
    )
    .describe('The parameter that is sought in'),
  find: SearchText.default('').describe('A part of the labels, in any case and with any accents'),
});

/** What a page with a list of products shows: cards, and the contents of its filter panel. */
export const ProductListing = z.object({
  products: z.array(ProductCard),
  total: z.number().int(),
  capped: z.boolean().describe('There are more than were counted'),
  price: PriceEnds,
  facets: ListFacets.optional().describe('Left out where none are asked for'),
  search: SearchReading.optional().describe('Left out where the words are searched as they stand'),
  brands: z
    .array(z.string())
    .optional()
    .describe(
      'The brands that are listed; left out unless one that was asked for was merged into another',
    ),
});
export type ProductListing = z.infer<typeof ProductListing>;

/** `hidden` for any reason, or for the named one. */
const Visibility = z.enum(['published', 'hidden', ...HiddenBy.options]);

/** The filters of the back offices' lists of products. */
export const managedFilters = {
  seller: Id.optional(),
  category: Id.optional(),
  subCategory: Id.optional(),
  type: Id.optional(),
  visibility: Visibility.optional(),
  availability: AvailabilityFilter.exclude(['all']).optional(),
  /** `true` of products whose sellers ask for another look. */
  lookAgain: z.literal('true').optional(),
  trending: flag.optional(),
  withoutPictures: flag.optional(),
  brand: z
    .string()
    .max(80)
    .regex(/^[^\0]*$/, 'brand holds a character no brand has')
    .transform((text) => text.trim())
    .optional()
    .describe('How the brand begins, without case and accents'),
  minPrice: priceBound.optional().describe('In rupees'),
  maxPrice: priceBound.optional().describe('In rupees'),
  addedFrom: Day.optional().describe('The first day on which it may have been added'),
  addedTo: Day.optional().describe('The last day on which it may have been added'),
};

/** Columns of the back offices' product tables. */
const managedSorts = [
  'name',
  'seller',
  'brand',
  'category',
  'subCategory',
  'priceINR',
  'priceAED',
  'trending',
  'createdAt',
] as const;
/** Everybody's that wait are sorted by since when, with `lookAgain`; else that is by when they were added. */
export const ManagedProductQuery = listQuery([...managedSorts, 'lookAgainAt']).extend(
  managedFilters,
);

/** The filters where all products are of one seller. */
export const ownFilters = { ...managedFilters, seller: noFilter('seller') };
export const SellersProductQuery = ManagedProductQuery.extend(ownFilters);

/** One seller's are sorted by their last change too, of which everybody's have no index. */
export const OwnProductQuery = listQuery([...managedSorts, 'updatedAt']).extend(ownFilters);
export type ManagedProductQuery =
  | z.infer<typeof ManagedProductQuery>
  | z.infer<typeof OwnProductQuery>;

export const TrendingChange = z.object({
  isTrending: z.boolean(),
});

/** A list of URLs as JSON text: an array, or the keyed object `{ image1: …, image2: … }`. */
const urlList = (label: string) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return text.trim() === '' ? [] : JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: `${label} must be a JSON list of URLs` });
        return z.NEVER;
      }
    })
    .pipe(
      z.union(
        [
          z.array(z.string().max(500)).max(20),
          z
            .record(z.string().max(20), z.string().max(500))
            .transform((keyed) => Object.values(keyed).slice(0, 20)),
        ],
        `${label} must be a JSON list of URLs`,
      ),
    )
    .default([]);

/** The fields of a product by the names of their columns, checked. */
export const ProductValues = z.object(shapeOf('input', {}));
export type ProductValues = z.infer<typeof ProductValues>;

const leftOut = <Input extends z.ZodType>(input: z.ZodDefault<Input>) =>
  input.removeDefault().optional().describe('Left out, it stays as it is');

/**
 * The text parts of add-product and edit-product (docs/behaviour/seller.md#media-slots). Files are
 * sent as `image1`…, `video1`…. `mediaOrder` is the final order: URLs that stay, and part names of
 * new files.
 */
export const ProductInput = z.object({
  ...asForm(ProductValues.shape),
  quantity: leftOut(productFields.quantity.input),
  quantityShown: leftOut(productFields.quantityShown.input),
  saleUntil: leftOut(productFields.saleUntil.input),
  sellerId: z.string().optional(),
  attributes: AttributesPart,
  existingImages: urlList('existingImages'),
  existingVideos: urlList('existingVideos'),
  mediaOrder: urlList('mediaOrder'),
  uploads: urlList('uploads').describe('Tickets of files sent ahead'),
  version: versionField,
  submission: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional()
    .describe('Drawn by the form: sent again after a lost answer, it saves the same product'),
});
export type ProductInput = z.infer<typeof ProductInput>;

/** A file uploaded before its form, which names it by its ticket in `uploads` and `mediaOrder`. */
export const UploadedMedia = z.object({ ticket: z.string(), media: MediaItem });
export type UploadedMedia = z.infer<typeof UploadedMedia>;
