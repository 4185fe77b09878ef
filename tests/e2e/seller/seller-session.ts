import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Lead } from '#contracts/leads/lead.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { demoAdmin } from '#server/demo/demo-logins.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { demoPassword } from '#tests/support/demo-password.ts';

export const PASSWORD = 'correct horse battery';
export type Account = { id: string; name: string; email: string; phone: string; token: string };

const digits = (count: number) =>
  Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('');

/** Details that no other test registers, however often it runs. */
export function newcomer() {
  const mark = digits(9);
  return {
    name: `Quay ${mark}`,
    email: `quay${mark}@shop.example`,
    phone: `5${mark}`,
    password: PASSWORD,
  };
}

async function call<T>(
  request: APIRequestContext,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { token = '', data }: { token?: string; data?: unknown } = {},
): Promise<T> {
  const answer = await request.fetch(`/api${path}`, {
    method,
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    ...(data !== undefined && { data }),
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

export { call as callApi };

let admin: string | undefined;
async function adminToken(request: APIRequestContext): Promise<string> {
  if (admin) return admin;
  const data = { emailOrPhone: demoAdmin.email, password: demoPassword() };
  admin = (await call<{ token: string }>(request, 'POST', '/admin/login', { data })).token;
  return admin;
}

/** The admin's switch: approves, or takes it back with a reason. */
export async function setStatus(
  request: APIRequestContext,
  sellerId: string,
  status: boolean,
  reason = '',
): Promise<void> {
  const token = await adminToken(request);
  await call(request, 'PUT', `/admin/update-status/${sellerId}`, {
    token,
    data: { status, reason },
  });
}

/** A new seller of the test's own; approved unless told otherwise. */
export async function ownSeller(request: APIRequestContext, isApproved = true): Promise<Account> {
  const data = newcomer();
  const made = await call<{ data: { _id: string } }>(request, 'POST', '/seller/register', { data });
  if (isApproved) await setStatus(request, made.data._id, true);
  return { ...data, id: made.data._id, token: await newToken(request, data) };
}

/** The token of one more session of this account. */
export async function newToken(
  request: APIRequestContext,
  { email }: Pick<Account, 'email'>,
): Promise<string> {
  const data = { emailOrPhone: email, password: PASSWORD };
  return (await call<{ token: string }>(request, 'POST', '/seller/login', { data })).token;
}

/** Opens `path` as somebody who has logged in already. */
export async function openAs(page: Page, account: Account, path: string): Promise<void> {
  // The plainest page there is: local storage belongs to a site, and a tab has to be on it.
  await page.goto('/robots.txt');
  await page.evaluate((token) => localStorage.setItem('sellerToken', token), account.token);
  await visit(page, path);
}

/** The products of a seller, as the seller reads them. */
export const productsOf = (
  request: APIRequestContext,
  { id, token }: Pick<Account, 'id' | 'token'>,
): Promise<ManagedProduct[]> => call(request, 'GET', `/seller/get-products/${id}`, { token });

/** A taxonomy entry of the demo, by its English name: what a form calls it depends on its language. */
export async function entryCalled(request: APIRequestContext, path: string, name: string) {
  const found = (await call<{ _id: string; name: string }[]>(request, 'GET', path)).find(
    (each) => each.name === name,
  );
  if (found === undefined) throw new Error(`The demo has no ${name}.`);
  return found._id;
}

/** Adds products without the screens, for tests that are about something else. */
export async function addProducts(
  request: APIRequestContext,
  { token }: Pick<Account, 'token'>,
  names: readonly string[],
): Promise<void> {
  // the demo's own pieces: the newest may be another test's, and gone in a moment.
  type Entry = { _id: string; name: string };
  const categories = await call<Entry[]>(request, 'GET', '/get-category');
  const category = categories.find(({ name }) => name === 'Watches');
  const subCategories = await call<Entry[]>(
    request,
    'GET',
    `/get-subcategory/all/${category?._id}`,
  );
  for (const [index, name] of names.entries()) {
    const data = {
      name,
      brand: `Brand ${index % 3}`,
      categoryId: category?._id,
      subCategoryId: subCategories.at(-1)?._id,
      priceINR: String(1000 + index),
      priceAED: String(50 + index),
    };
    await call(request, 'POST', '/seller/add-product', { token, data });
  }
}

const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const drawReference = () =>
  Array.from({ length: 7 }, () => letters[randomInt(letters.length)]).join('');

/** A piece that is asked about: the name of its product, or that with more. */
type Asked = string | { name: string; size?: string; quantity?: number; note?: string };

/** A shopper's message about products of a seller; returns its reference. */
export async function enquire(
  request: APIRequestContext,
  seller: Account,
  asked: readonly Asked[],
  message = '',
): Promise<string> {
  const products = await productsOf(request, seller);
  const reference = drawReference();
  const idOf = (name: string) => products.find((product) => product.name === name)?._id;
  const pieces = asked.map((each) => {
    const { name, ...more } = typeof each === 'string' ? { name: each } : each;
    return { productId: idOf(name), ...more };
  });
  const data = { reference, region: 'IN', pieces, ...(message && { message }) };
  await call(request, 'POST', '/enquiry', { data });
  return reference;
}

/** The lead with this reference, as its seller reads it. */
export async function leadOf(
  request: APIRequestContext,
  { id, token }: Pick<Account, 'id' | 'token'>,
  reference: string,
): Promise<Lead> {
  const path = `/seller/get-leads/${id}?q=${reference}`;
  const [lead] = await call<Lead[]>(request, 'GET', path, { token });
  if (lead === undefined) throw new Error(`There is no lead ${reference}.`);
  return lead;
}
