import { describe, expect, it } from 'vitest';
import { productType, subCategory } from '#database/schema/catalogue.ts';
import { slugWithId } from '#domain/text/slug.ts';
import { loadPages } from '#server/load-pages.ts';
import { mergeNext } from '#services/catalogue/merge/run-merge.ts';
import { parentChangeWriter } from '#services/catalogue/write-parent-changes.ts';
import { addRedirect, whereMoved } from '#services/redirects/redirects.ts';
import { write } from '#services/write.ts';
import { aCategory, anAdmin, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { clearedApp } from '#tests/support/shared-app.ts';

const test = await clearedApp({}, await loadPages(false));

async function visit(url: string) {
  const { statusCode, headers } = await test.app.inject(url);
  return [statusCode, headers.location ?? headers['x-remix-redirect'] ?? null];
}

const redirect = (fromPath: string, toPath: string) =>
  write(test.context, (db) =>
    addRedirect(db, { fromPath, toPath, reason: 'SELLER_MERGED', adminId: 'a', adminName: 'Asha' }),
  );
const moved = (path: string) => whereMoved(test.db, path);

/** Two sellers with a piece each, in the same category, of which the first becomes part of the second. */
async function twoAccounts() {
  const [goes, stays] = [await aSeller(test), await aSeller(test)];
  const admin = await anAdmin(test);
  const category = await aCategory(test.db);
  const piece = await aProduct(test.db, parentsOf(goes, category));
  await aProduct(test.db, parentsOf(stays, category));
  const merge = async () => {
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: `/api/admin/merge-seller/${goes.id}`,
      headers: admin.authorization,
      payload: { into: stays.id, name: goes.name },
    });
    expect(statusCode).toBe(200);
  };
  return { goes, stays, category, piece, merge };
}

describe('the pages of an account that was merged', () => {
  it('lead to those of the other, in both languages and with their query', async () => {
    const { goes, stays, category, piece, merge } = await twoAccounts();
    const below = `category/watches-${category.id}`;
    const list = `${category.id}/${category.sub.id}`;
    const pages = [
      [`/seller-list/${goes.id}`, `/seller-list/${stays.id}`],
      [
        `/seller-list/an-old-name-${goes.id}?all=1&from=mail`,
        `/seller-list/${stays.id}?all=1&from=mail`,
      ],
      [`/Seller-List/${goes.id}/`, `/seller-list/${stays.id}`],
      [`/ar/seller-list/${goes.id}?all=1`, `/ar/seller-list/${stays.id}?all=1`],
      [`/seller-list/old-${goes.id}/${below}`, `/seller-list/${stays.id}/${below}`],
      [`/ar/products/old-${goes.id}/${list}`, `/ar/products/${stays.id}/${list}`],
    ] as const;
    const before = await Promise.all(pages.map(([from]) => visit(from)));
    expect(before).toEqual(pages.map(() => [200, null]));

    await merge();
    const after = await Promise.all(pages.map(([from]) => visit(from)));
    expect(after).toEqual(pages.map(([, to]) => [301, to]));
    expect(await Promise.all(pages.map(([, to]) => visit(to)))).toEqual(
      pages.map(() => [200, null]),
    );
    expect(await visit(`/product/${slugWithId(piece.name, piece.id)}`)).toEqual([200, null]);
  });

  it('lead the router there as well', async () => {
    const { goes, stays, merge } = await twoAccounts();
    await merge();
    const routes = '_routes=storefront%2Fsellers%2Fseller';
    expect(await visit(`/seller-list/${goes.id}.data?all=1&${routes}`)).toEqual([
      204,
      `/seller-list/${stays.id}?all=1`,
    ]);
    expect(await visit(`/ar/seller-list/${goes.id}.data`)).toEqual([
      204,
      `/seller-list/${stays.id}`,
    ]);
  });

  it('show the pieces under the name of the other at once, wherever they were kept', async () => {
    const { goes, stays, category, piece, merge } = await twoAccounts();
    const urls = [`/product/${piece.id}`, '/shop', '/seller-list', `/seller-list/${stays.id}`];
    urls.push(`/products/${category.type.id}`, `/category/${stays.id}`);
    const bodies = async () =>
      (await Promise.all(urls.map((url) => test.app.inject(url)))).map(({ body }) => body).join();
    expect(await bodies()).toContain(goes.name);
    await merge();
    const after = await bodies();
    expect(after).not.toContain(goes.id);
    expect(after).not.toContain(`"${goes.name}"`);
    expect(after).toContain(piece.name);
  });
});

describe('redirects', () => {
  it('are folded, so that each is one step', async () => {
    await redirect('/a', '/b');
    await redirect('/b', '/c');
    await redirect('/z', '/a/x');
    expect(await Promise.all([moved('/a'), moved('/b/y'), moved('/z')])).toEqual([
      ...['/c', '/c/y', '/c/x'],
    ]);
  });

  it('are refused in a circle', async () => {
    await redirect('/a', '/b');
    for (const [from, to] of [
      ['/b', '/a'],
      ['/c', '/c'],
      ['/c', '/c/d'],
      ['/b', '/a/d'],
    ] as const) {
      await expect(redirect(from, to)).rejects.toMatchObject({ code: 'redirect-in-a-circle' });
    }
    expect(await moved('/a')).toBe('/b');
  });

  it('of two at once never make one', async () => {
    await Promise.allSettled([redirect('/a', '/b'), redirect('/b', '/a')]);
    const both = await Promise.all([moved('/a'), moved('/b')]);
    expect(both.filter((path) => path !== null)).toHaveLength(1);
  });

  it('give way to pages that are there, and leave what has none as it was', async () => {
    await redirect('/shop', '/about');
    expect(await visit('/shop')).toEqual([200, null]);
    await redirect('/old', '/seller-list');
    expect(await visit('/old')).toEqual([301, '/seller-list']);
    expect(await visit('/older')).toEqual([404, null]);
    expect(await visit(`/old/${'a/'.repeat(400)}`)).toEqual([404, null]);
  });
});

it('entries that were merged stand for those that stayed, in paths and in lists of the shop', async () => {
  const [goes, stays] = [await aCategory(test.db), await aCategory(test.db)];
  const seller = await aSeller(test);
  for (const category of [goes, stays]) {
    await aProduct(test.db, parentsOf(seller, category), { productTypeId: category.type.id });
  }
  const at = ({ id, sub, type }: typeof goes) => [
    `/product-type/${id}`,
    `/products/${type.id}`,
    `/ar/seller-list/${seller.id}/category/${id}`,
    `/products/${seller.id}/${id}/${sub.id}`,
    `/shop?category=${id}&sort=newest`,
    `/ar/shop?category=${id}&subCategory=${sub.id}`,
  ];
  const name = { name: 'Part' };
  await test.db.update(subCategory).set(name);
  await test.db.update(productType).set(name);
  for (const page of at(goes)) expect(await visit(page)).toEqual([200, null]);
  const { authorization: headers } = await anAdmin(test);
  const payload = { kind: 'category', how: 'merge', from: goes.id, into: stays.id };
  const url = '/api/admin/merge-catalogue';
  const body = { ...payload, keepAttributes: false };
  await test.app.inject({ method: 'POST', url, headers, payload: body });
  while (await mergeNext(test.context));
  const led = await Promise.all(at(goes).map(visit));
  expect(led).toEqual(at(stays).map((page) => [301, page]));
  for (const page of at(stays)) expect(await visit(page)).toEqual([200, null]);
});

it('spellings of a brand that were merged stand for the one that stayed, in lists and searches', async () => {
  const category = await aCategory(test.db);
  const seller = await aSeller(test);
  const typed = { productTypeId: category.type.id };
  const piece = await aProduct(test.db, parentsOf(seller, category), {
    ...typed,
    brand: 'Dolce & Gabbana',
  });
  await aProduct(test.db, parentsOf(seller, category), { ...typed, brand: 'Zara' });
  const lists = ['/shop?', '/ar/shop?sort=newest&', `/products/${category.type.id}?`];
  lists.push(`/products/${seller.id}/${category.id}/${category.sub.id}?`);
  const pages = (brand: string) => lists.map((list) => `${list}brand=${brand}`);
  const [old, now] = ['Dolce+%26+Gabbana', 'Fenwright'];
  for (const page of pages(old)) expect(await visit(page)).toEqual([200, null]);
  const { authorization: headers } = await anAdmin(test);
  const payload = { spellings: ['Dolce & Gabbana', 'Rolex'], into: now };
  await test.app.inject({ method: 'POST', url: '/api/admin/merge-brands', headers, payload });
  while (await mergeNext(test.context));
  expect(await Promise.all(pages(old).map(visit))).toEqual(pages(now).map((page) => [301, page]));
  for (const page of pages(now)) expect(await visit(page)).toEqual([200, null]);
  expect(await visit(`/shop?brand=Zara&brand=${old}`)).toEqual([
    301,
    '/shop?brand=Fenwright&brand=Zara',
  ]);

  const found = async (url: string) => {
    const { _id } = (await test.app.inject(url)).json<{ _id: string }[]>()[0] ?? {};
    return _id;
  };
  for (const asked of [`brand=${old}`, `brand=${now}`, 'q=dolce+%26+gabbana', 'q=Dolce+Gabbana']) {
    expect(await found(`/api/get-product?${asked}`), asked).toBe(piece.id);
  }
  const facet = await test.app.inject(`/api/get-listing?brand=${old}&facets=brand`);
  expect(facet.json()).toMatchObject({ total: 1, brands: [now] });
  const searched = await test.app.inject('/api/get-listing?q=rolex');
  expect(searched.json()).toMatchObject({ products: [{ _id: piece.id }] });
  expect(searched.json().search?.absent ?? null).toBeNull();
});

it('a sub-category that gets another category in its form is found there, and a type stays where it is', async () => {
  const [old, other] = [await aCategory(test.db), await aCategory(test.db)];
  const seller = await aSeller(test);
  await aProduct(test.db, parentsOf(seller, old));
  const { authorization: headers } = await anAdmin(test);
  const edit = async (path: string, payload: object) => {
    const answer = await test.app.inject({
      ...{ method: 'PUT', url: `/api/admin/edit-${path}`, headers, payload },
    });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const at = ({ id }: { id: string }) => [
    `/products/${seller.id}/${id}/${old.sub.id}`,
    `/shop?category=${id}&subCategory=${old.sub.id}`,
  ];
  const move = async (to: { id: string }) => {
    await edit(`subcategory/${old.sub.id}`, { name: old.sub.name, categoryId: to.id });
    const write = parentChangeWriter();
    while (await write(test.context));
  };
  await move(other);
  expect(await Promise.all(at(old).map(visit))).toEqual(at(other).map((page) => [301, page]));
  for (const page of at(other)) expect(await visit(page)).toEqual([200, null]);
  await move(old);
  for (const page of at(old)) expect(await visit(page)).toEqual([200, null]);
  expect(await Promise.all(at(other).map(visit))).toEqual(at(old).map((page) => [301, page]));

  const within = { categoryId: other.id, subCategoryId: other.sub.id };
  await edit(`type/${old.type.id}`, { name: old.type.name, ...within });
  expect(await visit(`/products/${old.type.id}`)).toEqual([200, null]);
});
