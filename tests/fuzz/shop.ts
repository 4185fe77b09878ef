import { sql } from 'drizzle-orm';
import { rowsOf } from '#database/database.ts';
import { keepReview } from '#database/queries/products/product-review.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { daysAfter } from '#domain/time/days.ts';
import { settleAfterResponses } from '#services/after-response.ts';
import { runNextImport } from '#services/imports/run-next-import.ts';
import { unpackNextArchive } from '#services/imports/unpack-archive.ts';
import type { TestApp } from '#tests/support/app.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import {
  aProduct,
  aSeller,
  parentsOf,
  productFields,
  type TestAdmin,
  type TestCategory,
  type TestSeller,
} from '#tests/support/factories.ts';
import { file, multipart } from '#tests/support/files/multipart.ts';
import { zip } from '#tests/support/files/zip.ts';

/** Whom a shop's requests are made by, and what stands in it from the beginning. */
export type Shop = {
  test: TestApp;
  seller: TestSeller;
  admin: TestAdmin;
  category: TestCategory;
  picture: Buffer;
  /** A new browser's subscription to notices. */
  subscription: () => object;
};

type Account = { id: string; authorization: { authorization: string } };

/** A request that its call answers with a success, in the parts that can be changed one by one. */
export type GoodRequest = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** The fields of a form, with `files`. */
  form?: Record<string, unknown>;
  files?: ReturnType<typeof file>[];
  /** Who asks, if not whom the policy of the call names. */
  who?: Account;
};

/** Makes a request, with whatever it needs to succeed. */
export type Make = (shop: Shop) => GoodRequest | Promise<GoodRequest>;

let serial = 0;
/** A number that was not given before. */
export const next = () => {
  serial += 1;
  return serial;
};
export const inDays = (days: number) => daysAfter(dayOf(new Date()), days);
export const NEW_PASSWORD = 'lanterns over the quay';

/** Sends a call that has to succeed, and returns its answer. */
export async function send(
  { test }: Shop,
  who: Account,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) {
  const headers = who.authorization;
  const answer = await test.app.inject({
    method,
    url: `/api${url}`,
    headers,
    ...(payload && { payload }),
  });
  if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.body}`);
  return answer.json();
}

/** Sends a seller's form that has to succeed. */
export async function sendForm(
  shop: Shop,
  url: string,
  fields: object,
  ...files: ReturnType<typeof file>[]
) {
  const { payload, headers } = multipart(fields as Record<string, unknown>, files);
  const answer = await shop.test.app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: {
      ...headers,
      ...(url.startsWith('/admin/') ? shop.admin : shop.seller).authorization,
    },
    payload,
  });
  if (answer.statusCode >= 300) throw new Error(`POST ${url}: ${answer.body}`);
  return answer.json().data;
}

/** A new product of the shop; its id. */
export const product = async ({ test, seller, category }: Shop) =>
  (await aProduct(test.db, parentsOf(seller, category))).id;

/** The row of a table that was written last. */
export async function newest(shop: Shop, table: string): Promise<Record<string, string>> {
  const [row] = await rowsOf<Record<string, string>>(
    shop.test.db,
    sql`select * from ${sql.identifier(table)} order by created_at desc, id desc limit 1`,
  );
  return row ?? {};
}

/** A new lead of the shop, by a form. */
export async function lead(shop: Shop) {
  const reference = `FUZZ${String(next()).padStart(5, '0')}`;
  const { test } = shop;
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/enquiry-form',
    payload: { ...enquiry(await product(shop)), reference, consent: true },
  });
  if (answer.statusCode >= 300) throw new Error(answer.body);
  const { id = '', customer_id: customer = '', version } = await newest(shop, 'lead');
  return { id, customer, reference, version: Number(version) };
}

/** What a form of an enquiry sends. */
export const enquiry = (productId: string) => ({
  reference: `FORM${String(next()).padStart(5, '0')}`,
  region: 'IN',
  pieces: [{ productId, size: 'UK 7', quantity: 1, note: 'in blue' }],
  name: 'Meera',
  phone: `98765${String(next() + 10_000)}`,
  email: `meera${next()}@post.example`,
  message: 'Is it there?',
  consent: true,
});

/** An import, once nothing is left of those before. */
export async function imported(
  shop: Shop,
  picture = '',
  role: 'seller' | 'admin' = 'seller',
): Promise<string> {
  while (await unpackNextArchive(shop.test.context));
  while (await runNextImport(shop.test.context));
  const stock = file('file', table(shop, picture, role), 'stock.csv');
  return (await sendForm(shop, `/${role}/check-import`, {}, stock))._id;
}
/** A table of one product to import. */
export const table = ({ category, seller }: Shop, picture = '', role = 'seller') =>
  [
    `${role === 'admin' ? 'Seller,' : ''}SKU,Title,Brand,Category,Sub-Category,Price ₹,Price (AED),Image 1`,
    `${role === 'admin' ? `${seller.name},` : ''}S${next()},Lantern,Corvo,${category.name},${category.sub.name},100,5,${picture}`,
  ].join('\r\n');
/** The picture that an import names. */
export const archive = ({ picture }: Shop) => zip({ 'one.jpg': picture });

/** An attribute of sizes, at the shop's category. */
export const sizes = ({ test, category }: Shop) =>
  anAttribute(test.db, {
    name: `Size ${next()}`,
    kind: 'size',
    choices: ['7', '8'],
    entries: [{ categoryId: category.id }],
  });

/** A device that is told of notices; its id. */
export async function device(shop: Shop, who: Account, path: string): Promise<string> {
  const { data } = await send(shop, who, 'POST', path, shop.subscription());
  return data.devices.at(-1)._id;
}

/** The token in the newest mail with a link to this page. */
export async function tokenMailed({ test }: Shop, path: string): Promise<string> {
  await settleAfterResponses();
  const texts = test.mails.map(({ text }) => text).reverse();
  return new RegExp(`${path}\\?token=([\\w-]+)`).exec(texts.join('\n'))?.[1] ?? '';
}

/** A new name of the seller that waits for an admin; the change's id. */
export async function reviewed(shop: Shop): Promise<string> {
  await shop.test.db.execute(sql`delete from seller_change where seller_id = ${shop.seller.id}`);
  const { payload, headers } = multipart({ name: `Lamps ${next()}` });
  await shop.test.app.inject({
    method: 'PUT',
    url: `/api/seller/update-profile/${shop.seller.id}`,
    headers: { ...headers, ...shop.seller.authorization },
    payload,
  });
  return (await newest(shop, 'seller_change')).id ?? '';
}

/** A product that somebody has reported, and the report. */
export async function reported(shop: Shop): Promise<{ id: string; newest: string }> {
  const productId = await product(shop);
  await send(shop, shop.admin, 'POST', '/report', { productId, reason: 'pictures', words: 'Dark' });
  return { id: productId, newest: (await newest(shop, 'report')).id ?? '' };
}

/** A message to the marketplace; its id. */
export async function message(shop: Shop): Promise<string> {
  await send(shop, shop.admin, 'POST', '/contact', {
    name: 'Omar',
    email: 'omar@post.example',
    message: 'Hello',
  });
  return (await newest(shop, 'contact_message')).id ?? '';
}

/** A document that the seller has sent; its id. */
export async function documentOf(shop: Shop): Promise<string> {
  const pdf = file('document1', '%PDF-1.7\n%%EOF', 'licence.pdf');
  await sendForm(shop, '/seller/write-to-admins', { text: 'Here it is' }, pdf);
  const messages = await send(shop, shop.seller, 'GET', `/seller/get-messages/${shop.seller.id}`);
  return messages
    .flatMap(({ documents }: { documents: { _id: string }[] }) => documents)
    .map(({ _id }: { _id: string }) => _id)
    .at(-1);
}

/** A note of the admin on the seller; its id. */
export async function noteOn(shop: Shop): Promise<string> {
  const url = `/admin/add-seller-note/${shop.seller.id}`;
  return (await send(shop, shop.admin, 'POST', url, { text: 'Calls on Fridays' })).data._id;
}

/** A mail that could not be sent; its id. */
export async function failedMail(shop: Shop): Promise<string> {
  const { context } = shop.test;
  const { sendMail } = context;
  context.sendMail = () =>
    Promise.reject(Object.assign(new Error(), { command: 'RCPT TO', responseCode: 550 }));
  const { email } = await aSeller(shop.test);
  await send(shop, shop.admin, 'POST', '/seller/forgot-password', { email });
  await settleAfterResponses();
  context.sendMail = sendMail;
  return (await newest(shop, 'mail')).id ?? '';
}

/** A product that an admin has taken down; its id. */
export async function down(shop: Shop): Promise<string> {
  const id = await product(shop);
  await send(shop, shop.admin, 'PUT', `/admin/take-down/${id}`, { reason: 'pictures' });
  return id;
}
/** One of which its seller asks for another look. */
export async function askedFor(shop: Shop): Promise<string> {
  const id = await down(shop);
  await send(shop, shop.seller, 'POST', `/seller/ask-for-look/${id}`, { words: 'Brighter now' });
  return id;
}

export const draftOf = ({ category }: Shop) => ({ ...productFields(category), attributes: '{}' });
/** The only draft of the seller; its id. */
export const draft = async (shop: Shop): Promise<string> => {
  const id = `draft${String(next()).padStart(8, '0')}`;
  await shop.test.db.execute(sql`delete from product_draft where seller_id = ${shop.seller.id}`);
  await send(shop, shop.seller, 'PUT', `/seller/save-draft/${id}`, draftOf(shop));
  return id;
};
/** A change of one product that the background has not begun, to be stopped; the input that does. */
export const bulkChange = async (shop: Shop, role: 'seller' | 'admin') => {
  const asked = { action: role === 'seller' ? 'hide' : 'set-trending', filter: {} };
  const body = { ...asked, ids: [await product(shop)] };
  const { data } = await send(shop, shop[role], 'POST', `/${role}/start-bulk-change`, body);
  return { params: { changeId: data._id }, body: { what: 'stop' } };
};
/** The only reply template of the seller; its id. */
export const template = async (shop: Shop): Promise<string> => {
  await shop.test.db.execute(sql`delete from reply_template where seller_id = ${shop.seller.id}`);
  const { data } = await send(shop, shop.seller, 'POST', '/seller/add-reply-template', {
    name: `Here ${next()}`,
    text: 'It is here.',
  });
  return data._id;
};
/** The only saved view of the seller or the admin; its id. */
export const aView = async (
  shop: Shop,
  role: 'seller' | 'admin',
  list: string,
): Promise<string> => {
  await shop.test.db.execute(sql`delete from saved_view where account_id = ${shop[role].id}`);
  const { data } = await send(shop, shop[role], 'POST', `/${role}/add-saved-view`, {
    ...{ list, name: `View ${next()}`, query: 'q=lamp', columns: ['name'] },
  });
  return data._id;
};
/** A new group of synonyms; its id. */
export const synonym = async (shop: Shop): Promise<string> =>
  (await send(shop, shop.admin, 'POST', '/admin/add-synonym', synonymOf())).data._id;
export const synonymOf = () => ({ kind: 'same', words: [`lamp${next()}`, `light${next()}`] });
/** A new redirect to the shop; its old address. */
export const redirect = async (shop: Shop): Promise<string> => {
  const from = `/moved-${next()}`;
  await send(shop, shop.admin, 'POST', '/admin/add-redirect', { from, to: '/shop' });
  return from;
};

/** One whose edit by its seller waits for an admin. */
export async function edited(shop: Shop): Promise<string> {
  const id = await product(shop);
  await keepReview(shop.test.db, {
    ...{ productId: id, state: 'waiting', at: new Date() },
    ...{ changes: { name: 'Another name' }, before: { name: productFields.name } },
  });
  return id;
}
