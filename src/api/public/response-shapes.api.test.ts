import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { getAttributes } from '#contracts/attributes/calls.ts';
import type { Call } from '#contracts/calls/call.ts';
import * as categoryCalls from '#contracts/calls/categories.ts';
import * as productCalls from '#contracts/calls/products.ts';
import * as sellerCalls from '#contracts/calls/sellers.ts';
import * as siteCalls from '#contracts/calls/site.ts';
import { FacetName } from '#contracts/facets/facets.ts';
import { replaceProductMedia } from '#database/queries/products/write-product.ts';
import { seller as sellerTable } from '#database/schema/accounts/account.ts';
import { category as categoryTable } from '#database/schema/catalogue.ts';
import { mediaAsset } from '#database/schema/media.ts';
import { translationsIn } from '#languages/translations.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

const ODD = 'Quote " slash \\ / tab\t \u2028 <b> & é 🪔 ﷽ {"a":1}';

const test = await sharedApp();
const admin = await anAdmin(test);

const asset = (id: string, kind: 'image' | 'video', values = {}) => ({
  id,
  kind,
  file: `${id}.${kind === 'image' ? 'jpg' : 'mp4'}`,
  bytes: 1000,
  width: 1200,
  height: 1500,
  webp: [320, 640],
  avif: [320],
  placeholder: 'data:image/webp;base64,UklGRg==',
  color: '#a1b2c3',
  ...values,
});
await test.db
  .insert(mediaAsset)
  .values([
    asset('front', 'image'),
    asset('bare', 'image', { webp: [], avif: [], placeholder: '', color: '' }),
    asset('film', 'video', { webp: [], avif: [] }),
    asset('back', 'image'),
    asset('face', 'image'),
  ]);

const category = await aCategory(test.db, { name: `Category ${ODD}`, description: ODD });
const seller = await aSeller(test, { name: `Seller ${ODD}`, description: ODD, imageId: 'face' });
const plain = await aSeller(test, { chatIndia: '', chatEmirates: '' });
await test.db
  .update(categoryTable)
  .set({ imageId: 'back', focusX: 0, focusY: 100 })
  .where(eq(categoryTable.id, category.id));
const parents = parentsOf(seller, category);

const material = await anAttribute(test.db, {
  ...{ name: `Attribute ${ODD}`, kind: 'colour', groupName: ODD },
  choices: [{ label: ODD, swatch: '#a1b2c3' }],
  entries: [{ productTypeId: category.type.id, position: 1 }],
});
const care = await anAttribute(test.db, {
  ...{ name: 'Care', kind: 'text', entries: [{ categoryId: category.id }] },
});
const elsewhere = await anAttribute(test.db, { name: 'Elsewhere', kind: 'yes-no' });
const rich = await aProduct(test.db, parents, {
  id: 'richproduct1',
  name: `Name ${ODD}`,
  brand: `Brand ${ODD}`,
  description: `Line\n${ODD}`,
  priceINR: '1234567890.10',
  priceAED: '0.05',
  originalPrice: '1234567891.00',
  originalPriceAED: '12.50',
  rating: '4.5',
  reviews: 12,
  trending: true,
  sellerSku: ODD.slice(0, 40),
  productTypeId: category.type.id,
  attributes: { [material.id]: [material.idOf(ODD)], [care.id]: ODD, [elsewhere.id]: true },
  createdAt: new Date('2026-01-02T03:04:05.006Z'),
});
await replaceProductMedia(test.db, rich.id, ['film', 'front', 'bare', 'back']);
const bare = await aProduct(test.db, parentsOf(plain, category), {
  name: 'Bare',
  createdAt: new Date('2026-01-02T03:04:05.000Z'),
});
const filmed = await aProduct(test.db, parents, { name: 'Filmed', rating: '0.0', reviews: 0 });
await replaceProductMedia(test.db, filmed.id, ['film']);

const { sub, type } = category;
const reads: [string, Call][] = [
  ['/get-product', productCalls.getProducts],
  ['/get-product?limit=1', productCalls.getProducts],
  ['/get-product?limit=2&page=2', productCalls.getProducts],
  ['/get-product?q=filmed', productCalls.getProducts],
  ['/get-product?q=filmed&sort=name', productCalls.getProducts],
  ['/get-product?brand=Calderon', productCalls.getProducts],
  [`/get-product?ids=${bare.id},${rich.id}`, productCalls.getProducts],
  [`/get-product?seller=zzzzzzzzzzzz`, productCalls.getProducts],
  [`/get-product/${rich.id}`, productCalls.getProduct],
  [`/get-product/${bare.id}`, productCalls.getProduct],
  ['/get-listing', productCalls.getListing],
  [`/get-listing?facets=${FacetName.options}`, productCalls.getListing],
  [`/get-listing?type=${type.id}&maxPrice=10&facets=attributes,brand`, productCalls.getListing],
  ['/get-listing?facets=brand,seller&all=brand', productCalls.getListing],
  ['/get-listing?q=filmed', productCalls.getListing],
  ['/get-listing?q=filmed&facets=brand&sort=name', productCalls.getListing],
  [`/get-listing?seller=zzzzzzzzzzzz`, productCalls.getListing],
  ['/get-facet?name=brand&find=b', productCalls.getFacet],
  ['/get-facet?name=attr.material&q=name', productCalls.getFacet],
  [`/get-related/${sub.id}`, productCalls.getRelated],
  [`/get-related/${seller.id}/${sub.id}`, productCalls.getRelatedOfSeller],
  ['/suggest?q=name', productCalls.getSuggestions],
  ['/suggest?q=seller', productCalls.getSuggestions],
  [`/suggest?q=${encodeURIComponent(sub.name)}`, productCalls.getSuggestions],
  ['/suggest?q=', productCalls.getSuggestions],
  ['/get-category', categoryCalls.getCategories],
  [`/get-category/${category.id}`, categoryCalls.getCategoriesOf],
  [`/get-category/${seller.id}`, categoryCalls.getCategoriesOf],
  [`/get-subcategory/all/${category.id}`, categoryCalls.getSubCategories],
  [`/get-subcategory/${seller.id}/${category.id}`, categoryCalls.getSubCategories],
  [`/get-type/${category.id}`, categoryCalls.getProductTypes],
  [`/get-attributes?category=${category.id}&type=${type.id}`, getAttributes],
  ['/get-sellers', sellerCalls.getSellers],
  [`/get-seller/${seller.id}`, sellerCalls.getSeller],
  [`/get-seller/${plain.id}`, sellerCalls.getSeller],
  ['/site', siteCalls.getSite],
  ['/privacy-notice', siteCalls.getPrivacyNotice],
  ['/sitemap', siteCalls.getSitemap],
  ['/sitemap/all', siteCalls.getSitemapPart],
  ['/admin/get-products', productCalls.getAllProducts],
  ['/admin/get-products?sort=name&order=asc&limit=2', productCalls.getAllProducts],
  [`/admin/get-products/${seller.id}`, productCalls.getAllProductsOf],
  [`/seller/get-products/${seller.id}`, productCalls.getOwnProducts],
  [`/admin/get-product/${rich.id}`, productCalls.productCalls.admin.getOne],
  ['/admin/get-sellers', sellerCalls.getAllSellers],
  [`/admin/get-seller/${seller.id}`, sellerCalls.getAnySeller],
];

async function read(path: string) {
  const who = path.startsWith('/admin') ? admin : seller;
  const headers = /^\/(admin|seller)\//.test(path) ? who.authorization : {};
  const answer = await test.app.inject({ url: `/api${path}`, headers });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  return answer.json();
}

/** Parsing leaves out what a schema does not name: equal is what has nothing else. */
function expectToBe(schema: z.ZodType | null | undefined, body: unknown) {
  expect(schema?.parse(body)).toEqual(body);
}

it.each(reads)('answers what the contract says to %s', async (path, call) => {
  expectToBe(call.response, await read(path));
});

it.each(reads.filter(([, call]) => call.cards))('answers cards to %s', async (path, call) => {
  const asked = `${path}${path.includes('?') ? '&' : '?'}fields=`;
  const cards = await read(`${asked}card`);
  expectToBe(call.cards, cards);
  const whole = await read(call === categoryCalls.getCategories ? path : `${asked}all`);
  expect(cards).toEqual(whole.map(call === categoryCalls.getCategories ? linkOf : cardOf));
});

function linkOf({ _id, name, picture, focusX, focusY }: Record<string, unknown>) {
  return { _id, name, picture, focusX, focusY };
}

type Media = { kind: string; placeholder: string };
function cardOf(product: { media: Media[] } & Record<string, unknown>) {
  const { _id, name, brand, priceINR, priceAED, originalPrice, originalPriceAED, media } = product;
  const [picture = null, second = null] = media
    .filter(({ kind }) => kind === 'image')
    .map(({ kind: _, placeholder: __, ...shown }) => shown);
  const { availability, reservedUntil } = product;
  const prices = { priceINR, priceAED, originalPrice, originalPriceAED };
  const stated = { availability, reservedUntil };
  const { createdAt, loweredINR, loweredAED, highlights } = product;
  const dates = { createdAt, loweredINR, loweredAED, highlights };
  return { _id, name, brand, ...prices, ...stated, ...dates, picture, second };
}

const url = (id: string) => `/media/${id}.${id === 'film' ? 'mp4' : 'jpg'}`;
const medium = (id: string, position: number, values = {}) => {
  const { bytes: _, file: __, id: ___, ...shown } = asset(id, id === 'film' ? 'video' : 'image');
  const alt = `Brand ${ODD} Name ${ODD}, ${shown.kind} ${position}`;
  return { ...shown, url: url(id), base: `/media/${id}`, alt, ...values };
};

const wholeRich = {
  ...{ loweredINR: null, loweredAED: null, lowest30INR: null, lowest30AED: null },
  highlights: [],
  ...{ available: null, condition: null },
  _id: 'richproduct1',
  sku: 'RICHPROD',
  name: `Name ${ODD}`,
  brand: `Brand ${ODD}`,
  description: `Line\n${ODD}`,
  categoryId: { _id: category.id, name: category.name },
  subCategoryId: { _id: sub.id, name: sub.name },
  productTypeId: { _id: type.id, name: type.name },
  priceINR: 1234567890.1,
  priceAED: 0.05,
  originalPrice: 1234567891,
  originalPriceAED: 12.5,
  saleUntil: null,
  availability: 'AVAILABLE',
  reservedUntil: null,
  trending: true,
  rating: 4.5,
  reviews: 12,
  images: [url('front'), url('bare'), url('back')],
  videos: [url('film')],
  media: [
    medium('film', 1, { webp: [], avif: [] }),
    medium('front', 2),
    medium('bare', 3, { webp: [], avif: [], placeholder: '', color: '' }),
    medium('back', 4),
  ],
  attributes: [
    {
      ...{ _id: care.id, code: 'care', name: 'Care', group: '', kind: 'text', unit: '', scale: '' },
      ...{ comparable: true, value: ODD, values: [] },
    },
    {
      ...{ _id: material.id, code: material.code, name: material.name, group: ODD, kind: 'colour' },
      ...{ unit: '', scale: '', comparable: true, value: null },
      values: [{ _id: material.idOf(ODD), label: ODD, swatch: '#a1b2c3', available: true }],
    },
  ],
  seller: {
    _id: seller.id,
    name: seller.name,
    Image: '/media/face.jpg',
    INR: '+910000000001',
    DXB: '+971000000001',
    city: '',
    replyTime: '',
    awayUntil: null,
  },
  sellerId: seller.id,
  createdAt: '2026-01-02T03:04:05.006Z',
  version: 1,
};

it('answers every field of a product', async () => {
  expect(await read(`/get-product/${rich.id}`)).toEqual(wholeRich);
  expect(await read('/get-product?trending=true&fields=all')).toEqual([wholeRich]);
  const { media: _, attributes: __, available: ___, condition: ____, ...listed } = wholeRich;
  expect(await read('/get-product?trending=true')).toEqual([listed]);
});

it('answers what a product has not as null, empty text or an empty list', async () => {
  expect(await read(`/get-product/${bare.id}`)).toMatchObject({
    description: '',
    productTypeId: null,
    originalPrice: null,
    originalPriceAED: null,
    rating: null,
    reviews: null,
    images: [],
    videos: [],
    media: [],
    attributes: [],
    seller: { Image: '', INR: '', DXB: '' },
    createdAt: '2026-01-02T03:04:05.000Z',
  });
  expect(await read(`/get-product/${filmed.id}`)).toMatchObject({
    rating: 0,
    reviews: 0,
    images: [],
    videos: [url('film')],
  });
});

it("answers an admin and the seller a product's visibility and article number", async () => {
  const shown = {
    published: true,
    updatedAt: expect.any(String),
    hiddenBy: [],
    hasPage: true,
    takenDown: null,
    edit: null,
    trendingAsked: false,
    ...{ quantity: null, quantityShown: false },
  };
  const translated = translationsIn(null, 'name', 'description');
  const managed = { ...wholeRich, ...shown, ...translated, sellerSku: rich.sellerSku };
  expect(await read(`/admin/get-product/${rich.id}`)).toEqual(managed);
  expect(await read(`/admin/get-products?trending=true`)).toEqual([managed]);
  expect(await read(`/seller/get-products/${seller.id}?trending=true`)).toEqual([managed]);
  await test.db
    .update(sellerTable)
    .set({ status: false, approval: 'deactivated' })
    .where(eq(sellerTable.id, plain.id));
  expect(await read(`/admin/get-product/${bare.id}`)).toMatchObject({
    published: false,
    hiddenBy: ['seller'],
    sellerSku: '',
  });
});

it('refuses other fields than those of cards and all', async () => {
  const answer = await test.app.inject('/api/get-product?fields=name');
  expect([answer.statusCode, answer.json().message]).toEqual([400, 'fields must be card or all']);
});
