export const search = 'Search';
export const wholeShop = 'The whole shop';

/** The lists that have a search of their own. */
export const lists = {
  sellers: { name: 'Sellers', search: 'Search sellers' },
  collections: { name: 'Collections', search: 'Search collections' },
};
