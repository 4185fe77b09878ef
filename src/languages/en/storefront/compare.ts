export const title = 'Compare';
export const text = 'Up to four pieces side by side.';
export const emptyTitle = 'Nothing to compare yet';
export const emptyText = 'Press Compare on a piece to add it here.';
export const goToShop = 'Go to the shop';

/** The table of the pieces. */
export const comparison = 'Comparison';
export const onlyDifferences = 'Only differences';
export const differs = 'Differs';
export const differsHere = 'differs';
export const notTold = 'not stated';
export const remove = (piece: string) => `Remove ${piece}`;
export const enquire = 'Enquire';

export const brand = 'Brand';
export const category = 'Category';
export const inCategory = (category: string, subCategory: string) => `${category}, ${subCategory}`;
export const availability = 'Availability';
export const available = 'Available';
export const soldBy = 'Sold by';

/** Pieces that may be compared too. */
export const addTitle = 'Add to the comparison';
export const chooseInShop = 'Choose in the shop';
export const compare = 'Compare';
export const compareToo = (piece: string) => `Compare ${piece}`;
