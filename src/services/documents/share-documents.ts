import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import encodeQr from 'qr';
import {
  type Catalogue,
  MOST_IN_CATALOGUE,
  type OwnCatalogue,
  type SharePictureQuery,
} from '#contracts/calls/documents.ts';
import type { Region } from '#contracts/price.ts';
import {
  type DocumentedProduct,
  findDocumentedSeller,
  listDocumented,
} from '#database/queries/products/documented-products.ts';
import { matchingWhere } from '#database/queries/products/managed/preview-matching.ts';
import { availabilityAt } from '#domain/availability/reservation.ts';
import { chatNumberFor } from '#domain/chat-link.ts';
import { currencyOf } from '#domain/currencies.ts';
import { formatPhone } from '#domain/phone.ts';
import { fitIn } from '#domain/pictures/fit-in.ts';
import type { KnownActor } from '#domain/policy.ts';
import { formatPrice } from '#domain/price.ts';
import { skuOf } from '#domain/sku.ts';
import { slugWithId } from '#domain/text/slug.ts';
import { inLanguage, type Language, languages } from '#languages/languages.ts';
import { said } from '#languages/said.ts';
import { dateIn, serverTexts } from '#languages/server-texts.ts';
import {
  type DocumentPicture,
  type DocumentRequest,
  makeDocument,
} from '#media/documents/make-document.ts';
import type { AppContext } from '../app-context.ts';
import { failure, notFound } from '../failure.ts';
import { refusedFile } from '../media/receive-file.ts';

/** What documents are made with. */
export type DocumentContext = Pick<
  AppContext,
  'db' | 'store' | 'incoming' | 'publicUrl' | 'site' | 'now'
>;

/** A document to send: its bytes, and what its file is called, without an ending. */
export type MadeDocument = { body: Readable | Buffer; name: string };

/** Frames of pictures in the templates: width by height. */
const FRAMES = { story: 1080 / 1330, post: 4 / 5, card: 4 / 5, cover: 210 / 186 };
/** Of pictures, in pixels: across a phone or a page, and in one of three columns of paper at 270 dpi. */
const WIDE = 1200;
const NARROW = 560;

const ofSeller = (actor: KnownActor) => (actor.role === 'seller' ? actor.id : null);

/** Documents of a page by what they show: an edit makes another, and the same is made once. */
const kept = new LRUCache<string, Buffer>({
  maxSize: 24 * 1024 * 1024,
  sizeCalculation: ({ length }) => length,
});

/**
 * Returns a product as a JPEG to share. 404 where it is not the actor's, 409 where shoppers do not see it, so that its QR
 * code would lead nowhere.
 */
export async function makeSharePicture(
  context: DocumentContext,
  actor: KnownActor,
  id: string,
  { shape, language, region }: SharePictureQuery,
): Promise<MadeDocument> {
  const where = await matchingWhere(context.db, ofSeller(actor), { filter: {}, ids: [id] });
  const [product] = await listDocumented(context.db, where, language, 1);
  if (product === undefined) throw notFound('product');
  if (!product.hasPage) throw failure(409, 'not-shown', said('notShownToShare'));
  const shown = showIn(context, { language, region, prices: true });
  const [item, pictures] = shown.product(product, { file: '0.jpg', width: WIDE }, FRAMES[shape]);
  const request: DocumentRequest = {
    template: 'share',
    format: 'jpeg',
    data: { ...shown.all, code: codeOf(item.address), shape, product: item },
    pictures,
  };
  const body = await makeKept(context, request);
  return { body, name: `${slugWithId(product.addressName, skuOf(product.id))}-${shape}` };
}

/**
 * Returns products as a PDF: of a seller under its name, of an admin under the shop's. 422 where there are more than 200,
 * or none.
 */
export async function makeCatalogue(
  context: DocumentContext,
  actor: KnownActor,
  { ids, filter, prices, language, region }: Catalogue | OwnCatalogue,
): Promise<MadeDocument> {
  const where = await matchingWhere(context.db, ofSeller(actor), { filter, ids });
  const found = await listDocumented(context.db, where, language, MOST_IN_CATALOGUE + 1);
  if (found.length > MOST_IN_CATALOGUE)
    throw failure(422, 'too-many', said('tooManyForCatalogue', { most: MOST_IN_CATALOGUE }));
  if (found.length === 0) throw failure(422, 'nothing', said('nothingForCatalogue'));
  const place = new Map(ids?.map((id, index) => [id, index]));
  const products = found.sort(
    (one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0),
  );
  const { site } = context;
  const from = await whose(context, actor, language);
  const texts = serverTexts[language].documents;
  const shown = showIn(context, { language, region, prices });
  const cover = products.findIndex(({ picture }) => picture !== null);
  const items = products.map((product, index) => {
    const file = { file: `${index}.jpg`, width: index === cover ? WIDE : NARROW };
    const [item, pictures] = shown.product(product, file, FRAMES.card);
    if (index !== cover) return { item, pictures };
    const [{ picture }] = shown.product(product, file, FRAMES.cover);
    return { item: { ...item, cover: { picture, brand: item.brand } }, pictures };
  });
  const body = await make(context, {
    template: 'catalogue',
    format: 'pdf',
    data: {
      ...shown.all,
      code: codeOf(from.address),
      title: texts.catalogue,
      seller: from.name,
      count: texts.pieces(items.length),
      chat: formatPhone(chatNumberFor(region, from, site.adminChatNumber)),
      day: dateIn(language, context.now(), 'Asia/Dubai'),
      products: items.map(({ item }) => item),
    },
    pictures: items.flatMap(({ pictures }) => pictures),
  });
  return { body, name: `${texts.catalogueFile} ${from.name}` };
}

/** Returns a sheet with the QR code of the actor's page: a seller's own, or the shop. */
export async function makePoster(
  context: DocumentContext,
  actor: KnownActor,
  language: Language,
): Promise<MadeDocument> {
  const from = await whose(context, actor, language);
  const texts = serverTexts[language].documents;
  const body = await make(context, {
    template: 'poster',
    format: 'pdf',
    data: {
      ...showIn(context, { language, region: 'IN', prices: true }).all,
      name: from.name,
      above: texts.findUs,
      invitation: texts.scan,
      address: decodeURI(from.address).replace(/^https?:\/\//, ''),
      code: codeOf(from.address),
    },
    pictures: [],
  });
  return { body, name: `${texts.posterFile} ${from.name}` };
}

/** Makes a short document, or returns the same one that was made before. */
export async function makeKept(
  context: DocumentContext,
  request: DocumentRequest,
): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify(request)).digest('base64');
  const body = kept.get(key) ?? (await buffer(await make(context, request)));
  kept.set(key, body);
  return body;
}

/** Makes a document. Refuses (503) while many are made, and (413) what takes too much. */
const make = ({ store, incoming }: DocumentContext, request: DocumentRequest) =>
  makeDocument(store, incoming, request).catch((error) => {
    throw refusedFile(null, error);
  });

/** Without the quiet zone that the templates draw around it. */
const codeOf = (text: string) => encodeQr(text, 'svg', { ecc: 'medium', border: 2 });

/** Returns whom a document is from, and where its reader finds them. */
async function whose(
  { db, publicUrl, site }: DocumentContext,
  actor: KnownActor,
  language: Language,
) {
  if (actor.role === 'admin') {
    const address = publicUrl + inLanguage(language, '/');
    return { name: site.name, INR: '', DXB: '', address };
  }
  const seller = await findDocumentedSeller(db, actor.id);
  if (seller === null) throw notFound('seller');
  const path = `/seller-list/${slugWithId(seller.name, seller.id)}`;
  return { ...seller, address: publicUrl + inLanguage(language, path) };
}

type Readers = { language: Language; region: Region; prices: boolean };

/** Returns what every document shows, and how products are shown to these readers. */
function showIn({ publicUrl, site, now }: DocumentContext, { language, region, prices }: Readers) {
  const { documents, formats } = serverTexts[language];
  const currency = currencyOf(region);
  const priceOf = (amount: number) => (prices ? formatPrice(amount, currency, formats) : '');
  const marks = { AVAILABLE: '', RESERVED: documents.reserved, SOLD: documents.sold };
  const addressOf = ({ hasPage, id, addressName, sellerId, sellerName }: DocumentedProduct) => {
    const path = hasPage
      ? `/product/${slugWithId(addressName, id)}`
      : `/seller-list/${slugWithId(sellerName, sellerId)}`;
    return publicUrl + inLanguage(language, path);
  };
  return {
    all: {
      language,
      direction: languages[language].direction,
      shop: site.name,
      host: new URL(publicUrl).host,
    },
    product(
      product: DocumentedProduct,
      { file, width }: Omit<DocumentPicture, 'stored'>,
      frame: number,
    ) {
      const { picture, brand, name, id } = product;
      const isAED = currency === 'AED';
      const price = Number(isAED ? product.priceAED : product.priceINR);
      const original = Number(isAED ? product.originalPriceAED : product.originalPrice);
      const item = {
        brand,
        name,
        price: priceOf(price),
        original: original > price ? priceOf(original) : '',
        sku: documents.stockNumber(skuOf(id)),
        mark: marks[availabilityAt(product, now()).availability],
        address: addressOf(product),
        picture: picture && { file, color: picture.color || '#e9e2d6', fit: fitIn(frame, picture) },
      };
      return [item, picture ? [{ stored: picture.file, file, width }] : []] as const;
    },
  };
}
