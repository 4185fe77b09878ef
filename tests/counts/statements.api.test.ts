import { expect, it } from 'vitest';
import { countStatements } from '#tests/support/count-statements.ts';
import { filledMarketplace } from './marketplace.ts';

const { test, pages, ids, words, admin, seller } = await filledMarketplace();
const statements = countStatements(test);

/** Asks twice with nothing cached: what the first remembers for good is not counted. */
async function statementsFor(url: string, headers: Record<string, string> = {}) {
  for (let time = 0; time < 2; time += 1) {
    test.cache.clear();
    statements.length = 0;
    const answer = await test.app.inject({ url, headers });
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
  }
  return statements;
}

async function expectAtMost(most: number, url: string, headers?: Record<string, string>) {
  const sent = await statementsFor(url, headers);
  expect(sent.length, `too many statements:\n${sent.join('\n\n')}`).toBeLessThanOrEqual(most);
}

/** Kept apart from the pages, until a category changes. */
const FOR_THE_HEADER = 1;

it.each([
  // With the order that admins have given the trending pieces, and two for the newest stories.
  ['home', '/', 8],
  ['shop', '/shop', 3],
  ['shop by price', '/shop?minPrice=1000&maxPrice=9000&sort=price-low-high', 4],
  ['category', pages.category, 3],
  ['product types', pages.types, 2],
  ['product type', pages.type, 4],
  // With the stories that show it, and their pictures.
  ['product', pages.product, 4],
  ['stories', '/stories', 2],
  ['a story', pages.story, 5],
  ['shop, narrowed', `/shop?category=${ids.category}&discount=true&new=7&minPrice=9`, 4],
  ['search', `/shop?q=${words.common}`, 6],
  ['search by two words', `/shop?q=${words.common}%20${words.other}`, 6],
  ['search with a price', `/shop?q=${words.common}%20under%209,00,000`, 7],
  ['search that finds nothing', `/shop?q=${words.common}%20xqzwvbnm%20under%20900000`, 12],
  ['sellers', '/seller-list', 2],
  // With a picture of its own for each of four categories.
  ['seller', pages.seller, 7],
  // With the pictures of its newest pieces, for all of them.
  ["seller's sub-categories", pages.sellersCategory, 4],
  ["seller's products", pages.sellersProducts, 4],
])('the page of %s is made with few statements', async (_, url, most) => {
  await expectAtMost(most + FOR_THE_HEADER, url);
});

it.each([
  ['products', '/api/get-product?limit=24', 1],
  ['cards', '/api/get-product?limit=24&fields=card', 1],
  ['products of a category', `/api/get-product?limit=24&category=${ids.category}`, 1],
  ['products by price', '/api/get-product?limit=24&minPrice=1000&sort=price-low-high', 2],
  ['found products', `/api/get-product?limit=24&q=${words.common}`, 4],
  ['one product', `/api/get-product/${ids.product}`, 1],
  ['related products', `/api/get-related/${ids.subCategory}?limit=5`, 1],
  ['suggestions', `/api/suggest?q=${words.common.slice(0, 3)}`, 4],
  ['brands of a category', `/api/get-listing?category=${ids.category}&facets=brand`, 2],
  ['brands of a category by name', `/api/get-facet?name=brand&find=a&category=${ids.category}`, 2],
  ['categories', '/api/get-category', 1],
  ['a listing', '/api/get-listing', 2],
  ['a listing by price', '/api/get-listing?minPrice=1000&facets=brand', 3],
  ['a listing with facets', '/api/get-listing?facets=brand,seller,discount,new,price', 2],
  ['sellers', '/api/get-sellers?limit=24', 2],
])('the call for %s is answered with few statements', async (_, url, most) => {
  await expectAtMost(most, url);
});

it('the call for what follows a product is answered with one statement', async () => {
  const { headers } = await test.app.inject('/api/get-product?limit=24');
  const [, after] = /after=([\w-]+)/.exec(String(headers.link)) ?? [];
  await expectAtMost(1, `/api/get-product?limit=24&after=${after}`);
});

it.each([
  ['all products', '/api/admin/get-products?limit=24', admin, 3],
  ['all by name', '/api/admin/get-products?limit=24&sort=name&order=asc', admin, 3],
  ['those found', `/api/admin/get-products?limit=24&q=${words.common}`, admin, 5],
  ["a seller's", `/api/seller/get-products/${seller.id}?limit=24`, seller.authorization, 3],
])(
  'the table of products in a back office, with %s, takes few statements',
  async (_, url, headers, most) => {
    await expectAtMost(most, url, headers);
  },
);

it.each([
  ['an admin by a word', `/api/admin/find?text=${words.common}`, admin, 10],
  ['an admin by a code', `/api/admin/find?text=${ids.product.slice(0, 8)}`, admin, 10],
  ['a seller', `/api/seller/find/${seller.id}?text=${words.common}`, seller.authorization, 7],
])('what is found from anywhere by %s takes few statements', async (_, url, headers, most) => {
  await expectAtMost(most, url, headers);
});
