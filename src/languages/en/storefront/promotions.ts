/** The three promotions, each leading to a category that is found by a part of its name. */
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
