export const favouriteOf = (piece: string) => `Favourites: ${piece}`;
export const addedToFavourites = 'Added to wishlist';
export const removedFromFavourites = 'Removed from wishlist';

export const compare = 'Compare';
export const compareOf = (piece: string) => `Compare ${piece}`;
export const comparedAtMost = (most: number) => `You can compare at most ${most} pieces`;
export const seeCompared = 'See them';

export const listedOf = (piece: string) => `Enquiry list: ${piece}`;
export const addedToList = 'Added to enquiry list';
export const removedFromList = 'Removed from enquiry list';
export const listedAtMost = (most: number) => `The enquiry list holds at most ${most} pieces`;
export const seeList = 'See the list';
