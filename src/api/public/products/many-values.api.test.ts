import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Facet, FacetValues } from '#contracts/facets/facets.ts';
import type { ProductListing } from '#contracts/product.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import { aCategory, aProduct, aSeller, aSubCategory, parentsOf } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

const test = await sharedApp();
const seller = await aSeller(test);

async function listed(query: string): Promise<ProductListing> {
  const answer = await test.app.inject(`/api/get-listing?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const facetOf = ({ facets }: ProductListing, name: string) =>
  facets?.values.find((facet) => facet.name === name) as Facet;

describe('of many values', async () => {
  const shelf = await aCategory(test.db);
  const tones = Array.from({ length: 45 }, (_, at) => `Tone ${at}`);
  const tone = await anAttribute(test.db, {
    ...{ name: 'Tone', kind: 'choice', filterable: true, choices: tones },
    entries: [{ categoryId: shelf.id }],
  });
  const { sellerId, categoryId, subCategoryId } = parentsOf(seller, shelf);
  const ids = sql.join(
    tones.map((label) => sql`${tone.idOf(label)}`),
    sql`, `,
  );
  // Brand 149 has one product, brand 0 most of them.
  await test.db.execute(sql`
    insert into product (id, seller_id, category_id, sub_category_id, name, brand, price_inr, price_aed, attributes)
    select 'many' || lpad(brand::text, 3, '0') || number, ${sellerId}, ${categoryId}, ${subCategoryId}, 'Cup', 'Brand ' || brand,
           100, 5, jsonb_build_object(${tone.id}::text, jsonb_build_array((array[${ids}]::text[])[1 + brand % 45]))
      from generate_series(0, 149) as brand, generate_series(1, 1 + (149 - brand) / 20) as number`);
  const within = `category=${shelf.id}`;

  it.each([within, `${within}&minPrice=1`])(
    'tells the most frequent, how many more there are, and where asked for all: %s',
    async (query) => {
      const few = facetOf(await listed(`facets=brand&${query}`), 'brand');
      expect([few.values.length, few.more, few.capped]).toEqual([60, 90, false]);
      const told = few.values.map(({ products }) => products);
      expect([Math.max(...told), Math.min(...told)]).toEqual([8, 5]);
      const all = facetOf(await listed(`facets=brand&all=brand&${query}`), 'brand');
      expect([all.values.length, all.more]).toEqual([150, undefined]);
      expect(new Set(all.values.map(({ value }) => value)).size).toBe(150);
      expect(all.values.slice(0, 50)).toEqual(few.values.slice(0, 50));
    },
  );

  it('tells what is chosen besides', async () => {
    const { values, more } = facetOf(
      await listed(`facets=brand&${within}&brand=Brand%20149`),
      'brand',
    );
    expect([values.length, more]).toEqual([61, 89]);
    expect(values).toContainEqual({ value: 'Brand 149', label: 'Brand 149', products: 1 });
  });

  it('tells the values of attributes likewise', async () => {
    const few = facetOf(await listed(`facets=attributes&${within}`), 'attr.tone');
    expect([few.values.length, few.more]).toEqual([40, 5]);
    const all = facetOf(await listed(`facets=attributes&all=attributes&${within}`), 'attr.tone');
    expect(all.more ?? 0).toBe(0);
    expect(new Set(all.values.map(({ label }) => label))).toEqual(new Set(tones));
  });

  async function found(query: string): Promise<FacetValues> {
    const answer = await test.app.inject(`/api/get-facet?${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  }

  it.each([within, `${within}&minPrice=1`, `${within}&q=cup`, `${within}&brand=Brand%200`])(
    'finds those that are called so, with their counts: %s',
    async (query) => {
      const rare = await found(`name=brand&find=%20BRÁND%2014&${query}`);
      expect(rare).toEqual({
        capped: false,
        values: [
          { value: 'Brand 14', label: 'Brand 14', products: 7 },
          ...Array.from({ length: 10 }, (_, at) => `Brand ${140 + at}`).map((name) => ({
            ...{ value: name, label: name, products: 1 },
          })),
        ],
      });
      const all = await found(`name=brand&${query}`);
      expect([all.values.length, all.more]).toEqual([60, 90]);
    },
  );

  it('finds values of attributes and sellers likewise, and none where nothing is called so', async () => {
    const { values } = await found(`name=attr.tone&find=tone%204&${within}`);
    const [four, ...forties] = values.map(({ label }) => label);
    expect([four, ...forties].toSorted()).toEqual(
      ['Tone 4', ...Array.from({ length: 5 }, (_, at) => `Tone ${40 + at}`)].toSorted(),
    );
    const sellers = await found(`name=seller&find=${encodeURIComponent(seller.name)}&${within}`);
    expect(sellers.values.map(({ value }) => value)).toEqual([seller.id]);
    for (const query of ['name=brand&find=Calderon', 'name=attr.nothing']) {
      expect(await found(`${query}&${within}`)).toEqual({ capped: false, values: [] });
    }
  });

  it.each([
    ['name=price', /^name must be subCategory, brand, seller or attr\./],
    ['', /./],
    [`name=brand&find=${'a'.repeat(201)}`, /^Search for at most 200 characters/],
    ['name=brand&attr.nothing=1', /^attr\.nothing is no attribute to filter by/],
  ])('refuses %.30s with a sentence', async (query, sentence) => {
    const answer = await test.app.inject(`/api/get-facet?${query}`);
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      expect.stringMatching(sentence),
    ]);
  });
});

/** More than are counted, and the last hundred of them have what no other has. */
const BULK = 20_500;
const RARE = 100;

describe.runIf(test.context.engine === 'postgresql')('of many products', async () => {
  const top = await aCategory(test.db);
  const rare = await aSubCategory(test.db, top.id);
  const other = await aSeller(test);
  const tint = await anAttribute(test.db, {
    ...{ name: 'Tint', kind: 'choice', filterable: true, choices: ['Red', 'Gold'] },
    entries: [{ categoryId: top.id }],
  });
  const isRare = sql`i > ${BULK - RARE}`;
  // Older, dearer and later in the table than the others: last in every order in which they may be read.
  await test.db.execute(sql`
    with bulk as (
      insert into listing (id, seller_id, category_id, sub_category_id, product_type_id, brand, price_inr, price_aed,
                           rating, created_at, values, headline)
      select 'zbulk' || lpad(i::text, 8, '0'), case when ${isRare} then ${other.id} else ${seller.id} end, ${top.id},
             case when ${isRare} then ${rare.id} else ${top.sub.id} end, '',
             case when ${isRare} then 'Rare ' else 'Often ' end || i % 10, 100 + i, 5 + i, 0,
             now() - i * interval '1 minute',
             array[case when ${isRare} then ${tint.idOf('Gold')} else ${tint.idOf('Red')} end], ''
        from generate_series(1, ${BULK}) as i
      returning *)
    insert into listing_total (category_id, sub_category_id, kind, value, products)
      select category_id, sub_category_id, kind, value, count(*)
        from bulk cross join lateral (
          values ('seller', seller_id), ('type', product_type_id), ('brand', brand),
                 ('inr', price_step(price_inr)::text), ('aed', price_step(price_aed)::text)
          union all select 'value', unnest(values)) as counted (kind, value)
        group by 1, 2, 3, 4`);
  await test.db.execute(sql`analyze listing, listing_total`);
  const newest = await aProduct(test.db, parentsOf(seller, top), { brand: 'Often 1' });
  const within = `facets=subCategory,brand,seller,attributes,price&category=${top.id}`;
  const namesOf = (facet: Facet) => facet.values.map(({ label }) => label).toSorted();
  const brands = ['Often', 'Rare'].flatMap((name) =>
    Array.from({ length: 10 }, (_, at) => `${name} ${at}`),
  );

  it.each(['minPrice=1', 'minPrice=1&sort=price-low-high', 'maxPrice=90000&availability=all'])(
    'says so of their number, and leaves no value out: %s',
    async (query) => {
      const list = await listed(`limit=1&${within}&${query}`);
      expect([list.total, list.capped]).toEqual([20_000, true]);
      const brand = facetOf(list, 'brand');
      expect([brand.capped, namesOf(brand)]).toEqual([true, brands]);
      expect(namesOf(facetOf(list, 'seller'))).toEqual([other.name, seller.name].toSorted());
      expect(namesOf(facetOf(list, 'subCategory'))).toEqual([rare.name, top.sub.name].toSorted());
      expect(namesOf(facetOf(list, 'attr.tint'))).toEqual(['Gold', 'Red']);
      expect(list.price.INR.max).toBe(100 + BULK);
    },
  );

  it('lists them in their order all the same, with a header that says so', async () => {
    const query = `category=${top.id}&minPrice=1&limit=1`;
    const { products } = await listed(query);
    expect(products.map(({ _id }) => _id)).toEqual([newest.id]);
    const { headers } = await test.app.inject(`/api/get-product?${query}`);
    expect(headers['x-total-count']).toBe('20000+');
  });

  it('counts them where nothing but their category is asked for', async () => {
    const list = await listed(`limit=1&${within}`);
    expect([list.total, list.capped]).toEqual([BULK + 1, false]);
    const counts = facetOf(list, 'brand').values.map(({ products }) => products);
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(BULK + 1);
  });
});
