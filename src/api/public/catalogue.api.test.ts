import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { seller as sellerTable } from '#database/schema/accounts/account.ts';
import { productType } from '#database/schema/catalogue.ts';
import { changeListing, editTaxonomyEntry } from '#services/catalogue/taxonomy-entries.ts';
import {
  aCategory,
  anAdmin,
  aProduct,
  aSeller,
  aSubCategory,
  parentsOf,
  type TestAdmin,
} from '#tests/support/factories.ts';
import { multipart } from '#tests/support/files/multipart.ts';
import { clearedApp, perTest } from '#tests/support/shared-app.ts';

const test = await clearedApp();
const seller = await perTest(() => aSeller(test));
const category = await perTest(() =>
  aCategory(test.db, { name: 'Watches', description: 'They tick.' }),
);

type Row = { _id: string; name: string; products: number };

async function get(url: string) {
  const response = await test.app.inject(`/api${url}`);
  const body = response.json() as Row[];
  return { status: response.statusCode, body, headers: response.headers };
}
const ids = (answer: { body: Row[] }) => answer.body.map((row) => row._id);
const counts = async (url: string) => (await get(url)).body.map((row) => row.products);

const aPublishedProduct = (values = {}, who = seller, where = category) =>
  aProduct(test.db, parentsOf(who, where), values);

const everywhere = () => [
  '/get-category',
  `/get-category/${category.id}`,
  `/get-category/${seller.id}`,
  `/get-subcategory/${seller.id}/${category.id}`,
  `/get-subcategory/all/${category.id}`,
  `/get-type/${category.id}`,
];

it('answers a product type by its own id, while it is listed', async () => {
  const { type } = category;
  expect(ids(await get(`/get-type/${type.id}`))).toEqual([type.id]);
  expect((await get(`/get-type/${type.id}`)).body).toEqual(
    (await get(`/get-type/${category.id}`)).body,
  );
});

describe('hides', () => {
  it('what never was, and malformed ids', async () => {
    const id = 'z'.repeat(20);
    for (const url of [
      `/get-category/${id}`,
      '/get-category/NO',
      `/get-subcategory/${id}/${category.id}`,
      `/get-subcategory/${seller.id}/${id}`,
      `/get-subcategory/all/${id}`,
      `/get-subcategory/everyone/${category.id}`,
      `/get-type/${id}`,
      `/get-type/${category.sub.id}`,
    ]) {
      expect([url, (await get(url)).status]).toEqual([url, 404]);
    }
  });

  it('an unlisted category on every route', async () => {
    await aPublishedProduct();
    const hidden = await aCategory(test.db, { status: 'UNLISTED' });
    await aPublishedProduct({}, seller, hidden);
    expect(ids(await get('/get-category'))).toEqual([category.id]);
    expect((await get(`/get-category/${hidden.id}`)).status).toBe(404);
    expect(ids(await get(`/get-category/${seller.id}`))).toEqual([category.id]);
    expect((await get(`/get-subcategory/${seller.id}/${hidden.id}`)).status).toBe(404);
    expect((await get(`/get-subcategory/all/${hidden.id}`)).status).toBe(404);
    expect((await get(`/get-type/${hidden.id}`)).status).toBe(404);
  });

  it.each(['pending', 'declined', 'deactivated'] as const)(
    'a %s seller, its categories and its counts',
    async (approval) => {
      const inactive = await aSeller(test, { approved: false, approval });
      await aPublishedProduct({}, inactive);
      expect(await counts('/get-category')).toEqual([0]);
      expect(await counts(`/get-category/${category.id}`)).toEqual([0]);
      expect((await get(`/get-category/${inactive.id}`)).status).toBe(404);
      expect((await get(`/get-subcategory/${inactive.id}/${category.id}`)).status).toBe(404);
      expect(await counts(`/get-subcategory/all/${category.id}`)).toEqual([0]);
      expect(await counts(`/get-type/${category.id}`)).toEqual([0]);
    },
  );

  it('unlisted sub-categories, their types, and unlisted types', async () => {
    const hidden = await aSubCategory(test.db, category.id, { status: 'UNLISTED' });
    const parents = { categoryId: category.id, subCategoryId: hidden.id };
    await test.db.insert(productType).values([
      { id: 'typeofhidden', name: 'Of hidden', ...parents },
      {
        id: 'hiddentype',
        name: 'H',
        ...parents,
        subCategoryId: category.sub.id,
        status: 'UNLISTED',
      },
    ]);
    await aProduct(test.db, { sellerId: seller.id, ...parents });
    await aPublishedProduct({ productTypeId: 'hiddentype' });
    expect(ids(await get(`/get-subcategory/all/${category.id}`))).toEqual([category.sub.id]);
    expect((await get(`/get-subcategory/${seller.id}/${category.id}`)).body).toEqual([]);
    expect(ids(await get(`/get-type/${category.id}`))).toEqual([category.type.id]);
    expect(await counts('/get-category')).toEqual([0]);
    expect((await get(`/get-category/${seller.id}`)).body).toEqual([]);
  });

  it('a query that is malformed', async () => {
    for (const query of ['sort=price', 'limit=0', 'limit=101', 'order=up', 'page=-1', 'q=%00']) {
      expect([query, (await get(`/get-category?${query}`)).status]).toEqual([query, 400]);
    }
  });
});

describe('shows', () => {
  it('listed categories, newest first, with counts of published products', async () => {
    const newer = await aCategory(test.db, { createdAt: new Date(Date.now() + 60_000) });
    await aPublishedProduct();
    await aPublishedProduct();
    const answer = await get('/get-category');
    expect(ids(answer)).toEqual([newer.id, category.id]);
    expect(answer.body[1]).toEqual({
      _id: category.id,
      name: 'Watches',
      description: 'They tick.',
      image: '',
      picture: null,
      focusX: null,
      focusY: null,
      status: 'LISTED',
      products: 2,
      position: null,
      createdAt: category.createdAt.toISOString(),
      version: 1,
    });
    expect(ids(await get('/get-category?sort=products&limit=1'))).toEqual([category.id]);
    expect(ids(await get('/get-category?sort=name&q=watc'))).toEqual([category.id]);
  });

  it("a seller's categories and sub-categories with that seller's counts", async () => {
    const other = await aSeller(test);
    await aCategory(test.db);
    await aPublishedProduct();
    await aPublishedProduct({}, other);
    expect((await get(`/get-category/${seller.id}`)).body).toMatchObject([
      { _id: category.id, products: 1 },
    ]);
    expect((await get(`/get-category/${category.id}`)).body).toMatchObject([
      { _id: category.id, products: 2 },
    ]);
    expect((await get(`/get-subcategory/${seller.id}/${category.id}`)).body).toMatchObject([
      {
        _id: category.sub.id,
        products: 1,
        categoryId: { _id: category.id, name: 'Watches' },
      },
    ]);
    expect(await counts(`/get-subcategory/all/${category.id}`)).toEqual([2]);
  });

  it('nothing, yet no 404, of a seller without products', async () => {
    expect(await get(`/get-category/${seller.id}`)).toMatchObject({ status: 200, body: [] });
    const subs = await get(`/get-subcategory/${seller.id}/${category.id}`);
    expect(subs).toMatchObject({ status: 200, body: [] });
  });

  it('a product without a type under every type of its sub-category', async () => {
    const parents = { categoryId: category.id, subCategoryId: category.sub.id };
    await test.db.insert(productType).values({ id: 'secondtype', name: 'Second', ...parents });
    await aPublishedProduct();
    await aPublishedProduct({ productTypeId: 'secondtype' });
    const { body } = await get(`/get-type/${category.id}`);
    expect(Object.fromEntries(body.map((row) => [row._id, row.products]))).toEqual({
      [category.type.id]: 1,
      secondtype: 2,
    });
  });
});

describe('keeps answers, and drops them as soon as they are out of date:', () => {
  const bodies = async (urls: string[]) =>
    Promise.all(urls.map(async (url) => (await get(url)).body));

  async function change(work: (admin: TestAdmin) => Promise<unknown>) {
    await work(await anAdmin(test));
  }

  it('all are kept', async () => {
    await aPublishedProduct();
    const before = await bodies(everywhere());
    await test.db.update(sellerTable).set({ status: false, approval: 'deactivated' });
    expect(await bodies(everywhere())).toEqual(before);
  });

  it('unlisting and listing a category, sub-category and type', async () => {
    await aPublishedProduct({ productTypeId: category.type.id });
    const shown = await bodies(everywhere());
    const entries = [
      ['category', category.id],
      ['sub-category', category.sub.id],
      ['product-type', category.type.id],
    ] as const;
    for (const [kind, id] of entries) {
      const set = (status: 'LISTED' | 'UNLISTED') =>
        change((admin) =>
          changeListing(
            test.context,
            { ...admin, role: 'admin', adminRole: 'owner' },
            kind,
            id,
            status,
          ),
        );
      await set('UNLISTED');
      expect(await counts('/get-category')).toEqual(kind === 'category' ? [] : [0]);
      expect((await get(`/get-category/${seller.id}`)).body).toEqual([]);
      await set('LISTED');
      expect((await get('/get-category')).body[0]?.products).toBe(1);
    }
    const again = await bodies(everywhere());
    const plain = (rows: unknown) => JSON.stringify(rows).replace(/"version":\d+/g, '');
    expect(plain(again)).toBe(plain(shown));
  });

  it('renaming a category shows in its sub-categories and types, and on product and list', async () => {
    const product = await aPublishedProduct();
    const shown = [
      ...everywhere(),
      `/get-product/${product.id}`,
      '/get-product',
      `/get-related/${category.sub.id}`,
      `/get-related/${seller.id}/${category.sub.id}`,
    ];
    expect(JSON.stringify(await bodies(shown))).toContain('"Watches"');
    await change((admin) =>
      editTaxonomyEntry(
        test.context,
        { ...admin, role: 'admin', adminRole: 'owner' },
        { kind: 'category', id: category.id, changes: { name: 'Clocks' }, action: 'edit-category' },
      ),
    );
    expect(JSON.stringify(await bodies(shown))).not.toContain('"Watches"');
  });

  it('adding and removing what they list', async () => {
    const admin = await anAdmin(test);
    const write = (method: 'POST' | 'DELETE', url: string, payload?: object) =>
      test.app.inject({
        method,
        url: `/api/admin${url}`,
        headers: admin.authorization,
        ...(payload && { payload }),
      });
    await bodies(everywhere());
    const added = await write('POST', '/add-subcategory', { name: 'New', categoryId: category.id });
    const subId = added.json().data._id;
    expect(await get(`/get-subcategory/all/${category.id}`)).toHaveProperty('body.length', 2);
    const type = await write('POST', '/add-type', {
      name: 'New',
      categoryId: category.id,
      subCategoryId: subId,
    });
    expect(await get(`/get-type/${category.id}`)).toHaveProperty('body.length', 2);
    await write('DELETE', `/delete-type/${type.json().data._id}`);
    expect(await get(`/get-type/${category.id}`)).toHaveProperty('body.length', 1);
    await write('DELETE', `/delete-subcategory/${subId}`);
    expect(await get(`/get-subcategory/all/${category.id}`)).toHaveProperty('body.length', 1);
    await write('POST', '/add-category', { name: 'New' });
    expect(await get('/get-category')).toHaveProperty('body.length', 2);
  });

  it('adding and deleting a product changes every count', async () => {
    const form = multipart({
      name: 'Harbour',
      brand: 'Calderon',
      categoryId: category.id,
      subCategoryId: category.sub.id,
      priceINR: '100',
      priceAED: '5',
    });
    const all = everywhere();
    await bodies(all);
    const added = await test.app.inject({
      method: 'POST',
      url: '/api/seller/add-product',
      headers: { ...form.headers, ...seller.authorization },
      payload: form.payload,
    });
    for (const url of all) expect([url, await counts(url)]).toEqual([url, [1]]);
    await test.app.inject({
      method: 'DELETE',
      url: `/api/seller/delete-product/${added.json().data._id}`,
      headers: seller.authorization,
    });
    const after = (await bodies(all)).map((rows) => rows.map((row) => row.products));
    expect(after).toEqual([[0], [0], [], [], [0], [0]]);
  });

  it("switching a seller's status changes every count", async () => {
    await aPublishedProduct();
    const admin = await anAdmin(test);
    await bodies(everywhere());
    const answer = await test.app.inject({
      method: 'PUT',
      url: `/api/admin/update-status/${seller.id}`,
      headers: admin.authorization,
      payload: { status: false },
    });
    expect(answer.statusCode).toBe(200);
    const [row] = await test.db.select().from(sellerTable).where(eq(sellerTable.id, seller.id));
    expect(row?.status).toBe(false);
    expect(await counts('/get-category')).toEqual([0]);
    expect(await counts(`/get-category/${category.id}`)).toEqual([0]);
    expect((await get(`/get-category/${seller.id}`)).status).toBe(404);
    expect((await get(`/get-subcategory/${seller.id}/${category.id}`)).status).toBe(404);
    expect(await counts(`/get-subcategory/all/${category.id}`)).toEqual([0]);
    expect(await counts(`/get-type/${category.id}`)).toEqual([0]);
  });
});

it('answers the site configuration', async () => {
  const response = await test.app.inject('/api/site');
  const { site, notice } = await test.context.content.read();
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { ...site, notice: notice.version },
  ]);
});
