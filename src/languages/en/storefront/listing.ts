/** The orders of a list. */
export const defaultSorting = 'Default sorting';
export const priceLowToHigh = 'Price low to high';
export const priceHighToLow = 'Price high to low';
export const newArrivals = 'New arrivals';
export const newest = 'Newest';
export const bestRated = 'Best rated';

export const filters = 'Filters';
export const sortBy = 'Sort by';
export const sort = 'Sort';
export const showMoreProducts = 'Show More Products';
export const showMore = 'Show More';

export const categories = 'Categories';
export const typeDescription = (type: string) =>
  `${type} from many sellers, with prices in rupees and dirhams.`;

export const sellers = 'Sellers';
export const nameBySeller = (name: string, seller: string) => `${name} by ${seller}`;
export const soldBySeller = (seller: string) => `Sold by ${seller}.`;
export const sellerDescription = (name: string, seller: string) =>
  `${name} sold by ${seller}, with prices in rupees and dirhams.`;
