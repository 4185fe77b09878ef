import type { SynonymInput } from '#contracts/searches/synonym.ts';

const same = (...words: string[]): SynonymInput => ({ kind: 'same', words });
/** A word and what it finds besides itself, not the reverse. */
const family = (...words: string[]): SynonymInput => ({ kind: 'family', words });

/** What shoppers of such a marketplace call its goods, colours and materials. */
export const synonyms: SynonymInput[] = [
  // Watches
  same('watch', 'wristwatch', 'timepiece', 'wrist watch'),
  same('chronograph', 'chrono', 'stopwatch'),
  same('diver', 'diving', 'dive'),
  same('moonphase', 'moon phase'),
  same('automatic', 'self-winding'),
  same('hand-wound', 'manual winding', 'mechanical'),
  same('waterproof', 'water-resistant', 'water resistance'),
  same('bracelet', 'wristband'),
  same('ladies', 'women', 'womens', 'lady', 'female'),
  same('mens', 'men', 'gents', 'gentlemen'),
  // Sunglasses
  same('sunglasses', 'shades', 'eyewear', 'sunnies', 'goggles', 'sun glasses'),
  same('aviator', 'pilot'),
  same('polarised', 'polarized'),
  same('tortoise', 'tortoiseshell', 'havana'),
  same('spectacles', 'specs', 'glasses', 'eyeglasses'),
  // Footwear
  same('footwear', 'shoes', 'shoe'),
  same('sneakers', 'trainers', 'kicks', 'sports shoes', 'tennis shoes', 'joggers'),
  same('loafers', 'moccasins', 'slip-ons', 'penny loafers'),
  same('sandals', 'slippers', 'flip-flops', 'chappals', 'slides'),
  same('boots', 'ankle boots'),
  family('boots', 'chelsea', 'chukka', 'desert boots'),
  family('heels', 'block heel', 'stilettos', 'pumps'),
  // Bags and small leather goods
  same('handbag', 'bag', 'purse', 'pocketbook', 'hand bag'),
  same('wallet', 'billfold'),
  same('tote', 'shopper'),
  same('shoulder bag', 'crossbody', 'cross-body', 'sling bag'),
  same('backpack', 'rucksack', 'knapsack'),
  same('card case', 'cardholder', 'card holder'),
  same('clutch', 'pochette', 'evening bag'),
  // Scarves, fragrance, jewellery
  same('scarf', 'stole', 'dupatta', 'shawl', 'wrap'),
  same('fragrance', 'perfume', 'cologne', 'scent', 'eau de toilette'),
  same('attar', 'ittar', 'perfume oil'),
  same('oud', 'oudh', 'agarwood'),
  same('jewellery', 'jewelry', 'jewels'),
  same('bangle', 'kada', 'cuff'),
  same('earrings', 'studs', 'jhumkas'),
  same('necklace', 'pendant', 'chain'),
  // Home
  same('lamp', 'light'),
  same('chair', 'armchair', 'seat'),
  same('vase', 'flower pot'),
  same('candle', 'tealight'),
  same('incense', 'agarbatti', 'joss sticks'),
  family('incense', 'loban', 'bakhoor'),
  same('lantern', 'fanous'),
  same('tray', 'platter', 'salver'),
  same('stool', 'footstool', 'ottoman', 'pouf'),
  same('cane', 'rattan', 'wicker'),
  same('fountain pen', 'ink pen'),
  family('gift', 'fragrance', 'jewellery', 'candle', 'scarf', 'wallet'),
  family('present', 'fragrance', 'jewellery', 'candle', 'scarf', 'wallet'),
  // Spelling
  same('grey', 'gray'),
  same('colour', 'color'),
  same('multicolour', 'multicolor'),
  same('aluminium', 'aluminum'),
  // Colours by family
  family('red', 'burgundy', 'oxblood', 'madder', 'maroon', 'crimson', 'scarlet', 'wine'),
  family('blue', 'navy', 'indigo', 'teal', 'turquoise', 'midnight', 'cobalt', 'azure', 'sapphire'),
  family('green', 'olive', 'emerald', 'celadon', 'khaki', 'sage', 'bottle green', 'teal'),
  family('brown', 'tan', 'chestnut', 'cognac', 'chocolate', 'caramel', 'walnut', 'honey'),
  family('beige', 'sand', 'cream', 'fawn', 'ivory', 'camel', 'nude', 'undyed'),
  family('pink', 'rose', 'blush', 'fuchsia', 'magenta'),
  family('purple', 'plum', 'violet', 'lilac', 'lavender', 'mauve', 'aubergine'),
  family('white', 'ivory', 'cream', 'off-white', 'pearl'),
  family('black', 'onyx', 'ebony', 'jet'),
  family('grey', 'slate', 'charcoal', 'smoke', 'graphite', 'anthracite'),
  family('yellow', 'mustard', 'saffron', 'lemon'),
  family('orange', 'terracotta', 'rust', 'amber', 'apricot'),
  family('gold', 'golden', 'gold-plated', 'gilt', 'vermeil'),
  family('silver', 'silvered', 'sterling'),
  // Materials
  same('leather', 'hide'),
  family('leather', 'calfskin', 'calf', 'suede', 'nubuck', 'nappa', 'lambskin', 'patent'),
  same('steel', 'stainless steel'),
  family('ceramic', 'porcelain', 'stoneware', 'earthenware', 'terracotta', 'celadon'),
  family('wood', 'teak', 'oak', 'walnut', 'rosewood', 'mango wood'),
  family('wool', 'cashmere', 'merino', 'pashmina'),
];
