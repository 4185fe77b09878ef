import type { DemoCategory, DemoProductType, DemoSubCategory } from './types.ts';

type Shelf = Omit<DemoSubCategory, 'status' | 'picture' | 'types'> & { types: Kind[] };
type Kind = { key: string; name: string; description: string };

/** Sub-categories of a listed category; pictures are found by key below `types/`. */
function shelves(category: string, list: (Shelf & { alt: string })[]): DemoSubCategory[] {
  return list.map(({ alt, types, ...shelf }) => ({
    ...shelf,
    status: 'LISTED',
    picture: { file: `sub-categories/${category}-${shelf.key}.webp`, alt },
    types: types.map((kind) => productType(category, shelf, kind)),
  }));
}

function productType(category: string, shelf: { key: string; daysAgo: number }, kind: Kind) {
  return {
    ...kind,
    status: 'LISTED',
    picture: { file: `types/${category}-${shelf.key}-${kind.key}.webp`, alt: kind.name },
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
          {
            key: 'hand-wound',
            name: 'Hand-Wound',
            description: 'Wound each morning at the crown.',
          },
          {
            key: 'self-winding',
            name: 'Self-Winding',
            description: 'Wound by the wrist that wears it.',
          },
        ],
      },
      {
        key: 'chronographs',
        name: 'Chronographs',
        description: 'Stopwatches for the wrist, with registers that can be read at a glance.',
        daysAgo: 238,
        alt: 'A chronograph with a white dial and black registers',
        types: [
          {
            key: 'sports',
            name: 'Sports Chronographs',
            description: 'Tachymeters and screw-down pushers.',
          },
          {
            key: 'heritage',
            name: 'Heritage Chronographs',
            description: 'Sector dials and pump pushers.',
          },
        ],
      },
      {
        key: 'divers',
        name: 'Divers',
        description: 'Water-resistant to 200 metres and more, legible in the dark.',
        daysAgo: 236,
        alt: 'A diver with a black rotating bezel',
        types: [
          { key: 'steel', name: 'Steel Divers', description: 'Marine steel with ceramic bezels.' },
          {
            key: 'bronze',
            name: 'Bronze Divers',
            description: 'Cases that darken with salt and time.',
          },
        ],
      },
      {
        key: 'ladies',
        name: "Ladies' Watches",
        description: 'Smaller cases drawn for their own proportions.',
        daysAgo: 230,
        alt: 'A small gold watch on a bracelet',
        types: [
          {
            key: 'bracelet',
            name: 'Bracelet Watches',
            description: 'Watches that are worn as jewellery.',
          },
          {
            key: 'strap',
            name: 'Strap Watches',
            description: 'Leather and satin straps, easily changed.',
          },
        ],
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
          {
            key: 'classic',
            name: 'Classic Aviators',
            description: 'Thin wire and a straight brow bar.',
          },
          {
            key: 'double-bridge',
            name: 'Double Bridge',
            description: 'Squarer fronts with two bridges.',
          },
        ],
      },
      {
        key: 'squares',
        name: 'Squares',
        description: 'Block acetate with weight in the right places.',
        daysAgo: 233,
        alt: 'Square sunglasses in tortoiseshell acetate',
        types: [
          {
            key: 'acetate',
            name: 'Acetate Squares',
            description: 'Cut from a single sheet and tumbled for days.',
          },
          { key: 'browline', name: 'Browlines', description: 'Acetate above, wire below.' },
        ],
      },
      {
        key: 'rounds',
        name: 'Rounds',
        description: 'Circles in wire and acetate, small to generous.',
        daysAgo: 229,
        alt: 'Round sunglasses with rose lenses',
        types: [
          { key: 'wire', name: 'Wire Rounds', description: 'Eleven grams and hardly there.' },
          { key: 'acetate', name: 'Acetate Rounds', description: 'Thick rims in honey and horn.' },
        ],
      },
      {
        key: 'cat-eyes',
        name: 'Cat-Eyes',
        description: 'A lifted outer corner, from slight to theatrical.',
        daysAgo: 228,
        alt: 'Black cat-eye sunglasses',
        types: [
          {
            key: 'classic',
            name: 'Classic Cat-Eyes',
            description: 'Medium fronts with a gentle lift.',
          },
          {
            key: 'oversized',
            name: 'Oversized Cat-Eyes',
            description: 'Wide fronts for bright terraces.',
          },
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
    picture: { file: 'categories/footwear.webp', alt: 'An oxblood penny loafer' },
    daysAgo: 234,
    subCategories: shelves('footwear', [
      {
        key: 'sneakers',
        name: 'Sneakers',
        description: 'Low and high, in leather, suede and mesh.',
        daysAgo: 232,
        alt: 'A white leather sneaker',
        types: [
          {
            key: 'court',
            name: 'Court Sneakers',
            description: 'Plain uppers on stitched cup soles.',
          },
          { key: 'runners', name: 'Runners', description: 'Layered suede over light foam.' },
          {
            key: 'high-tops',
            name: 'High-Tops',
            description: 'Padded collars that hold the ankle.',
          },
        ],
      },
      {
        key: 'loafers',
        name: 'Loafers',
        description: 'Slip-ons with a hand-sewn apron.',
        daysAgo: 227,
        alt: 'A tan suede loafer',
        types: [
          { key: 'penny', name: 'Penny Loafers', description: 'A strap with a slot for the coin.' },
          {
            key: 'ornament',
            name: 'Tassel and Bit Loafers',
            description: 'Tassels, bits and a little swagger.',
          },
        ],
      },
      {
        key: 'boots',
        name: 'Boots',
        description: 'Chelsea and lace-up boots on welted soles.',
        daysAgo: 224,
        alt: 'A brown Chelsea boot',
        types: [
          {
            key: 'chelsea',
            name: 'Chelsea Boots',
            description: 'Elastic gussets, nothing to lace.',
          },
          {
            key: 'lace-up',
            name: 'Lace-Up Boots',
            description: 'Six pairs of eyelets and a cushioned tongue.',
          },
        ],
      },
      {
        key: 'sandals',
        name: 'Sandals',
        description: 'Vegetable-tanned leather for warm floors.',
        daysAgo: 220,
        alt: 'A leather sandal with crossed straps',
        types: [
          { key: 'flat', name: 'Flat Sandals', description: 'Crossed straps and toe loops.' },
          { key: 'heeled', name: 'Heeled Sandals', description: 'Slender straps on a block heel.' },
        ],
      },
    ]),
  },
  {
    key: 'fashion',
    name: 'Fashion',
    description:
      'Bags, small leather goods, silk, scent and jewellery from houses that still work by hand.',
    status: 'LISTED',
    picture: { file: 'categories/fashion.webp', alt: 'A tan leather tote' },
    daysAgo: 225,
    subCategories: shelves('fashion', [
      {
        key: 'handbags',
        name: 'Handbags',
        description: 'Totes, saddle bags and top handles in full-grain leather.',
        daysAgo: 223,
        alt: 'An oxblood saddle bag',
        types: [
          { key: 'totes', name: 'Totes', description: 'Open bags that carry a working day.' },
          { key: 'shoulder', name: 'Shoulder Bags', description: 'Worn across or under the arm.' },
          {
            key: 'top-handle',
            name: 'Top-Handle Bags',
            description: 'Structured bags for the hand.',
          },
        ],
      },
      {
        key: 'small-leather',
        name: 'Small Leather Goods',
        description: 'Wallets, card cases and belts that age well.',
        daysAgo: 222,
        alt: 'A brown leather wallet',
        types: [
          {
            key: 'wallets',
            name: 'Wallets and Card Cases',
            description: 'Thin enough for a shirt pocket.',
          },
          { key: 'belts', name: 'Belts', description: 'One strap of leather and a cast buckle.' },
        ],
      },
      {
        key: 'scarves',
        name: 'Scarves and Shawls',
        description: 'Hand-printed silk and hand-loomed wool.',
        daysAgo: 218,
        alt: 'A printed silk square',
        types: [
          {
            key: 'silk',
            name: 'Silk Squares',
            description: 'Ninety centimetres with rolled edges.',
          },
          {
            key: 'shawls',
            name: 'Shawls',
            description: 'Two metres of warmth that pass through a ring.',
          },
        ],
      },
      {
        key: 'fragrance',
        name: 'Fragrance',
        description: 'Eaux de parfum and oils composed around oud, rose and resin.',
        daysAgo: 216,
        alt: 'A square perfume bottle',
        types: [
          {
            key: 'eau-de-parfum',
            name: 'Eau de Parfum',
            description: 'Sprays that last into the evening.',
          },
          { key: 'attar', name: 'Attar', description: 'Oil without alcohol, worn on the pulse.' },
        ],
      },
      {
        key: 'jewellery',
        name: 'Jewellery',
        description: 'Gold, pearl and enamel in restrained forms.',
        daysAgo: 212,
        alt: 'Gold hoop earrings',
        types: [
          { key: 'necklaces', name: 'Necklaces', description: 'Pendants and strands.' },
          { key: 'earrings', name: 'Earrings', description: 'Hoops and drops.' },
          { key: 'bangles', name: 'Bangles', description: 'Worn alone or by the armful.' },
        ],
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
      alt: 'A sand-coloured vase on a plinth beside a celadon bowl',
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
          { key: 'vases', name: 'Vases', description: 'For one branch or an armful.' },
          { key: 'bowls', name: 'Bowls', description: 'For fruit, keys or nothing at all.' },
        ],
      },
      {
        key: 'lighting',
        name: 'Lighting',
        description: 'Lamps and lanterns that keep the room low and warm.',
        daysAgo: 213,
        alt: 'A brass table lamp with a linen shade',
        types: [
          {
            key: 'table-lamps',
            name: 'Table Lamps',
            description: 'Linen shades on brass and stoneware.',
          },
          { key: 'lanterns', name: 'Lanterns', description: 'Pierced metal that throws patterns.' },
        ],
      },
      {
        key: 'candles',
        name: 'Candles and Incense',
        description: 'Coconut wax, real resins and forty hours of burning.',
        daysAgo: 209,
        alt: 'A scented candle in a glass tumbler',
        types: [
          {
            key: 'candles',
            name: 'Scented Candles',
            description: 'Poured by hand in small batches.',
          },
          {
            key: 'incense',
            name: 'Incense',
            description: 'Sticks and resins with holders of brass.',
          },
        ],
      },
      {
        key: 'trays',
        name: 'Trays',
        description: 'Beaten brass and oiled wood for carrying and keeping.',
        daysAgo: 207,
        alt: 'A round brass tray',
        types: [
          { key: 'brass', name: 'Brass Trays', description: 'Hammered from one sheet.' },
          {
            key: 'wood',
            name: 'Wooden Trays',
            description: 'Teak and mango wood with bevelled rims.',
          },
        ],
      },
      {
        key: 'seating',
        name: 'Seating',
        description: 'Chairs and stools with cane seats and pegged joints.',
        daysAgo: 203,
        alt: 'A teak armchair with a cane back',
        types: [
          { key: 'chairs', name: 'Chairs', description: 'Low, wide and easy to leave late.' },
          { key: 'stools', name: 'Stools', description: 'A seat, a step, a bedside.' },
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
