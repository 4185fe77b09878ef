/** The banner that leads to three categories, each found by a part of its name. */
export const promotions = 'Promotions';
export const promoWatches = {
  title: 'Watches for Men and Ladies',
  text: 'Hand-wound, self-winding and ready for water.',
  finds: 'watch',
};
export const promoSunglasses = {
  title: 'Designer Sunglasses',
  text: 'Acetate, titanium and steel, made for strong light.',
  finds: 'sunglass',
};
export const promoFootwear = {
  title: 'Premium Footwear',
  text: 'For pavements, verandas and monsoon streets.',
  finds: 'footwear',
};
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
export const arrivedThisWeek = 'What our sellers put on their shelves this week, newest first.';
export const arrived = 'What our sellers have put on their shelves, newest first.';
export const seeNew = 'See what is new';
