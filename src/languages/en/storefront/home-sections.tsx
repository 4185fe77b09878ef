/** The banner of promotions. */
export const promotions = 'Promotions';
export const explore = 'Explore';

export const trending = 'TRENDING';
export const trendingLine = "The World's Premium Brands In One Destination.";
export const trendingPieces = 'Trending pieces';
export const previousPieces = 'Previous pieces';
export const nextPieces = 'Next pieces';

export const featuredSellers = 'Featured Sellers';
export const viewAllSellers = 'View All Sellers';

export const newArrivals = (
  <>
    New <em>Arrivals</em>
  </>
);
export const arrivedThisWeek = 'What our sellers added this week, newest first.';
export const arrived = 'What our sellers have added, newest first.';
export const seeNew = 'See what is new';

/** Of a list of pieces that an admin put there. */
export const seeAll = 'See all';
