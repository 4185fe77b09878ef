import { setTimeout as wait } from 'node:timers/promises';
import { type ApiClient, type ApiResponse, apiClient, CutOff } from './api-client.ts';
import { type Entry, type Ledger, type ProductFacts, settle } from './ledger.ts';
import { newPicture, sharedPicture, shortVideo } from './pictures.ts';
import { lookAround, moveLeads } from './sell.ts';

export type ProductParents = { categoryId: string; subCategoryId: string };
export type StormSeller = { id: string; token: string };
type Storm = {
  url: string;
  ledger: Ledger;
  sellers: readonly StormSeller[];
  adminToken: string;
  parents: ProductParents;
};

/** Writers of products for each seller, beside one who moves leads, and two who ask, one who looks around, one who
 * registers, one who is admin. */
const WRITERS_PER_SELLER = 2;
let serial = 0;

function nextNumber(): number {
  serial += 1;
  return serial;
}

/** Everybody writes at once until the server is gone; then it ends. */
export async function storm(parts: Storm): Promise<void> {
  const { ledger, url, sellers } = parts;
  const writers = sellers.flatMap((seller, index) =>
    Array.from({ length: WRITERS_PER_SELLER }, (_, hand) =>
      writeProducts(parts, apiClient(url, seller.token), index, hand),
    ),
  );
  const outcomes = await Promise.allSettled([
    ...writers,
    ...sellers.map(({ id, token }) => moveLeads(ledger, apiClient(url, token), id)),
    lookAround(
      ledger,
      apiClient(url),
      sellers.map(({ id }) => id),
    ),
    ask(parts, apiClient(url)),
    ask(parts, apiClient(url)),
    register(ledger, apiClient(url)),
    addCategories(ledger, apiClient(url, parts.adminToken)),
  ]);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected' && !(outcome.reason instanceof CutOff)) throw outcome.reason;
  }
}

/** Sends one write, and notes what it would do until its answer says that it is done. */
async function attempt<Facts, T>(
  ledger: Ledger,
  entry: Entry<Facts>,
  wish: Facts | 'absent',
  send: () => Promise<ApiResponse<T>>,
): Promise<T | null> {
  entry.underWay = wish;
  const { status, data } = await send();
  if (status < 300) {
    settle(entry, wish);
    ledger.acknowledged += 1;
    return data;
  }
  entry.underWay = null;
  ledger.surprises.push(`${status} ${JSON.stringify(data)}`);
  return null;
}

async function writeProducts(
  { ledger, parents }: Storm,
  client: ApiClient,
  seller: number,
  hand: number,
): Promise<never> {
  const isMine = ([name]: [string, unknown]) => name.startsWith(`Piece ${seller}${hand} `);
  for (;;) {
    const mine = [...ledger.products].filter(
      ([name, entry]) => isMine([name, entry]) && entry.known !== 'absent' && entry.id !== null,
    );
    const [name = '', product] = mine[Math.floor(Math.random() * mine.length)] ?? [];
    const dice = Math.random();
    if (product === undefined || product.id === null || dice < 0.45) {
      await add(ledger, client, `Piece ${seller}${hand} ${nextNumber()}`, seller, parents);
    } else if (dice < 0.8) {
      await edit(ledger, client, name, product, product.id, parents);
    } else {
      const { id } = product;
      await attempt(ledger, product, 'absent', () =>
        client.call('DELETE', `/seller/delete-product/${id}`),
      );
    }
  }
}

type Saved = { data: { _id: string; images: string[]; videos: string[] } };
type Product = Entry<ProductFacts> & { seller: number; id: string | null };

async function add(
  ledger: Ledger,
  client: ApiClient,
  name: string,
  seller: number,
  parents: ProductParents,
): Promise<void> {
  const files = await someFiles(1 + Math.floor(Math.random() * 3));
  const wish = { revision: 0, media: files.length };
  const entry: Product = { known: 'absent', underWay: null, seller, id: null };
  ledger.products.set(name, entry);
  const form = productForm(name, parents, wish, files);
  const saved = await attempt(ledger, entry, wish, () =>
    client.call<Saved>('POST', '/seller/add-product', form),
  );
  entry.id = saved?.data._id ?? null;
}

/**
 * Keeps the first picture, drops the others and sends one that nobody has: one that it keeps already
 * would count once.
 */
async function edit(
  ledger: Ledger,
  client: ApiClient,
  name: string,
  entry: Product,
  id: string,
  parents: ProductParents,
): Promise<void> {
  const { data } = await client.call<Saved['data']>('GET', `/get-product/${id}`);
  const kept = data.images.slice(0, 1);
  const files: NewFile[] = [{ content: await newPicture(), kind: 'image' }];
  const revision = entry.known === 'absent' ? 0 : entry.known.revision + 1;
  const wish = { revision, media: kept.length + files.length };
  const form = productForm(name, parents, wish, files);
  form.set('existingImages', JSON.stringify(kept));
  await attempt(ledger, entry, wish, () => client.call('PUT', `/seller/edit-product/${id}`, form));
}

type NewFile = { content: Buffer; kind: 'image' | 'video' };

/** Mostly new pictures, some that others send as well, and now and then a video. */
async function someFiles(count: number): Promise<NewFile[]> {
  const files: NewFile[] = [];
  for (let made = 0; made < count; made += 1) {
    const dice = Math.random();
    if (made === 1 && dice < 0.3) files.push({ content: shortVideo(), kind: 'video' });
    else if (made === 0 && dice < 0.3) {
      files.push({ content: await sharedPicture(Math.floor(dice * 20)), kind: 'image' });
    } else files.push({ content: await newPicture(), kind: 'image' });
  }
  return files;
}

/** The last slots, since those kept fill the first. */
function productForm(name: string, parents: ProductParents, facts: ProductFacts, files: NewFile[]) {
  const form = new FormData();
  const fields = {
    ...parents,
    name,
    brand: 'Calderon',
    description: `revision ${facts.revision}`,
    priceINR: String(100 + facts.revision),
    priceAED: '50',
    isTrending: 'false',
  };
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  for (const [index, { kind, content }] of files.entries()) {
    form.set(`${kind}${4 - index}`, new Blob([new Uint8Array(content)]), `file${index}`);
  }
  return form;
}

/** A shopper's clicks on the chat links of products that are there. */
async function ask({ ledger }: Storm, client: ApiClient): Promise<never> {
  for (;;) {
    await wait(100);
    const { data: products } = await client.call<{ _id: string }[]>('GET', '/get-product?limit=20');
    if (!Array.isArray(products) || products.length === 0) continue;
    for (const { _id: productId } of products) {
      const reference = `Q${nextNumber().toString(36).toUpperCase().padStart(7, '0')}`;
      const entry: Entry<'recorded'> = { known: 'absent', underWay: 'recorded' };
      ledger.enquiries.set(reference, entry);
      const body = { reference, productId, region: 'IN' };
      const { status, data } = await client.call('POST', '/enquiry', body);
      await wait(20);
      if (status < 300) settle(entry, 'recorded');
      else if (status === 404 || status === 422)
        settle(entry, 'absent'); // deleted meanwhile
      else ledger.surprises.push(`${status} ${JSON.stringify(data)}`);
      if (status < 300) ledger.acknowledged += 1;
    }
  }
}

async function register(ledger: Ledger, client: ApiClient): Promise<never> {
  for (;;) {
    const number = nextNumber();
    const email = `seller${number}@storm.example`;
    const entry: Entry<'registered'> = { known: 'absent', underWay: null };
    ledger.sellers.set(email, entry);
    await attempt(ledger, entry, 'registered', () =>
      client.call('POST', '/seller/register', {
        name: `Seller ${number}`,
        email,
        phone: String(5_550_000_000 + number),
        password: 'wind and waves',
      }),
    );
    await wait(200); // hashing a password keeps a core busy that the others need
  }
}

async function addCategories(ledger: Ledger, client: ApiClient): Promise<never> {
  for (;;) {
    const name = `Shelf ${nextNumber()}`;
    const form = new FormData();
    form.set('name', name);
    form.set('image', new Blob([new Uint8Array(await newPicture())]), 'shelf.jpg');
    const entry: Entry<'added'> = { known: 'absent', underWay: null };
    ledger.categories.set(name, entry);
    await attempt(ledger, entry, 'added', () => client.call('POST', '/admin/add-category', form));
    await wait(200);
  }
}
