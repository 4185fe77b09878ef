import { sql } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import { countMissingPage } from '#database/queries/missing-pages.ts';
import { searchCount } from '#database/schema/search.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import {
  aCategory,
  anAdmin,
  aProduct,
  aSeller,
  aSubCategory,
  parentsOf,
  productFields,
  TEST_PASSWORD,
} from '#tests/support/factories.ts';
import { file } from '#tests/support/files/multipart.ts';
import {
  apiKeyRequests,
  logInRequests,
  secondFactorRequests,
  secured,
  webhookRequests,
} from './account-requests.ts';
import { agentRequests } from './agent-requests.ts';
import { backOfficeRequests } from './back-office-requests.ts';
import { importRequests } from './import-requests.ts';
import {
  askedFor,
  aView,
  bulkChange,
  device,
  documentOf,
  down,
  draft,
  draftOf,
  edited,
  enquiry,
  failedMail,
  type GoodRequest,
  inDays,
  lead,
  type Make,
  message,
  NEW_PASSWORD,
  newest,
  next,
  noteOn,
  product,
  redirect,
  reported,
  reviewed,
  type Shop,
  send,
  sizes,
  synonym,
  synonymOf,
  template,
  tokenMailed,
} from './shop.ts';
import { staffRequests } from './staff-requests.ts';

const invitedSeller = () => ({
  ...{ name: `Lamps ${next()}`, email: `lamps${next()}@post.example` },
  ...{ language: 'en', approved: true },
});
/** An invitation to sell; its id. */
const invitation = async (shop: Shop): Promise<string> =>
  (await send(shop, shop.admin, 'POST', '/admin/invite-seller', invitedSeller())).data._id;

/** A phone number of its own. */
const inDigits = (number: number) => String(7_000_000_000 + number);

/** How the shop is paid, with the version that it has now. */
async function saleSettings(shop: Shop) {
  const path = `/seller/get-sale-settings/${shop.seller.id}`;
  const { version } = await send(shop, shop.seller, 'GET', path);
  return {
    ...{ legalName: 'Lamps LLP', address: 'Quay 1', gstin: '32ABCDE1234F1Z5', trn: '' },
    ...{ upi: 'lamps@okbank', paymentPage: 'https://pay.example/{amount}/{reference}' },
    ...{ taxRate: 18, taxIncluded: true, version },
  };
}
const canSell = async (shop: Shop) =>
  send(shop, shop.seller, 'PUT', '/seller/set-sale-settings', await saleSettings(shop));

async function receiptAsked(shop: Shop) {
  await canSell(shop);
  const { id } = await lead(shop);
  const path = `/seller/get-lead/${shop.seller.id}/${id}`;
  const { pieces } = await send(shop, shop.seller, 'GET', path);
  const lines = [{ piece: pieces[0]._id, amount: '4900', hsn: '9405' }];
  return {
    params: { leadId: id },
    body: {
      ...{ kind: 'RECEIPT', lines, taxRate: 18, taxIncluded: true },
      ...{ region: 'IN', language: 'hi' },
    },
  };
}

/** A receipt of the shop; its id. */
async function receipt(shop: Shop): Promise<string> {
  const { params, body } = await receiptAsked(shop);
  const path = `/seller/issue-receipt/${params.leadId}`;
  return (await send(shop, shop.seller, 'POST', path, body)).data._id;
}

function documentRequests(role: 'seller' | 'admin'): Record<string, Make> {
  const readers = { language: 'ar', region: 'AE' };
  return {
    [`GET /api/${role}/get-share-picture/:id`]: async (shop) => ({
      params: { id: await product(shop) },
      query: { shape: 'post', ...readers },
    }),
    [`POST /api/${role}/make-catalogue`]: async (shop) => ({
      body: { ids: [await product(shop)], filter: { q: 'lamp' }, prices: false, ...readers },
    }),
    [`GET /api/${role}/get-poster`]: () => ({ query: { language: 'hi' } }),
  };
}

function savedViewRequests(role: 'seller' | 'admin', list: string): Record<string, Make> {
  const at = `/api/${role}`;
  const fields = {
    query: 'q=lamp&sort=name&order=asc',
    columns: ['name', 'brand'],
    isShared: false,
  };
  return {
    [`GET ${at}/get-list-settings`]: nothing,
    [`POST ${at}/add-saved-view`]: async (shop) => {
      await aView(shop, role, list);
      return { body: { list, name: `View ${next()}`, ...fields } };
    },
    [`PUT ${at}/edit-saved-view/:id`]: async (shop) => ({
      params: { id: await aView(shop, role, list) },
      body: { name: `View ${next()}`, ...fields, version: 1 },
    }),
    [`DELETE ${at}/delete-saved-view/:id`]: async (shop) => ({
      params: { id: await aView(shop, role, list) },
    }),
    [`PUT ${at}/choose-default-view`]: async (shop) => ({
      body: { list, viewId: await aView(shop, role, list) },
    }),
    [`PUT ${at}/choose-columns`]: () => ({ body: { list, columns: ['brand', 'name'] } }),
  };
}

function taxonomyRequests(
  word: 'category' | 'subcategory' | 'type',
  fields: (shop: Shop) => object,
  idOf: (shop: Shop) => Promise<string> | string,
): Record<string, Make> {
  const form: Make = (shop) => ({
    form: { name: `Category ${next()}`, description: 'Words', ...fields(shop), status: 'LISTED' },
    files: [file('image', shop.picture)],
  });
  return {
    [`GET /api/admin/get-${word}`]: () => ({
      query: { q: 'a', sort: 'name', order: 'asc', limit: '5', status: 'LISTED' },
    }),
    [`GET /api/admin/get-${word}/:id`]: async (shop) => ({ params: { id: await idOf(shop) } }),
    [`POST /api/admin/add-${word}`]: form,
    [`PUT /api/admin/edit-${word}${word === 'category' ? '' : '/:id'}`]: async (shop) => {
      const id = await idOf(shop);
      const { form: given, files = [] } = await form(shop);
      const version = { version: 1, focusX: 10, focusY: 20 };
      return word === 'category'
        ? { form: { ...given, ...version, categoryId: id }, files }
        : { params: { id }, form: { ...given, ...version }, files };
    },
    [`PUT /api/admin/list-${word}/:id`]: async (shop) => ({
      params: { id: await idOf(shop) },
      body: { status: 'UNLISTED' },
    }),
    [`DELETE /api/admin/delete-${word}/:id`]: async (shop) => ({
      params: { id: await idOf(shop) },
    }),
  };
}

/** An entry of its own that nothing stands in. */
async function emptyCategory({ test }: Shop): Promise<string> {
  const { id, sub, type } = await aCategory(test.db);
  await test.db.execute(sql`delete from product_type where id = ${type.id}`);
  await test.db.execute(sql`delete from sub_category where id = ${sub.id}`);
  return id;
}

const productForm = (shop: Shop) => ({
  ...productFields(shop.category),
  description: 'Brass',
  isTrending: 'false',
  originalPrice: '200',
  sellerSku: `SKU ${next()}`,
  submission: `form-${String(next()).padStart(8, '0')}`,
});
/** A product that its seller has deleted. */
const inBin = async (shop: Shop) => {
  const id = await product(shop);
  await send(shop, shop.seller, 'DELETE', `/seller/delete-product/${id}`);
  return { params: { id } };
};
const managedQuery = {
  ...{ q: 'product', sort: 'name', order: 'asc', limit: '5', page: '1', brand: 'Cal' },
  ...{ minPrice: '1', maxPrice: '99999', visibility: 'published', addedFrom: '2026-01-01' },
};
const listQuery = { sort: 'createdAt', order: 'desc', limit: '5', page: '1', q: 'a' };

const ofSeller = async (name: string, shop: Shop, id: string): Promise<GoodRequest> => ({
  params: { userId: shop.seller.id, [name]: id },
});
const own = ({ seller }: Shop, query?: Record<string, unknown>): GoodRequest => ({
  params: { userId: seller.id },
  ...(query && { query }),
});
const ofProduct =
  (make: (shop: Shop) => Promise<string>, body?: object, name = 'productId'): Make =>
  async (shop) => ({ params: { [name]: await make(shop) }, ...(body && { body }) });
const nothing: Make = () => ({});
const query =
  (given: Record<string, unknown>): Make =>
  () => ({ query: given });
const body =
  (given: Record<string, unknown>): Make =>
  () => ({ body: given });

const publicList = {
  ...{ q: 'lantern', sort: 'price-low-high', limit: '5', page: '1', currency: 'AED' },
  ...{ minPrice: '1', maxPrice: '99999', brand: 'Corvo', availability: 'all' },
};

/** A request to every route that it answers with a success: reads, then writes, then what ends something. */
export const goodRequests: Record<string, Make> = {
  ...staffRequests,
  ...backOfficeRequests,
  ...importRequests('seller'),
  ...importRequests('admin'),
  'GET /api/health': nothing,
  'GET /api/get-maintenance': nothing,
  'GET /api/health/live': nothing,
  'GET /api/health/ready': nothing,
  'GET /api/openapi.json': nothing,
  'GET /api/docs': nothing,
  'GET /api/docs/swagger-ui.css': nothing,
  'GET /api/docs/swagger-ui-bundle.js': nothing,
  'GET /api/site': nothing,
  'GET /api/privacy-notice': async ({ test }) => ({
    query: { version: (await test.app.inject('/api/privacy-notice')).json().version },
  }),
  'GET /api/get-category': query({ q: 'cat', sort: 'name', order: 'asc', fields: 'card' }),
  'GET /api/get-category/:id': ({ category }) => ({ params: { id: category.id } }),
  'GET /api/get-subcategory/:seller/:category': ({ seller, category }) => ({
    params: { seller: seller.id, category: category.id },
  }),
  'GET /api/get-type/:category': ({ category }) => ({ params: { category: category.id } }),
  'GET /api/get-attributes': ({ category }) => ({
    query: { category: category.id, subCategory: category.sub.id, type: category.type.id },
  }),
  'GET /api/get-navigation': nothing,
  'GET /api/get-trending-order': nothing,
  'GET /api/get-sellers': query({ ...listQuery, sort: 'name' }),
  'GET /api/get-seller/:id': ({ seller }) => ({ params: { id: seller.id } }),
  'GET /api/get-product': ({ category, seller }) => ({
    query: { ...publicList, category: category.id, seller: seller.id, fields: 'card' },
  }),
  'GET /api/get-product/:id': ofProduct(product, undefined, 'id'),
  'GET /api/get-listing': ({ category }) => ({
    query: { ...publicList, category: category.id, facets: 'brand,seller', unknown: 'ignored' },
  }),
  'GET /api/get-facet': ({ category }) => ({
    query: { name: 'brand', find: 'cor', category: category.id, maxPrice: '9999' },
  }),
  'GET /api/get-moved-entries': ({ category }) => ({ query: { ids: category.id } }),
  'GET /api/get-related/:subCategoryId': ({ category }) => ({
    params: { subCategoryId: category.sub.id },
    query: { limit: '5', fields: 'card' },
  }),
  'GET /api/get-related/:seller/:id': ({ seller, category }) => ({
    params: { seller: seller.id, id: category.sub.id },
    query: { limit: '5' },
  }),
  'GET /api/suggest': query({ q: 'lan' }),
  'GET /api/sitemap': nothing,
  'GET /api/sitemap/:part': () => ({ params: { part: 'all' } }),

  'GET /api/seller/get-messages/:userId': (shop) => own(shop),
  'GET /api/seller/get-notices/:userId': (shop) => own(shop),
  'GET /api/seller/get-document/:documentId': async (shop) => ({
    params: { documentId: await documentOf(shop) },
  }),
  'GET /api/seller/get-products/:userId': (shop) => own(shop, managedQuery),
  'GET /api/seller/get-product/:id': ofProduct(product, undefined, 'id'),
  'GET /api/seller/get-product-review/:id': ofProduct(product, undefined, 'id'),
  'GET /api/seller/get-price-history/:id': ofProduct(product, undefined, 'id'),
  'GET /api/seller/get-private-facts/:productId': ofProduct(product),
  'GET /api/seller/get-media-tickets/:id': ofProduct(product, undefined, 'id'),
  'GET /api/seller/get-drafts/:userId': (shop) => own(shop),
  'GET /api/seller/export-products/:userId': (shop) => own(shop, { format: 'csv' }),
  'GET /api/seller/export-data/:userId': (shop) => own(shop),
  'GET /api/seller/get-imports/:userId': (shop) => own(shop),
  'GET /api/seller/get-enquiries/:userId': (shop) => own(shop, { ...listQuery, region: 'IN' }),
  'GET /api/seller/enquiry-statistics/:userId': (shop) => own(shop, { days: '30' }),
  'GET /api/seller/numbers/:userId': (shop) => own(shop, { days: '30', region: 'AE', by: 'won' }),
  'GET /api/seller/find/:userId': (shop) => own(shop, { text: 'lan' }),
  'GET /api/seller/get-leads/:userId': (shop) =>
    own(shop, { ...listQuery, state: 'NEW', region: 'IN', followUp: 'any' }),
  'GET /api/seller/get-lead-counts/:userId': (shop) => own(shop),
  'GET /api/seller/get-lead/:userId/:leadId': async (shop) =>
    ofSeller('leadId', shop, (await lead(shop)).id),
  'GET /api/seller/get-customers/:userId': (shop) => own(shop, listQuery),
  'GET /api/seller/export-customer/:userId/:customerId': async (shop) =>
    ofSeller('customerId', shop, (await lead(shop)).customer),
  'GET /api/seller/get-reply-templates/:userId': (shop) => own(shop),

  'GET /api/admin/system-health': nothing,
  'GET /api/admin/get-profile': nothing,
  'GET /api/admin/get-notices': nothing,
  'GET /api/admin/get-seller/:id': ({ seller }) => ({ params: { id: seller.id } }),
  'GET /api/admin/get-sellers': query({ ...listQuery, approval: 'approved', status: 'true' }),
  'GET /api/admin/get-seller-changes': query({ limit: '5', page: '1' }),
  'GET /api/admin/get-messages/:sellerId': ({ seller }) => ({ params: { sellerId: seller.id } }),
  'GET /api/admin/get-document/:documentId': async (shop) => ({
    params: { documentId: await documentOf(shop) },
  }),
  'GET /api/admin/get-products': ({ seller }) => ({
    query: { ...managedQuery, seller: seller.id },
  }),
  'GET /api/admin/get-products/:sellerId': ({ seller }) => ({
    params: { sellerId: seller.id },
    query: managedQuery,
  }),
  'GET /api/admin/get-product/:id': ofProduct(product, undefined, 'id'),
  'GET /api/admin/get-product-review/:id': ofProduct(product, undefined, 'id'),
  'GET /api/admin/get-price-history/:id': ofProduct(product, undefined, 'id'),
  'PUT /api/seller/update-prices/:id': ofProduct(product, { priceINR: '90', version: 1 }, 'id'),
  'PUT /api/admin/update-prices/:id': ofProduct(product, { priceINR: '90', version: 1 }, 'id'),
  'GET /api/admin/find': query({ text: 'lan' }),
  'GET /api/admin/get-leads': query({ limit: '5', region: 'IN' }),
  'GET /api/admin/get-waiting-sellers': nothing,
  'GET /api/admin/get-waiting': nothing,
  'GET /api/admin/lead-numbers': query({ days: '30' }),
  'GET /api/admin/won-values': query({ days: '30' }),
  'GET /api/admin/get-reports': query({ limit: '5', sort: 'since', reason: 'pictures' }),
  'GET /api/admin/get-report/:id': async (shop) => ({ params: { id: (await reported(shop)).id } }),
  'GET /api/admin/get-report-answers': query({ limit: '5', outcome: 'ASKED' }),
  'GET /api/admin/get-searches': query({ sort: 'searches', found: 'false', q: 'a' }),
  'GET /api/admin/get-blocked-words': query({ sort: 'word', q: 'a' }),
  'GET /api/admin/get-attributes': query({ sort: 'name', kind: 'size' }),
  'GET /api/admin/get-attribute/:id': async (shop) => ({ params: { id: (await sizes(shop)).id } }),
  'GET /api/admin/get-synonyms': query({ sort: 'word', kind: 'same' }),
  'GET /api/admin/get-redirects': query({ sort: 'from', reason: 'BY_HAND', q: 'a' }),
  'GET /api/admin/get-bin': query({ sort: 'name', kind: 'product', q: 'a' }),
  'GET /api/seller/get-bin': query({ sort: 'name', q: 'a' }),
  'POST /api/admin/empty-bin': nothing,
  'POST /api/admin/restore-from-bin/:id': inBin,
  'DELETE /api/admin/delete-for-good/:id': inBin,
  'POST /api/seller/restore-from-bin/:id': inBin,
  'POST /api/admin/delete-seller/:id': async ({ test }) => ({
    params: { id: (await aSeller(test)).id },
    body: { reason: 'Closed' },
  }),
  'GET /api/admin/get-missing-pages': query({ sort: 'times', q: 'a' }),
  'GET /api/admin/get-attribute-progress': nothing,
  'GET /api/admin/get-trending': nothing,
  'GET /api/admin/get-featured-sellers': nothing,
  'GET /api/admin/get-settings': nothing,
  'GET /api/admin/get-feed-problems': nothing,
  'GET /api/seller/get-feed/:userId': (shop) => own(shop),
  'POST /api/seller/renew-feed-address': () => ({}),
  'GET /feeds/:file': () => ({ params: { file: 'google.xml' } }),
  'GET /feeds/:secret/:file': () => ({ params: { secret: 'unknown', file: 'meta.csv' } }),
  'GET /api/admin/get-parent-changes': nothing,
  'GET /api/admin/get-catalogue-merges': nothing,
  'GET /api/admin/get-brands': query({ sort: 'products', twins: 'yes', q: 'a' }),
  'GET /api/admin/preview-catalogue-merge': async ({ test }) => {
    const [from, into] = [await aCategory(test.db), await aCategory(test.db)];
    return { query: { kind: 'category', how: 'merge', from: from.id, into: into.id } };
  },
  'GET /api/admin/get-enquiries': ({ seller }) => ({
    query: { ...listQuery, sellerId: seller.id },
  }),
  'GET /api/admin/get-receipts': ({ seller }) => ({
    query: { ...listQuery, sellerId: seller.id, kind: 'RECEIPT' },
  }),
  'GET /api/admin/get-receipt/:id': async (shop) => ({ params: { id: await receipt(shop) } }),
  'GET /api/admin/enquiry-statistics': ({ category }) => ({
    query: { days: '30', category: category.id },
  }),
  'GET /api/admin/get-newsletter': query({ ...listQuery, confirmed: 'all' }),
  'GET /api/admin/get-contact-messages': query({ ...listQuery, state: 'open' }),
  'GET /api/admin/get-mails': query({ ...listQuery, state: 'sent' }),
  'GET /api/admin/get-media-sweep': nothing,
  'GET /api/admin/get-audit': query({ limit: '5', q: 'a' }),
  'GET /api/admin/get-audit-actors': query({ q: 'a', limit: '5', sort: 'name' }),
  'GET /api/admin/get-audit-actors/:id': ({ seller }) => ({ params: { id: seller.id } }),
  'GET /api/admin/get-seller-sessions/:sellerId': ({ seller }) => ({
    params: { sellerId: seller.id },
  }),
  'GET /api/admin/second-factor-of/:sellerId': ({ seller }) => ({
    params: { sellerId: seller.id },
  }),

  ...agentRequests,

  'POST /api/enquiry': async (shop) => ({
    body: {
      reference: `CHAT${String(next()).padStart(5, '0')}`,
      pieces: [{ productId: await product(shop), size: '', quantity: 2, note: '' }],
      region: 'AE',
      message: 'Hello',
    },
  }),
  'POST /api/enquiry-form': async (shop) => ({ body: enquiry(await product(shop)) }),
  'POST /api/client-errors': body({
    ...{ name: 'TypeError', message: 'x is undefined', source: '/assets/a.js' },
    ...{ line: 1, column: 2, page: '/products' },
  }),
  'POST /api/searches': body({ q: 'lantern' }),
  'POST /api/missing-page': body({ path: '/eid-2025' }),
  'POST /api/view': async (shop) => ({
    body: { page: 'product', id: await product(shop), region: 'IN' },
  }),
  'POST /api/newsletter': body({ email: 'meera@post.example' }),
  'POST /api/contact': body({ name: 'Meera', email: 'meera@post.example', message: 'Hello' }),
  'POST /api/report': async (shop) => ({
    body: {
      ...{ productId: await product(shop), reason: 'pictures', words: 'Dark' },
      email: 'meera@post.example',
    },
  }),
  'POST /api/seller/register': () => ({
    body: {
      name: `Shop ${next()}`,
      email: `shop${next()}@new.example`,
      phone: String(7_770_000_000 + next()),
      password: NEW_PASSWORD,
    },
  }),
  'POST /api/seller/resend-confirmation': async ({ test }) => ({
    who: await aSeller(test, { emailConfirmedAt: null }),
  }),
  'POST /api/seller/confirm-email': async (shop) => {
    const who = await aSeller(shop.test, { emailConfirmedAt: null });
    await send(shop, who, 'POST', '/seller/resend-confirmation');
    return { body: { token: await tokenMailed(shop, 'confirm-email') } };
  },
  ...logInRequests('seller'),
  ...logInRequests('admin'),
  ...webhookRequests('seller'),
  ...webhookRequests('admin'),
  ...apiKeyRequests('seller'),
  ...apiKeyRequests('admin'),
  ...secondFactorRequests('seller'),
  ...secondFactorRequests('admin'),

  'POST /api/seller/reset-password/:userId': async ({ test }) => {
    const who = await aSeller(test);
    return {
      who,
      params: { userId: who.id },
      body: { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD },
    };
  },
  'POST /api/admin/change-password': async ({ test }) => ({
    who: await anAdmin(test),
    body: { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD },
  }),
  'PUT /api/seller/update-profile/:userId': (shop) => ({
    ...own(shop),
    form: {
      name: shop.seller.name,
      ...{ INR: '+919876543210', DXB: '+971501234567', description: 'Lamps', city: 'Dubai' },
      ...{ replyTime: 'hour', openingHours: 'Mon-Fri', rupeesPerDirham: '22.9' },
    },
    files: [file('profileImage', shop.picture)],
  }),
  'PUT /api/seller/choose-language': () => ({ body: { language: 'ar' } }),
  'PUT /api/seller/update-vacation/:userId': (shop) => ({
    ...own(shop),
    body: { awayUntil: inDays(3) },
  }),
  'PUT /api/seller/update-notices/:userId': async ({ test }) => {
    const who = await aSeller(test);
    const quiet = { quietFrom: '22:00', quietUntil: '07:00', timeZone: 'Asia/Kolkata' };
    return { who, params: { userId: who.id }, body: { leadMail: 'DAILY', ...quiet, version: 0 } };
  },
  'POST /api/seller/add-push-device/:userId': (shop) => ({
    ...own(shop),
    body: shop.subscription(),
  }),
  'POST /api/seller/test-push-device/:userId/:id': async (shop) => {
    const id = await device(shop, shop.seller, `/seller/add-push-device/${shop.seller.id}`);
    return ofSeller('id', shop, id);
  },
  'POST /api/admin/add-push-device': (shop) => ({ body: shop.subscription() }),
  'POST /api/admin/test-push-device/:id': async (shop) => ({
    params: { id: await device(shop, shop.admin, '/admin/add-push-device') },
  }),
  ...savedViewRequests('seller', 'own-products'),
  ...savedViewRequests('admin', 'products'),
  'POST /api/seller/write-to-admins': () => ({
    form: { text: 'Here it is' },
    files: [file('document1', '%PDF-1.7\n%%EOF', 'licence.pdf')],
  }),
  'POST /api/seller/upload-media': ({ picture }) => ({ form: {}, files: [file('image', picture)] }),
  'POST /api/seller/add-product': (shop) => ({
    form: productForm(shop),
    files: [file('image1', shop.picture)],
  }),
  'PUT /api/seller/edit-product/:id': async (shop) => ({
    params: { id: await product(shop) },
    form: { ...productForm(shop), version: '1' },
    files: [file('image1', shop.picture)],
  }),
  'PUT /api/seller/update-availability/:productId': async (shop) => ({
    params: { productId: await product(shop) },
    body: { availability: 'RESERVED', reservedUntil: inDays(3), version: 1 },
  }),
  'PUT /api/seller/update-private-facts/:productId': ofProduct(product, {
    ...{ costINR: '1250.50', costAED: 99, supplier: 'Quay House', privateNotes: 'By post' },
    version: 0,
  }),
  'PUT /api/seller/update-size/:productId': async (shop) => {
    const size = await sizes(shop);
    const productId = await product(shop);
    const [attribute, choice] = [size.id, size.idOf('7')];
    await send(shop, shop.admin, 'PUT', `/admin/set-attribute/${productId}`, {
      attribute,
      value: [{ choice, available: true }],
    });
    return { params: { productId }, body: { attribute, choice, available: false } };
  },
  'PUT /api/seller/hide-product/:productId': ofProduct(product, { hidden: true, version: 1 }),
  'PUT /api/seller/take-back-edit/:productId': ofProduct(edited, {}),
  'POST /api/seller/ask-for-look/:productId': ofProduct(down, { words: 'Brighter now' }),
  'POST /api/seller/change-matching-products': async (shop) => ({
    body: {
      ...{ action: 'change-prices', percent: 10, roundINR: 1, roundAED: 1 },
      filter: { category: shop.category.id, brand: 'Cal' },
      only: await product(shop),
    },
  }),
  'POST /api/seller/start-bulk-change': async (shop) => ({
    body: {
      ...{ action: 'change-prices', percent: 10, roundINR: 1, roundAED: 1, raiseOriginals: true },
      ...{ filter: { category: shop.category.id }, ids: [await product(shop)], previewed: 1 },
    },
  }),
  'GET /api/seller/get-bulk-changes': nothing,
  'POST /api/seller/control-bulk-change/:changeId': async (shop) => bulkChange(shop, 'seller'),
  'POST /api/seller/preview-matching-change': async (shop) => ({
    body: {
      ...{ action: 'change-prices', percent: 10, roundINR: 'next-9', roundAED: 1 },
      filter: { category: shop.category.id, brand: 'Cal' },
      ids: [await product(shop)],
    },
  }),
  'POST /api/seller/undo-matching-change': async (shop) => {
    const change = { action: 'hide', filter: {}, only: await product(shop) };
    const { data } = await send(
      shop,
      shop.seller,
      'POST',
      '/seller/change-matching-products',
      change,
    );
    return { body: { undo: data.undo } };
  },
  'PUT /api/seller/save-draft/:id': async (shop) => ({
    params: { id: await draft(shop) },
    body: draftOf(shop),
  }),
  'PUT /api/seller/move-lead/:leadId': async (shop) => {
    const { id, version } = await lead(shop);
    return { params: { leadId: id }, body: { state: 'WON', price: '4900', version } };
  },
  'GET /api/seller/get-sale-settings/:userId': (shop) => own(shop),
  'PUT /api/seller/set-sale-settings': async (shop) => ({ body: await saleSettings(shop) }),
  'POST /api/seller/ask-payment/:leadId': async (shop) => {
    await canSell(shop);
    const { id } = await lead(shop);
    return { params: { leadId: id }, body: { amount: '4900', way: 'UPI' } };
  },
  'PUT /api/seller/mark-received/:paymentId': async (shop) => {
    await canSell(shop);
    const { id } = await lead(shop);
    const body = { amount: '4900', way: 'PAGE' };
    const { data } = await send(shop, shop.seller, 'POST', `/seller/ask-payment/${id}`, body);
    return { params: { paymentId: data.payments[0]._id }, body: { received: true } };
  },
  'POST /api/seller/issue-receipt/:leadId': receiptAsked,
  'GET /api/seller/get-receipt/:id': async (shop) => ({ params: { id: await receipt(shop) } }),
  'GET /api/seller/get-receipt-link/:id': async (shop) => ({ params: { id: await receipt(shop) } }),
  'GET /api/receipt/:token': async (shop) => {
    const path = `/seller/get-receipt-link/${await receipt(shop)}`;
    const { url } = await send(shop, shop.seller, 'GET', path);
    return { params: { token: url.split('/').at(-1) } };
  },
  'POST /api/seller/add-lead-note/:leadId': async (shop) => ({
    params: { leadId: (await lead(shop)).id },
    body: { words: 'Calls back' },
  }),
  'PUT /api/seller/set-follow-up/:leadId': async (shop) => {
    const { id, version } = await lead(shop);
    return { params: { leadId: id }, body: { followUpOn: inDays(3), version } };
  },
  'PUT /api/seller/set-customer/:leadId': async (shop) => ({
    params: { leadId: (await lead(shop)).id },
    body: { name: 'Omar', phone: '', email: `omar${next()}@post.example`, rename: true },
  }),
  'PUT /api/seller/mark-junk': async (shop) => ({
    body: { leads: [(await lead(shop)).id], junk: true },
  }),
  'POST /api/seller/add-reply-template': async (shop) => {
    await template(shop);
    return { body: { name: `There ${next()}`, text: 'It is there.' } };
  },
  'PUT /api/seller/edit-reply-template/:templateId': async (shop) => ({
    params: { templateId: await template(shop) },
    body: { name: 'Here', text: 'It is there.', position: 0, version: 1 },
  }),

  'PUT /api/admin/update-status/:sellerId': async ({ test }) => ({
    params: { sellerId: (await aSeller(test, { approved: false })).id },
    body: { status: true, reason: 'Welcome', version: 1 },
  }),
  'PUT /api/admin/decide-change/:changeId': async (shop) => ({
    params: { changeId: await reviewed(shop) },
    body: { accept: false, reason: 'Too like another' },
  }),
  'GET /api/admin/preview-merge/:sellerId': async ({ test, seller }) => ({
    params: { sellerId: (await aSeller(test)).id },
    query: { into: seller.id },
  }),
  'POST /api/admin/merge-catalogue': async ({ test }) => {
    const [from, into] = [await aCategory(test.db), await aCategory(test.db)];
    const ends = { from: from.sub.id, into: into.id };
    return { body: { kind: 'sub-category', how: 'move', ...ends, keepAttributes: true } };
  },
  'POST /api/admin/merge-brands': () => ({
    body: { spellings: ['Corvo Old'], into: 'Corvo New' },
  }),
  'POST /api/admin/rename-brand': async ({ test, seller }) => {
    const { brand } = await aProduct(test.db, parentsOf(seller, await aCategory(test.db)), {
      brand: `Corvo ${newId()}`,
    });
    return { body: { name: brand, to: `${brand} & Sons` } };
  },
  'POST /api/admin/merge-seller/:sellerId': async ({ test, seller }) => {
    const { id, name } = await aSeller(test);
    return { params: { sellerId: id }, body: { into: seller.id, name } };
  },
  'POST /api/admin/write-to-seller/:sellerId': ({ seller }) => ({
    params: { sellerId: seller.id },
    body: { text: 'Hello' },
  }),
  'GET /api/admin/get-seller-invitations': nothing,
  'POST /api/admin/invite-seller': () => ({ body: invitedSeller() }),
  'POST /api/admin/invite-seller-again/:invitationId': async (shop) => ({
    params: { invitationId: await invitation(shop) },
  }),
  'DELETE /api/admin/cancel-seller-invitation/:invitationId': async (shop) => ({
    params: { invitationId: await invitation(shop) },
  }),
  'POST /api/seller/open-invitation': async (shop) => {
    await invitation(shop);
    return { body: { token: await tokenMailed(shop, '/seller/register') } };
  },
  'GET /api/admin/get-seller-record/:sellerId': ({ seller }) => ({
    params: { sellerId: seller.id },
  }),
  'GET /api/admin/seller-numbers/:sellerId': ({ seller }) => ({
    params: { sellerId: seller.id },
    query: { days: '84', region: 'IN', by: 'won' },
  }),
  'PUT /api/admin/correct-contact/:sellerId': async ({ test }) => ({
    params: { sellerId: (await aSeller(test)).id },
    body: {
      ...{ name: `Lamps ${next()}`, email: `lamps${next()}@post.example`, phone: inDigits(next()) },
      ...{ INR: '+919876500000', DXB: '', reason: 'A slip', version: 1 },
    },
  }),
  'DELETE /api/admin/cancel-new-email/:sellerId': async (shop) => {
    const { id: sellerId } = await aSeller(shop.test);
    const body = { email: `lamps${next()}@post.example`, version: 1 };
    await send(shop, shop.admin, 'PUT', `/admin/correct-contact/${sellerId}`, body);
    return { params: { sellerId } };
  },
  'POST /api/admin/send-password-link/:sellerId': ({ seller }) => ({
    params: { sellerId: seller.id },
  }),
  'POST /api/admin/add-seller-note/:sellerId': ({ seller }) => ({
    params: { sellerId: seller.id },
    body: { text: 'Calls on Fridays' },
  }),
  'PUT /api/admin/edit-seller-note/:noteId': async (shop) => ({
    params: { noteId: await noteOn(shop) },
    body: { text: 'Calls on Mondays', version: 1 },
  }),
  'DELETE /api/admin/delete-seller-note/:noteId': async (shop) => ({
    params: { noteId: await noteOn(shop) },
  }),
  'GET /api/admin/get-seller-tags': nothing,
  'PUT /api/admin/change-seller-tags/:sellerId': ({ seller }) => ({
    params: { sellerId: seller.id },
    body: { add: ['Watches'], remove: ['New'] },
  }),
  'POST /api/admin/file-seller-document/:sellerId': async (shop) => ({
    params: { sellerId: shop.seller.id },
    form: { title: 'Trade licence', expiresOn: '2030-01-31', replaces: await documentOf(shop) },
    files: [file('document1', '%PDF-1.7\n%%EOF', 'licence.pdf')],
  }),
  'PUT /api/admin/edit-seller-document/:documentId': async (shop) => ({
    params: { documentId: await documentOf(shop) },
    body: { title: 'Trade licence', expiresOn: '2030-01-31', version: 1 },
  }),
  'DELETE /api/admin/delete-seller-document/:documentId': async (shop) => ({
    params: { documentId: await documentOf(shop) },
  }),
  'PUT /api/admin/read-messages/:sellerId': ({ seller }) => ({ params: { sellerId: seller.id } }),
  'PUT /api/admin/update-trending/:productId': ofProduct(product, { isTrending: true }),
  'PUT /api/admin/plan-trending/:productId': ofProduct(product, { from: null, until: null }),
  'PUT /api/admin/order-taxonomy': ({ category }) => ({
    body: {
      level: 'sub-category',
      within: category.id,
      entries: [category.sub.id],
      was: [category.sub.id],
    },
  }),
  'POST /api/admin/change-matching-products': async (shop) => ({
    body: {
      ...{ action: 'take-down', reason: 'price', words: 'Ask less' },
      filter: { seller: shop.seller.id, brand: 'Cal' },
      only: await product(shop),
    },
  }),
  ...documentRequests('seller'),
  ...documentRequests('admin'),
  'GET /api/admin/get-imports': nothing,
  'GET /api/admin/export-products': (shop) => ({
    query: { format: 'csv', q: 'lamp', category: shop.category.id, trending: 'true' },
  }),
  'POST /api/admin/start-bulk-change': async (shop) => ({
    body: {
      ...{ action: 'take-down', reason: 'price', words: 'Ask less', filter: { brand: 'Cal' } },
      ids: [await product(shop)],
    },
  }),
  'GET /api/admin/get-bulk-changes': nothing,
  'POST /api/admin/control-bulk-change/:changeId': async (shop) => bulkChange(shop, 'admin'),
  'POST /api/admin/preview-matching-change': async (shop) => ({
    body: {
      ...{ action: 'move', categoryId: shop.category.id, subCategoryId: shop.category.sub.id },
      filter: { seller: shop.seller.id, brand: 'Cal' },
      ids: [await product(shop)],
    },
  }),
  'POST /api/admin/undo-matching-change': async (shop) => {
    const change = { action: 'set-trending', filter: {}, only: await product(shop) };
    const { data } = await send(
      shop,
      shop.admin,
      'POST',
      '/admin/change-matching-products',
      change,
    );
    return { body: { undo: data.undo } };
  },
  'PUT /api/admin/undo-change/:productId': async (shop) => ({
    params: { productId: await down(shop) },
    body: { version: 2 },
  }),
  'PUT /api/admin/take-down/:productId': ofProduct(product, {
    ...{ reason: 'pictures', words: 'Dark' },
    version: 1,
  }),
  'PUT /api/admin/put-up/:productId': ofProduct(down, { words: 'Fine now' }),
  'PUT /api/admin/approve-edit/:productId': ofProduct(edited, { words: 'Fine' }),
  'PUT /api/admin/decline-edit/:productId': ofProduct(edited, { words: 'Still dark' }),
  'PUT /api/admin/keep-down/:productId': ofProduct(askedFor, { words: 'Still dark' }),
  'POST /api/admin/answer-reports/:id': async (shop) => {
    const { id, newest: seen } = await reported(shop);
    return {
      params: { id },
      body: { outcome: 'TAKEN_DOWN', reason: 'pictures', words: 'Dark', newest: seen },
    };
  },
  'POST /api/admin/upload-media': ({ picture }) => ({ form: {}, files: [file('image', picture)] }),
  'PUT /api/admin/edit-product/:id': async (shop) => ({
    params: { id: await product(shop) },
    form: { ...productForm(shop), version: '1' },
    files: [file('image1', shop.picture)],
  }),
  'PUT /api/admin/dismiss-search': async ({ test }) => {
    const text = `lantern ${next()}`;
    const row = { day: dayOf(new Date()), text, searches: 1, found: 0 };
    await test.db.insert(searchCount).values(row);
    return { body: { text, dismissed: true } };
  },
  'PUT /api/admin/block-word': body({ word: 'rude', blocked: true }),
  'POST /api/admin/add-attribute': ({ category }) => ({
    body: {
      ...{ name: `Metal ${next()}`, kind: 'colour', unit: '', scale: '', group: 'Case' },
      ...{ lowest: null, highest: null, filterable: true, comparable: true, onCard: false },
      position: 1,
      choices: [{ label: 'Gold', swatch: '#a1662f' }],
      entries: [{ level: 'category', _id: category.id, required: false }],
    },
  }),
  'PUT /api/admin/edit-attribute/:id': async (shop) => ({
    params: { id: (await sizes(shop)).id },
    body: {
      ...{ name: `Size ${next()}`, choices: [{ label: '9', swatch: null }], version: 1 },
      entries: [{ level: 'category', _id: shop.category.id, required: false }],
      confirmed: true,
    },
  }),
  'PUT /api/admin/order-attributes': async (shop) => ({
    body: { level: 'category', _id: shop.category.id, attributes: [(await sizes(shop)).id] },
  }),
  'PUT /api/admin/set-attribute/:productId': async (shop) => {
    const size = await sizes(shop);
    return {
      params: { productId: await product(shop) },
      body: { attribute: size.id, value: [{ choice: size.idOf('7'), available: true }] },
    };
  },
  'POST /api/admin/add-redirect': () => ({ body: { from: `/old-${next()}`, to: '/shop' } }),
  'POST /api/admin/import-redirects': () => ({ body: { table: `/old-${next()},/shop` } }),
  'PUT /api/admin/edit-redirect': async (shop) => ({
    body: { from: await redirect(shop), to: '/about', was: '/shop' },
  }),
  'POST /api/admin/add-synonym': () => ({ body: synonymOf() }),
  'PUT /api/admin/edit-synonym/:id': async (shop) => ({
    params: { id: await synonym(shop) },
    body: { ...synonymOf(), version: 1 },
  }),
  'PUT /api/admin/update-read/:messageId': async (shop) => ({
    params: { messageId: await message(shop) },
    body: { read: true },
  }),
  'PUT /api/admin/update-notices': body({ mail: 'DAILY' }),
  'PUT /api/admin/update-message/:messageId': async (shop) => ({
    params: { messageId: await message(shop) },
    body: { state: 'mine', version: 1 },
  }),
  'POST /api/admin/answer-message/:messageId': async (shop) => ({
    params: { messageId: await message(shop) },
    body: { text: 'Hello', version: 1 },
  }),
  'POST /api/admin/resume-media-sweep': nothing,
  'POST /api/admin/send-mail-again/:mailId': async (shop) => ({
    params: { mailId: await failedMail(shop) },
  }),
  'POST /api/admin/send-failed-mails-again': nothing,
  'POST /api/admin/find-personal-data': body({ email: 'meera@post.example' }),
  'POST /api/admin/export-personal-data': async (shop) => ({
    body: { reference: (await lead(shop)).reference },
  }),
  'POST /api/admin/log-in-as-seller/:sellerId': ({ seller }) => ({
    params: { sellerId: seller.id },
  }),
  ...taxonomyRequests('category', () => ({}), emptyCategory),
  ...taxonomyRequests(
    'subcategory',
    ({ category }) => ({ categoryId: category.id }),
    async ({ test, category }) => (await aSubCategory(test.db, category.id)).id,
  ),
  ...taxonomyRequests(
    'type',
    ({ category }) => ({ categoryId: category.id, subCategoryId: category.sub.id }),
    async ({ test }) => (await aCategory(test.db)).type.id,
  ),

  'DELETE /api/seller/withdraw-change/:changeId': async (shop) => ({
    params: { changeId: await reviewed(shop) },
  }),
  'DELETE /api/seller/remove-push-device/:userId/:id': async (shop) => {
    const id = await device(shop, shop.seller, `/seller/add-push-device/${shop.seller.id}`);
    return ofSeller('id', shop, id);
  },
  'DELETE /api/admin/remove-push-device/:id': async (shop) => ({
    params: { id: await device(shop, shop.admin, '/admin/add-push-device') },
  }),
  'DELETE /api/seller/delete-draft/:id': ofProduct(draft, undefined, 'id'),
  'DELETE /api/seller/delete-product/:productId': ofProduct(product),
  'PUT /api/seller/erase-lead/:leadId': async (shop) => {
    const { id, version } = await lead(shop);
    return { params: { leadId: id }, body: { version } };
  },
  'DELETE /api/seller/erase-customer/:customerId': async (shop) => ({
    params: { customerId: (await lead(shop)).customer },
  }),
  'DELETE /api/seller/delete-reply-template/:templateId': ofProduct(
    template,
    undefined,
    'templateId',
  ),
  'DELETE /api/admin/delete-product/:productId': ofProduct(product, {
    ...{ reason: 'price', words: 'Ask less' },
  }),
  'DELETE /api/admin/delete-attribute/:id': async (shop) => ({
    params: { id: (await sizes(shop)).id },
    query: { confirmed: 'true' },
  }),
  'DELETE /api/admin/dismiss-missing-page': async ({ test }) => {
    const path = `/gone-${next()}`;
    await countMissingPage(test.context.db, path, new Date());
    return { query: { path } };
  },
  'DELETE /api/admin/delete-redirect': async (shop) => ({ query: { from: await redirect(shop) } }),
  'DELETE /api/admin/delete-synonym/:id': ofProduct(synonym, undefined, 'id'),
  'DELETE /api/admin/end-seller-session/:sellerId/:sessionId': async (shop) => {
    const { test } = shop;
    const who = await aSeller(test);
    return { params: { sellerId: who.id, sessionId: (await newest(shop, 'session')).id ?? '' } };
  },
  'POST /api/admin/end-seller-sessions/:sellerId': async ({ test }) => ({
    params: { sellerId: (await aSeller(test)).id },
  }),
  'POST /api/admin/reset-second-factor/:sellerId': async (shop) => {
    const { who, calls } = await secured(shop, 'seller');
    await calls.addApp(shop.test.context.now());
    return { params: { sellerId: who.id }, body: { reason: 'Lost the phone' } };
  },
  'POST /api/admin/erase-personal-data': async (shop) => {
    const { reference } = await lead(shop);
    return { body: { reference, confirm: reference } };
  },
  'POST /api/seller/delete-account/:userId': async ({ test }) => {
    const who = await aSeller(test);
    return { who, params: { userId: who.id }, body: { password: TEST_PASSWORD } };
  },
};
