import { beforeAll, expect, it } from 'vitest';
import type { ProductListing } from '#contracts/product.ts';
import { anAttribute } from '#tests/support/attributes.ts';
import { aCategory, aProduct, aSeller, parentsOf } from '#tests/support/factories.ts';
import { sharedApp } from '#tests/support/shared-app.ts';

const test = await sharedApp();
const ids: Record<string, string> = {};

beforeAll(async () => {
  const seller = await aSeller(test);
  const eyewear = await aCategory(test.db, { name: 'Sunglasses' });
  const colours = {
    ...{ kind: 'colour' as const, filterable: true, entries: [{ categoryId: eyewear.id }] },
    choices: ['Green', 'Grey'].map((label, at) => ({ label, swatch: `#00000${at}` })),
  };
  const frame = await anAttribute(test.db, { ...colours, name: 'Frame colour' });
  const lens = await anAttribute(test.db, { ...colours, name: 'Lens colour' });
  const pair = (name: string, ofFrame: string, ofLens: string) =>
    aProduct(test.db, parentsOf(seller, eyewear), {
      ...{ name, brand: 'Calder' },
      attributes: {
        [frame.id]: [frame.idOf(ofFrame)],
        [lens.id]: [lens.idOf(ofLens)],
      },
    });
  await pair('Pier', 'Green', 'Grey');
  await pair('Lagoon', 'Grey', 'Green');
  await pair('Souk', 'Green', 'Green');
  await pair('Clerk', 'Grey', 'Grey');
  Object.assign(ids, { frame: frame.idOf('Green'), lens: lens.idOf('Green') });
});

async function found(query: Record<string, string>) {
  const { statusCode, body } = await test.app.inject({ url: '/api/get-listing', query });
  expect(statusCode, body).toBe(200);
  const { products, search, facets } = JSON.parse(body) as ProductListing;
  const names = products.map(({ name }) => name).toSorted();
  return { names, attributes: search?.attributes, facets };
}

it('a value that several attributes have is told with each of them', async () => {
  const { names, attributes } = await found({ q: 'green sunglasses' });
  expect(names).toEqual(['Lagoon', 'Pier', 'Souk']);
  expect(attributes).toMatchObject([
    {
      ...{ code: null, values: [], label: 'Green', words: 'green' },
      among: expect.arrayContaining([
        { code: 'frame-colour', values: [ids.frame] },
        { code: 'lens-colour', values: [ids.lens] },
      ]),
    },
  ]);
});

it('one of these that the address says is meant alone, with as many pieces as its facet says', async () => {
  const { facets } = await found({ q: 'green sunglasses', facets: 'attributes' });
  const lens = facets?.values.find(({ name }) => name === 'attr.lens-colour');
  expect(lens?.values.find(({ value }) => value === ids.lens)?.products).toBe(2);
  const query = { q: 'green sunglasses', 'attr.lens-colour': ids.lens ?? '' };
  expect(await found(query)).toMatchObject({ names: ['Lagoon', 'Souk'] });
});
