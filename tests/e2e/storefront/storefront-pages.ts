import type { APIRequestContext, Locator } from '@playwright/test';
import type { Product } from '#contracts/product.ts';
import { sellers } from '#demo/catalogue/sellers.ts';
import { demoPages } from '#demo/catalogue/stories.ts';
import { addresses } from '#web/ui/addresses.ts';

/** Pages that are there without knowing what the marketplace holds. */
export const plainPages = ['/', '/shop', '/category', '/seller-list', '/about', '/privacy'];

const nameOf = (kind: 'story' | 'page') => demoPages.findLast((page) => page.kind === kind)?.name;

const demoSellers = new Set(sellers.map(({ name }) => name));

let kept: Promise<Product[]> | undefined;

/** The demo's products as the public API lists them, the newest first, read once by each worker. */
export const listProducts = (request: APIRequestContext): Promise<Product[]> =>
  (kept ??= readProducts(request));

/** Other tests add their own. */
async function readProducts(request: APIRequestContext): Promise<Product[]> {
  const found: Product[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await request.get('/api/get-product', {
      params: { limit: 100, page, fields: 'all' },
    });
    const products = (await answer.json()) as Product[];
    found.push(...products.filter(({ seller }) => demoSellers.has(seller.name)));
    if (products.length < 100) return found;
  }
}

/** A product with at least three pictures, so that a gallery has something to turn. */
export async function productWithPictures(request: APIRequestContext): Promise<Product> {
  const found = (await listProducts(request)).find(({ images }) => images.length >= 3);
  if (!found) throw new Error('The demo has no product with three pictures');
  return found;
}

export function productAddress(product: Product): string {
  return addresses.product(product);
}

/** Those of these cards that show the demo's products; other tests' sellers may have no chat. */
export async function demoCards(request: APIRequestContext, cards: Locator): Promise<Locator> {
  const links = (await listProducts(request)).map((each) => `a[href="${productAddress(each)}"]`);
  return cards.filter({ has: cards.page().locator(links.join(', ')) });
}

/** A page of every other kind, of what the demo holds. */
export async function deeperPages(request: APIRequestContext) {
  const products = await listProducts(request);
  const product = products.find(({ productTypeId }) => productTypeId !== null) ?? products[0];
  if (!product) throw new Error('The demo has no products');
  const { seller, categoryId, subCategoryId, productTypeId } = product;
  return {
    'a product': productAddress(product),
    'a category': `/category/${categoryId._id}`,
    'the types of a category': addresses.productTypes(categoryId),
    'a type': productTypeId ? addresses.productsOfType(productTypeId) : '/category',
    'a seller': addresses.seller(seller),
    "a seller's category": addresses.sellerCategory(seller, categoryId),
    "a seller's category in rows": addresses.sellerCategory(seller, categoryId, { layout: 'rows' }),
    "a seller's sub-category": addresses.sellerProducts(seller, categoryId, subCategoryId),
    'all sellers': addresses.sellers({ all: 1 }),
    'sellers nobody is called': addresses.sellers({ q: 'nobody is called this' }),
    'no favourites': addresses.favourites(),
    'an empty enquiry list': addresses.enquiryList(),
    'an enquiry list by its address': addresses.enquiryList(
      products.slice(0, 4).map(({ _id }) => _id),
    ),
    'no enquiries': addresses.yourEnquiries,
    'an enquiry form': addresses.enquiryForm({ ids: product._id }),
    'a form that asks which piece': addresses.enquiryForm({ seller: seller._id }),
    'the stories': '/stories',
    'a story': `/stories/${nameOf('story')}`,
    'a page of the shop': `/pages/${nameOf('page')}`,
  };
}
