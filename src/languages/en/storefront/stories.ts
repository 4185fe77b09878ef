export const title = 'Stories';
export const text = 'The people, places and hands behind the pieces.';
export const description =
  'Stories of makers, materials and pieces, from the sellers of this shop.';
export const emptyTitle = 'No story yet';
export const emptyText = 'The first one is being written. Until then, look at the pieces.';
export const toShop = 'See all pieces';
export const newer = 'Newer stories';
export const older = 'Older stories';
export const more = 'More stories';
export const allStories = 'All stories';
export const pages = 'Pages of stories';
