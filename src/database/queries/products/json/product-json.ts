import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { fieldsWith, recordOf } from '#contracts/product-fields.ts';
import type { Database } from '../../../database.ts';
import {
  jsonDecimal,
  jsonList,
  jsonMoment,
  jsonObject,
  jsonPlain,
  jsonString,
  jsonWord,
  orNull,
} from '../../../json-text.ts';
import { inlineNumber } from '../../../planner.ts';
import { seller } from '../../../schema/accounts/account.ts';
import { category, productType, subCategory } from '../../../schema/catalogue.ts';
import { mediaAsset } from '../../../schema/media.ts';
import { endOfBadges, loweringsOf } from '../../prices.ts';
import { awayNow, endOfVacation } from '../../sellers/vacation.ts';
import {
  availabilityNow,
  endOfHold,
  endOfState,
  isRecent,
  isReserved,
  leftOf,
} from '../availability.ts';
import { type Found, type Page, selectFound } from './found-products.ts';
import { highlightsOf } from './highlights-json.ts';
import { selectCardPictures, selectMedia } from './product-media-json.ts';

/**
 * What is answered of a product: all the public may see, the same without media and attributes, all its seller may, or
 * what a card or a suggestion shows.
 */
export type ProductShape = 'whole' | 'listed' | 'managed' | 'card' | 'suggestion';

/** One page of products, ready to be sent. */
export type ProductsJson = {
  /** A list of `Product`, `ManagedProduct`, `ProductCard` or `Suggestion`, by its shape. */
  json: string;
  /** How many were found. */
  count: number;
  /** The values that the last one in the list is sorted by, as text. */
  last: string[] | null;
  /** Their ids, with commas between them. */
  ids: string;
  /** The ids of the sellers and taxonomy entries that are named, each as often as it is. */
  labels: string;
  /** When what it says of them ends by itself, such as a reservation; null where it does not. */
  until: string | null;
};

type Columns = Readonly<Record<string, SQL>>;

/** Selects the JSON of one page of products, as a single row, with `others` beside it. */
export function selectJson<const Others extends Columns>(
  db: Database,
  shape: ProductShape,
  page: Page,
  others: Others,
) {
  const { within = [], most } = page;
  const found = selectFound(db, page);
  const shown = most === undefined ? sql`true` : sql`found_position <= ${inlineNumber(most)}`;
  const columns = {
    ...others,
    count: sql<number>`(select count(*)::int from ${found})`,
    last: sql<
      string[] | null
    >`(select cursor from ${found} where ${shown} order by found_position desc limit 1)`,
    ids: sql<string>`coalesce(string_agg(${found.id}, ',' order by found_position), '')`,
    until: untilOf(sql`least(${endOfState(found)}, ${endOfBadges(found)})`),
  };
  const order = sql`${found.position}`;
  if (shape === 'card' || shape === 'suggestion') {
    const pictures = selectCardPictures(db, found, shape);
    const json = shape === 'card' ? cardOf(found, pictures) : suggestionOf(found, pictures);
    return db
      .with(...within, found, pictures)
      .select({ ...columns, json: jsonList(json, order), labels: sql<string>`''` })
      .from(found)
      .leftJoin(pictures, eq(pictures.id, found.id))
      .where(shown);
  }
  const media = selectMedia(db, found);
  const json = jsonObject({
    ...listedOf(found, media),
    ...(shape !== 'listed' && restOf(found, media, shape === 'managed')),
    ...(shape === 'managed' && managedOf(found)),
  });
  const until = untilOf(sql`least(${endOfState(found)}, ${endOfBadges(found)}, ${endOfVacation},
    ${endOfHold(found)})`);
  return db
    .with(...within, found, media)
    .select({ ...columns, until, json: jsonList(json, order), labels: labelsOf(found) })
    .from(found)
    .innerJoin(category, eq(category.id, found.categoryId))
    .innerJoin(subCategory, eq(subCategory.id, found.subCategoryId))
    .innerJoin(seller, eq(seller.id, found.sellerId))
    .leftJoin(productType, eq(productType.id, found.productTypeId))
    .leftJoin(portrait, eq(portrait.id, seller.imageId))
    .leftJoin(media, eq(media.id, found.id))
    .where(shown);
}

/** The first of such moments, in ISO form. */
const untilOf = (end: SQL) => sql<string | null>`to_char(min(${end}) at time zone 'UTC',
  'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const portrait = alias(mediaAsset, 'portrait');

const reference = (id: SQL, name: SQL) => jsonObject({ _id: jsonWord(id), name: jsonString(name) });

const texts = fieldsWith({ kind: 'text', isPublic: true });
const prices = fieldsWith({ kind: 'price', isPublic: true });
const maybePrices = fieldsWith({ kind: 'price?', isPublic: true });
const days = fieldsWith({ kind: 'day?', isPublic: true });
const flags = fieldsWith({ kind: 'flag', isPublic: true });
const ownTexts = fieldsWith({ kind: 'text', isPublic: false });
const ownCounts = fieldsWith({ kind: 'count?', isPublic: false });
const ownFlags = fieldsWith({ kind: 'flag', isPublic: false });

type Media = ReturnType<typeof selectMedia>;

const list = (items: SQL) => sql`'[' || coalesce(${items}, '') || ']'`;

function listedOf(found: Found, media: Media): Record<string, SQL> {
  return {
    _id: jsonWord(found.id),
    sku: jsonWord(sql`upper(left(${found.id}, 8))`),
    ...recordOf(texts, (name) => jsonString(found[name])),
    ...recordOf(prices, (name) => jsonDecimal(found[name])),
    ...recordOf(maybePrices, (name) => orNull(jsonDecimal(found[name]))),
    ...recordOf(days, (name) => orNull(sql`'"' || ${found[name]} || '"'`)),
    ...recordOf(flags, (name) => jsonPlain(found[name])),
    categoryId: reference(sql`${category.id}`, sql`${category.name}`),
    subCategoryId: reference(sql`${subCategory.id}`, sql`${subCategory.name}`),
    productTypeId: orNull(reference(sql`${productType.id}`, sql`${productType.name}`)),
    rating: orNull(jsonDecimal(found.rating)),
    reviews: orNull(jsonPlain(found.reviews)),
    seller: jsonObject({
      _id: jsonWord(seller.id),
      name: jsonString(seller.name),
      Image: jsonString(sql`coalesce('/media/' || ${portrait.file}, '')`),
      INR: jsonString(seller.chatIndia),
      DXB: jsonString(seller.chatEmirates),
      city: jsonString(seller.city),
      replyTime: jsonWord(seller.replyTime),
      awayUntil: orNull(sql`'"' || ${awayNow} || '"'`),
    }),
    sellerId: jsonWord(found.sellerId),
    ...availabilityOf(found),
    createdAt: jsonMoment(found.createdAt),
    ...loweringsOf(found),
    highlights: highlightsOf(found),
    lowest30INR: orNull(jsonDecimal(found.lowestINR)),
    lowest30AED: orNull(jsonDecimal(found.lowestAED)),
    version: jsonPlain(found.version),
    images: list(sql`${media.images}`),
    videos: list(sql`${media.videos}`),
  };
}

/** What lists answer to `fields=all` alone; of admins' attributes those that are not shown too, where it is managed. */
const restOf = (found: Found, media: Media, isManaged: boolean): Record<string, SQL> => ({
  media: list(sql`${media.items}`),
  available: availableOf(found, isManaged),
  condition: orNull(
    jsonWord(sql`condition_of(${found.attributes}, ${found.categoryId}, ${found.subCategoryId},
      ${found.productTypeId})`),
  ),
  attributes: sql`shown_attributes(${found.attributes}, ${found.categoryId}, ${found.subCategoryId},
      ${found.productTypeId}, ${sql.raw(`${isManaged}`)})`,
});

/** How many are in stock: shown to shoppers where its seller wants that. */
const availableOf = (found: Found, isManaged: boolean) =>
  orNull(sql`case when ${found.quantity} is null or not (${found.quantityShown} or ${sql.raw(`${isManaged}`)}) then null
    when ${found.availability} = 'SOLD' or ${isReserved(found)} then 0 else ${leftOf(found)} end::text`);

/** A reservation that has ended is not told, whether or not the background has ended it. */
const availabilityOf = (found: Found): Record<string, SQL> => ({
  availability: jsonWord(availabilityNow(found)),
  reservedUntil: sql`case when ${isReserved(found)} then '"' || ${found.reservedUntil} || '"' else 'null' end`,
});

/** Whether everybody may see the taxonomy entries that a product is in, and its seller. */
const areParentsShown = sql`(${seller.status} and ${category.status} = 'LISTED'
    and ${subCategory.status} = 'LISTED' and coalesce(${productType.status}, 'LISTED') = 'LISTED')`;

const isNotHidden = (found: Found) =>
  sql`(${found.hiddenAt} is null and ${found.takenDownAt} is null)`;

/** What its seller and admins see besides, with the reasons why the triggers have hidden it. */
const managedOf = (found: Found): Record<string, SQL> => ({
  published: jsonPlain(sql`(${found.published} and ${areParentsShown})`),
  updatedAt: jsonMoment(found.updatedAt),
  hasPage: jsonPlain(sql`(${areParentsShown} and ${isNotHidden(found)}
    and (${found.soldAt} is null or ${isRecent(sql`${found.soldAt}`)}))`),
  hiddenBy: sql`'[' || concat_ws(',',
    case when not ${seller.status} then '"seller"' end,
    case when ${category.status} <> 'LISTED' then '"category"' end,
    case when ${subCategory.status} <> 'LISTED' then '"sub-category"' end,
    case when ${productType.status} <> 'LISTED' then '"product-type"' end,
    case when ${found.availability} = 'SOLD' then '"sold"' end,
    case when ${found.hiddenAt} is not null then '"hidden-by-seller"' end,
    case when ${found.takenDownReason} = 'not-approved' then '"not-approved"'
         when ${found.takenDownAt} is not null then '"taken-down"' end) || ']'`,
  takenDown: sql`case when ${found.takenDownAt} is null then 'null' else ${jsonObject({
    at: jsonMoment(found.takenDownAt),
    reason: jsonWord(found.takenDownReason),
    words: jsonString(found.takenDownWords),
    askedAt: orNull(jsonMoment(found.lookAgainAt)),
    askedWords: jsonString(found.lookAgainWords),
  })} end`,
  edit: orNull(sql`(select ${jsonObject({
    state: jsonWord(sql`review.state`),
    at: jsonMoment(sql`review.at`),
    words: jsonString(sql`review.words`),
  })} from product_review review
    where review.product_id = ${found.id} and review.state in ('waiting', 'declined'))`),
  trendingAsked: jsonPlain(sql`exists (select from trending_piece
    where product_id = ${found.id} and asked_at is not null)`),
  ...recordOf(ownTexts, (name) => jsonString(found[name])),
  ...recordOf(ownCounts, (name) => orNull(jsonPlain(found[name]))),
  ...recordOf(ownFlags, (name) => jsonPlain(found[name])),
});

const labelsOf = (found: Found) =>
  sql<string>`coalesce(string_agg(concat_ws(',', ${found.sellerId}, ${found.categoryId},
    ${found.subCategoryId}, ${found.productTypeId}), ','), '')`;

type CardPictures = ReturnType<typeof selectCardPictures>;

const cardOf = (found: Found, pictures: CardPictures) =>
  jsonObject({
    _id: jsonWord(found.id),
    name: jsonString(found.name),
    brand: jsonString(found.brand),
    priceINR: jsonDecimal(found.priceINR),
    priceAED: jsonDecimal(found.priceAED),
    originalPrice: orNull(jsonDecimal(found.originalPrice)),
    originalPriceAED: orNull(jsonDecimal(found.originalPriceAED)),
    ...availabilityOf(found),
    createdAt: jsonMoment(found.createdAt),
    ...loweringsOf(found),
    highlights: highlightsOf(found),
    picture: orNull(sql`${pictures.items}[1]`),
    second: orNull(sql`${pictures.items}[2]`),
  });

const suggestionOf = (found: Found, pictures: CardPictures) =>
  jsonObject({
    kind: sql`'"product"'`,
    _id: jsonWord(found.id),
    name: jsonString(found.name),
    detail: jsonString(found.brand),
    picture: orNull(sql`${pictures.items}[1]`),
    priceINR: jsonDecimal(found.priceINR),
    priceAED: jsonDecimal(found.priceAED),
  });
