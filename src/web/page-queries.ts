import { filterNames } from '#contracts/facets/list-facets.ts';

const list = ['minPrice', 'maxPrice', 'currency', 'sort', 'view', 'show', 'page', 'all'];
const ofShop = [...list, ...filterNames.map((name) => (name === 'attr' ? 'attr.*' : name))];
const ofType = ofShop.filter((name) => name !== 'category' && name !== 'subCategory');
const ofSeller = ofType.filter((name) => name !== 'seller');

/**
 * The query parameters that each page reads, by its route pattern; `attr.*` are all that begin so. A page is cached under its path
 * and these only; all other parameters are ignored.
 */
export const pageQueries: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/shop': [...ofShop, 'q', 'plain', 'read'],
  '/product/:id?': ['size'],
  '/category': ['all'],
  '/category/:id': ['all'],
  '/seller-list': ['q', 'all'],
  '/seller-list/:id': ['all'],
  '/seller-list/:seller/category/:category': ['q', 'layout', 'all'],
  '/product-type/:category': [],
  '/products/:type': ofType,
  '/products/:seller/:category/:id': ofSeller,
  '/favourites': ['ids'],
  '/compare': ['ids'],
  '/enquiry-list': ['ids', 'size'],
  '/enquiry-form': ['ids', 'seller', 'size', 'problem', 'sent'],
  '/your-enquiries': [],
  '/report': ['product', 'seller', 'sent', 'problem'],
  '/stories/:name?': ['page'],
  '/stories/feed.xml': [],
  '/pages/:name': [],
  '/sitemap.xml': [],
  '/sitemap/:part': [],
  '/robots.txt': [],
  '/llms.txt': [],
  '/manifest.webmanifest': [],
  '/about': [],
  '/privacy': ['version'],
  '/newsletter/:step': [],
  '/login': [],
  '/seller/*': [],
  '/admin/*': [],
};
