const listing = ['minPrice', 'maxPrice', 'currency', 'brand', 'sort', 'view', 'show', 'page'];

/**
 * The query parameters that each page reads, by its route pattern. A page is cached under its path
 * and these only; all other parameters are ignored.
 */
export const pageQueries: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/shop': [
    'q',
    'plain',
    'category',
    'seller',
    'minPrice',
    'maxPrice',
    'currency',
    'sort',
    'view',
    'show',
    'page',
  ],
  '/product/:id?': [],
  '/category': ['all'],
  '/category/:id': ['all'],
  '/seller-list': ['q', 'all'],
  '/seller-list/:id': ['all'],
  '/seller-list/:seller/category/:category': ['q', 'layout', 'all'],
  '/product-type/:category': [],
  '/products/:type': listing,
  '/products/:seller/:category/:id': listing,
  '/favourites': [],
  '/compare': ['ids'],
  '/sitemap.xml': [],
  '/sitemap/:part': [],
  '/robots.txt': [],
  '/manifest.webmanifest': [],
  '/about': [],
  '/newsletter/:step': [],
  '/login': [],
  '/seller/*': [],
  '/admin/*': [],
};
