/** Sub-categories whose products differ so much that each has attributes of its own. */
export const fashionShelves = [
  ...['fashion/handbags', 'fashion/small-leather', 'fashion/scarves', 'fashion/fragrance'],
  'fashion/jewellery',
];
export const homeShelves = [
  ...['home/vessels', 'home/lighting', 'home/candles', 'home/trays', 'home/seating'],
];

/** Every listed category once, so that what all products have stands after what only some have. */
export const everything = [
  ...['watches', 'sunglasses', 'footwear'],
  ...fashionShelves,
  ...homeShelves,
];
