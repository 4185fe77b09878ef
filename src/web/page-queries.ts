/**
 * The query parameters that each page reads, by its route pattern. A page is kept under its path
 * and these alone; whatever else an address carries changes nothing.
 */
export const pageQueries: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/shop': [
    'q',
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
  '/category': [],
  '/category/:id': [],
  '/seller-list': ['q', 'all'],
  '/seller-list/:id': [],
  '/about': [],
  '/seller/*': [],
  '/admin/*': [],
};
