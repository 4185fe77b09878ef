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
