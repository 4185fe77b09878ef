import type { DemoCategory, DemoProductType, DemoSubCategory } from './types.ts';

/** Key, name and description of a product type, and the focus point of a picture without plain ground. */
type Kind = [string, string, string, { x: number; y: number }?];
type Shelf = Omit<DemoSubCategory, 'status' | 'picture' | 'types'> & { types: Kind[] };

/** Sub-categories of a listed category; pictures are found by key below `types/`. */
function shelves(category: string, list: (Shelf & { alt: string })[]): DemoSubCategory[] {
  return list.map(({ alt, types, ...shelf }) => ({
    ...shelf,
    status: 'LISTED',
    picture: { file: `sub-categories/${category}-${shelf.key}.webp`, alt },
    types: types.map((kind) => productType(category, shelf, kind)),
  }));
}

function productType(
  category: string,
  shelf: { key: string; daysAgo: number },
  [key, name, description, focus]: Kind,
) {
  return {
    key,
    name,
    description,
    status: 'LISTED',
    picture: {
      file: `types/${category}-${shelf.key}-${key}.webp`,
      alt: name,
      ...(focus && { focus }),
    },
    daysAgo: shelf.daysAgo,
  } satisfies DemoProductType;
}

/** The demo's categories with their sub-categories and product types. */
export const categories: DemoCategory[] = [
  {
    key: 'watches',
    name: 'Watches',
    description:
      'Hand-wound, self-winding and water-ready watches for men and ladies, regulated before they are sent.',
    status: 'LISTED',
    picture: { file: 'categories/watches.webp', alt: 'A dress watch with an ivory dial' },
    daysAgo: 240,
    subCategories: shelves('watches', [
      {
        key: 'dress',
        name: 'Dress Watches',
        description: 'Thin cases and quiet dials that disappear under a cuff.',
        daysAgo: 239,
        alt: 'A rose gold dress watch',
        types: [
          ['hand-wound', 'Hand-Wound', 'Wound each morning at the crown.', { x: 40, y: 50 }],
          ['self-winding', 'Self-Winding', 'Wound by the wrist that wears it.'],
        ],
      },
      {
        key: 'chronographs',
        name: 'Chronographs',
        description: 'Stopwatches for the wrist, with registers that can be read at a glance.',
        daysAgo: 238,
        alt: 'A chronograph with a white dial and black registers',
        types: [
          ['sports', 'Sports Chronographs', 'Tachymeters and screw-down pushers.'],
          ['heritage', 'Heritage Chronographs', 'Sector dials and pump pushers.'],
        ],
      },
      {
        key: 'divers',
        name: 'Divers',
        description: 'Water-resistant to 200 metres and more, legible in the dark.',
        daysAgo: 236,
        alt: 'A diver with a black rotating bezel',
        types: [
          ['steel', 'Steel Divers', 'Marine steel with ceramic bezels.'],
          ['bronze', 'Bronze Divers', 'Cases that darken with salt and time.'],
        ],
      },
      {
        key: 'ladies',
        name: "Ladies' Watches",
        description: 'Smaller cases drawn for their own proportions.',
        daysAgo: 230,
        alt: 'A steel evening watch on a black satin strap',
        types: [['strap', 'Strap Watches', 'Leather and satin straps, easily changed.']],
      },
    ]),
  },
  {
    key: 'sunglasses',
    name: 'Sunglasses',
    description:
      'Designer sunglasses in acetate, titanium and steel, every pair with full UV protection.',
    status: 'LISTED',
    picture: { file: 'categories/sunglasses.webp', alt: 'Gold aviators with green lenses' },
    daysAgo: 237,
    subCategories: shelves('sunglasses', [
      {
        key: 'aviators',
        name: 'Aviators',
        description: 'Drop-shaped lenses in light metal frames.',
        daysAgo: 235,
        alt: 'Aviators in pale gold',
        types: [
          ['classic', 'Classic Aviators', 'Thin wire and a straight brow bar.'],
          ['double-bridge', 'Double Bridge', 'Squarer fronts with two bridges.'],
        ],
      },
      {
        key: 'squares',
        name: 'Squares',
        description: 'Block acetate with weight in the right places.',
        daysAgo: 233,
        alt: 'Square sunglasses in tortoiseshell acetate',
        types: [
          ['acetate', 'Acetate Squares', 'Cut from a single sheet and tumbled for days.'],
          ['browline', 'Browlines', 'Acetate above, wire below.'],
        ],
      },
      {
        key: 'rounds',
        name: 'Rounds',
        description: 'Circles in wire and acetate, small to generous.',
        daysAgo: 229,
        alt: 'Round sunglasses with rose lenses',
        types: [
          ['wire', 'Wire Rounds', 'Eleven grams and hardly there.'],
          ['acetate', 'Acetate Rounds', 'Thick rims in honey and horn.'],
        ],
      },
      {
        key: 'cat-eyes',
        name: 'Cat-Eyes',
        description: 'A lifted outer corner, from slight to theatrical.',
        daysAgo: 228,
        alt: 'Black cat-eye sunglasses',
        types: [
          ['classic', 'Classic Cat-Eyes', 'Medium fronts with a gentle lift.'],
          ['oversized', 'Oversized Cat-Eyes', 'Wide fronts for bright terraces.'],
        ],
      },
    ]),
  },
  {
    key: 'footwear',
    name: 'Footwear',
    description:
      'Premium footwear for pavements, verandas and monsoon streets, built to be resoled.',
    status: 'LISTED',
    picture: { file: 'categories/footwear.webp', alt: 'A pair of oxblood penny loafers' },
    daysAgo: 234,
    subCategories: shelves('footwear', [
      {
        key: 'espadrilles',
        name: 'Espadrilles and Clogs',
        description: 'Canvas on braided jute, leather on carved wood.',
        daysAgo: 232,
        alt: 'A pair of ecru espadrilles',
        types: [
          ['canvas', 'Espadrilles', 'Canvas laced to a braided sole.'],
          ['clogs', 'Clogs', 'Leather nailed to a wooden sole.'],
        ],
      },
      {
        key: 'loafers',
        name: 'Loafers',
        description: 'Slip-ons without a back, sewn by hand.',
        daysAgo: 227,
        alt: 'A pair of pointed indigo slippers',
        types: [
          ['penny', 'Penny Loafers', 'A strap with a slot for the coin.'],
          ['ornament', 'Bit Loafers', 'A brass bit and a little swagger.'],
          ['slippers', 'Slippers', 'Soft and pointed, for tiled floors.'],
        ],
      },
      {
        key: 'sandals',
        name: 'Sandals',
        description: 'Leather and cork for warm floors.',
        daysAgo: 220,
        alt: 'A leather sandal with crossed straps',
        types: [
          ['flat', 'Flat Sandals', 'Crossed straps, broad bands and toe loops.'],
          ['footbed', 'Cork Sandals', 'A broad band on a bed of cork.'],
          ['heeled', 'Heeled Sandals', 'A broad band on a block heel.'],
        ],
      },
    ]),
  },
  {
    key: 'fashion',
    name: 'Fashion',
    description:
      'Bags, small leather goods, wool, scent and jewellery from houses that still work by hand.',
    status: 'LISTED',
    picture: { file: 'categories/fashion.webp', alt: 'A tan leather tote' },
    daysAgo: 225,
    subCategories: shelves('fashion', [
      {
        key: 'handbags',
        name: 'Handbags',
        description: 'Totes, saddle bags and top handles in full-grain leather.',
        daysAgo: 223,
        alt: 'A tan leather tote on a rug',
        types: [
          ['totes', 'Totes', 'Open bags that carry a working day.'],
          ['shoulder', 'Shoulder Bags', 'Worn across or under the arm.'],
          ['top-handle', 'Top-Handle Bags', 'Structured bags for the hand.'],
        ],
      },
      {
        key: 'small-leather',
        name: 'Small Leather Goods',
        description: 'Wallets and belts that age well.',
        daysAgo: 222,
        alt: 'A coiled black leather belt',
        types: [
          ['wallets', 'Wallets', 'Bifolds for cards and notes.'],
          ['belts', 'Belts', 'One strap of leather and a cast buckle.'],
        ],
      },
      {
        key: 'scarves',
        name: 'Scarves and Shawls',
        description: 'Wool from the loom, dyed by hand.',
        daysAgo: 218,
        alt: 'A madder red wool stole in its box',
        types: [['stoles', 'Stoles', 'Lambswool with woven lines and a twisted fringe.']],
      },
      {
        key: 'fragrance',
        name: 'Fragrance',
        description: 'Eaux de parfum and oils composed around oud, rose and resin.',
        daysAgo: 216,
        alt: 'A square perfume bottle',
        types: [
          ['eau-de-parfum', 'Eau de Parfum', 'Sprays that last into the evening.'],
          ['attar', 'Attar', 'Oil without alcohol, worn on the pulse.'],
        ],
      },
      {
        key: 'jewellery',
        name: 'Jewellery',
        description: 'Hammered gold in restrained forms.',
        daysAgo: 212,
        alt: 'A pair of hammered gold hoop earrings',
        types: [],
      },
    ]),
  },
  {
    key: 'home',
    name: 'Home',
    description: 'Ceramics, brass, light and teak for rooms that are lived in.',
    status: 'LISTED',
    picture: {
      file: 'categories/home.webp',
      alt: 'A brass lamp and books on a teak stool',
    },
    daysAgo: 217,
    subCategories: shelves('home', [
      {
        key: 'vessels',
        name: 'Vases and Bowls',
        description: 'Thrown stoneware in ash, sand and celadon glazes.',
        daysAgo: 215,
        alt: 'A celadon bowl',
        types: [
          ['vases', 'Vases', 'For one branch or an armful.'],
          ['bowls', 'Bowls', 'For fruit, keys or nothing at all.'],
        ],
      },
      {
        key: 'lighting',
        name: 'Lighting',
        description: 'Lamps and lanterns that keep the room low and warm.',
        daysAgo: 213,
        alt: 'A brass table lamp with a linen shade',
        types: [
          ['table-lamps', 'Table Lamps', 'Linen shades on brass and stoneware.'],
          ['lanterns', 'Lanterns', 'Pierced metal that throws patterns.'],
        ],
      },
      {
        key: 'candles',
        name: 'Candles and Incense',
        description: 'Coconut wax, real resins and forty hours of burning.',
        daysAgo: 209,
        alt: 'A scented candle in a stoneware tumbler',
        types: [
          ['candles', 'Scented Candles', 'Poured by hand in small batches.'],
          ['incense', 'Incense', 'Sticks and resins with holders of brass.'],
        ],
      },
      {
        key: 'trays',
        name: 'Trays',
        description: 'Beaten brass and oiled wood for carrying and keeping.',
        daysAgo: 207,
        alt: 'A round brass tray',
        types: [
          ['brass', 'Brass Trays', 'Hammered from one sheet.'],
          ['wood', 'Wooden Trays', 'Teak and mango wood with bevelled rims.'],
        ],
      },
      {
        key: 'seating',
        name: 'Seating',
        description: 'Chairs and stools with cane seats and pegged joints.',
        daysAgo: 203,
        alt: 'A teak armchair with a cane back',
        types: [
          ['chairs', 'Chairs', 'Low, wide and easy to leave late.'],
          ['stools', 'Stools', 'A seat, a step, a bedside.'],
        ],
      },
    ]),
  },
  {
    key: 'stationery',
    name: 'Stationery',
    description: 'Notebooks and pens, in preparation.',
    status: 'UNLISTED',
    picture: null,
    daysAgo: 12,
    subCategories: [
      {
        key: 'pens',
        name: 'Fountain Pens',
        description: 'Turned ebonite and steel nibs.',
        status: 'UNLISTED',
        picture: null,
        daysAgo: 11,
        types: [],
      },
    ],
  },
];
