export const title = 'Favourites';
export const description = 'The pieces this browser remembers.';

/** The favourites of somebody else. */
export const sharedTitle = 'Shared with you';
export const sharedText = 'Pieces that somebody picked for you.';
