import type { TestApp } from '../app.ts';

/** How a shop is asked: returns what it answered, or throws. */
export type Ask = (path: string, how?: { token?: string; payload?: object }) => Promise<unknown>;

export type LogIn = { emailOrPhone: string; password: string };
export type Accounts = { admin: LogIn; seller: LogIn };

/** Asks an app without a port. */
export const askIn =
  ({ app }: Pick<TestApp, 'app'>): Ask =>
  async (path, { token = '', payload } = {}) => {
    const { statusCode, body } = await app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
    if (statusCode >= 300) throw new Error(`${path}: ${body}`);
    return JSON.parse(body);
  };

/** What a shop's answers say of what people have entered; the same whenever it is asked. */
export type Answers = Record<string, unknown[]>;

type Named = { name: string };
type Product = Named & { brand: string; priceINR: number; priceAED: number };

/** Asks a shop as a visitor, its seller and its admin. */
export async function answersOf(ask: Ask, accounts: Accounts): Promise<Answers> {
  const [admin, seller] = [
    await tokenOf(ask, 'admin', accounts.admin),
    await tokenOf(ask, 'seller', accounts.seller),
  ];
  const list = async <T>(path: string, token?: string) =>
    (await ask(path, token === undefined ? {} : { token })) as T[];
  const names = async (path: string, token?: string) =>
    (await list<Named>(path, token)).map(({ name }) => name).sort();
  // What is sold leaves public lists after a while.
  const products = async (path: string, token?: string) =>
    (await list<Product>(path, token))
      .map(({ name, brand, priceINR, priceAED }) => `${brand} ${name} ${priceINR} ${priceAED}`)
      .sort();
  const own = idOf(seller);
  return {
    categories: await names('get-category'),
    sellers: await names('get-sellers'),
    shop: await products('get-product?availability=available&limit=100'),
    found: await products('get-product?availability=available&limit=100&q=watch'),
    everyProduct: await products('admin/get-products?page=1', admin),
    enquiries: (await list<{ reference: string }>('admin/get-enquiries?page=1', admin))
      .map(({ reference }) => reference)
      .sort(),
    pages: (await list<{ title: string }>('admin/pages', admin)).map(({ title }) => title).sort(),
    ownProducts: await products(`seller/get-products/${own}?page=1`, seller),
    leads: (
      await list<{ reference: string; customer: Named | null }>(`seller/get-leads/${own}`, seller)
    )
      .map(({ reference, customer }) => `${reference} ${customer?.name ?? ''}`)
      .sort(),
  };
}

/** Returns the token of a new log-in. */
export async function tokenOf(ask: Ask, role: 'admin' | 'seller', payload: LogIn): Promise<string> {
  return ((await ask(`${role}/login`, { payload })) as { token: string }).token;
}

/** Whose token it is. */
function idOf(token: string): string {
  const [, claims = ''] = token.split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()).userId;
}
