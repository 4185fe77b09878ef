export const title = 'Favourites';
export const description = 'The pieces you saved in this browser.';

/** The favourites of somebody else. */
export const sharedTitle = 'Shared with you';
export const sharedText = 'Pieces that somebody picked for you.';
