import type { ReactNode } from 'react';
import { plural } from '#languages/en/plural.ts';

export const text = 'Saved in this browser. Only you see them.';
export const needsScripts = (link: (text: string) => ReactNode) => (
  <>Favourites need JavaScript, which is off in your browser. {link('Go to the shop')}</>
);
export const goToShop = 'Go to the shop';
export const emptyTitle = 'No favourites yet';
export const emptyText = 'Press the heart on a piece to keep it here.';
export const loading = 'Loading';
export const shareTitle = (shop: string) => `Favourites at ${shop}`;
export const shareText = (shop: string) => `Have a look at these at ${shop}`;

export const remove = 'Remove';
export const removePiece = (piece: string) => `Remove ${piece}`;
export const removed = 'Removed from wishlist';
export const undo = 'Undo';

export const seeOnList = 'See them on the enquiry list';
export const addToList = (count: number) =>
  plural(count, {
    one: 'Add to enquiry list',
    other: 'Add these # pieces to enquiry list',
  });

/** The favourites of somebody else. */
export const goneTitle = 'These pieces are gone';
export const goneText = 'None of them is in the shop any more.';
export const addToFavourites = (count: number) =>
  plural(count, { one: 'Add to favourites', other: 'Add all to favourites' });
export const added = (count: number) =>
  plural(count, { one: '# piece added to wishlist', other: '# pieces added to wishlist' });
export const areFavourites = (count: number) =>
  plural(count, {
    one: 'It is in your favourites.',
    other: 'They are all in your favourites.',
  });
export const yourFavourites = 'Your favourites';
