import { sizes } from './sizes.ts';
import type { DemoAttributeValues } from './types.ts';

const stamped = 'Stamped and numbered inside; Ambur & Reed mends what it has made.';
const leatherCare = 'Wipe with a dry cloth. A neutral cream twice a year, and no plastic bag.';
const bag = { Condition: 'New', Authenticity: stamped, Care: leatherCare };
const stole = {
  Material: ['Lambswool'],
  ...{ Width: 70, Length: 200, Weight: 240 },
  Weave: 'Twill',
  Pattern: 'Lined',
  Condition: 'New',
  Authenticity: 'Weaver’s tag with the month it left the loom.',
  'In the box': 'Stole in a shallow box with tissue.',
};
const scent = {
  Condition: 'New',
  Authenticity: 'Sealed by Oudhavan, with batch and date under the bottle.',
  Care: 'Upright, away from light and heat.',
};
const jewel = {
  Colour: ['Gold'],
  Hallmark: 'BIS 925 silver',
  Condition: 'New',
  Authenticity: 'Hallmarked by Rukhmaya; card with metal and weight.',
};

/** The attributes of the demo's bags, leather goods, scarves, fragrance and jewellery. */
export const fashionValues: Record<string, DemoAttributeValues> = {
  'ambur-reed-quay-tote-tan': {
    ...bag,
    Colour: ['Tan'],
    Material: ['Bridle leather'],
    ...{ Width: 36, Height: 30, Depth: 14, 'Handle drop': 24 },
    Fastening: 'Open',
    Carried: ['By hand', 'On the shoulder'],
    Inside: 'Unlined, one hanging pocket.',
    'Takes a laptop': true,
    ...{ Year: 2026, 'Serial number': 'AR26-Q1187' },
    'In the box': 'Bag, cotton cover.',
    Care: 'The edges can be burnished again when they fray. A neutral cream twice a year.',
  },
  'ambur-reed-howdah': {
    ...bag,
    Colour: ['Burgundy'],
    Material: ['Calfskin'],
    ...{ Width: 24, Height: 20, Depth: 8, 'Handle drop': 17 },
    Fastening: 'Quarter-turn clasp',
    Carried: ['On the shoulder'],
    Inside: 'Suede lining, two compartments, a pocket behind.',
    'Takes a laptop': false,
    ...{ Year: 2026, 'Serial number': 'AR26-H0312' },
    'In the box': 'Bag, cotton cover.',
  },
  'ambur-reed-portico': {
    ...bag,
    Colour: ['Green'],
    Material: ['Box calf'],
    ...{ Width: 26, Height: 19, Depth: 11, 'Handle drop': 10 },
    Fastening: 'Turn lock',
    Carried: ['By hand', 'Across the body'],
    Inside: 'Calf lining, one flat pocket; a slip pocket behind.',
    'Takes a laptop': false,
    ...{ Year: 2026, 'Serial number': 'AR26-P0056' },
    'In the box': 'Bag, long strap, rain cover, cotton cover.',
    Care: 'Store it filled. Wipe with a dry cloth, and keep rain off the box calf.',
  },
  'ambur-reed-ledger-wallet': {
    ...bag,
    Colour: ['Brown'],
    Material: ['Bridle leather'],
    Width: 11,
    Inside: 'Six card slots and one note pocket; 9 cm high, 10 mm thick when empty.',
    'Card slots': 6,
    'In the box': 'Wallet in a box.',
  },
  'ambur-reed-belt-brown': {
    ...bag,
    Colour: ['Brown'],
    Material: ['Bridle leather'],
    Width: 3.2,
    'Belt length': sizes(85, 105, [85], 5),
    Buckle: 'Brass',
    'In the box': 'Belt in a box.',
    Care: 'The buckle unscrews, so that the strap can be renewed.',
  },
  'ambur-reed-belt-black': {
    ...bag,
    Colour: ['Black'],
    Material: ['Box calf'],
    Width: 3,
    'Belt length': sizes(80, 110, [90, 110], 5),
    Buckle: 'Steel',
    'In the box': 'Belt in a box.',
  },
  'neelkosh-indigo-stole': {
    ...stole,
    Colour: ['Blue', 'Sand'],
    Care: 'Air it rather than wash it.',
  },
  'neelkosh-madder-stole': {
    ...stole,
    Colour: ['Red', 'Sand'],
    Care: 'Air it rather than wash it. Madder softens in its first year.',
  },
  'oudhavan-resin-no-4': {
    ...scent,
    Volume: 75,
    Concentration: 'Eau de parfum',
    Notes: ['Labdanum', 'Saffron', 'Old wood'],
    'Without alcohol': false,
    'In the box': 'Bottle with walnut cap, box.',
  },
  'oudhavan-taif-morning': {
    ...scent,
    Volume: 75,
    Concentration: 'Eau de parfum',
    Notes: ['Rose', 'Black pepper', 'Cedar'],
    'Without alcohol': false,
    'In the box': 'Bottle with brushed cap, box.',
  },
  'oudhavan-attar-khus': {
    ...scent,
    Volume: 12,
    Concentration: 'Attar',
    Notes: ['Vetiver', 'Sandalwood'],
    'Without alcohol': true,
    'In the box': 'Flacon with glass dauber, pouch.',
  },
  'rukhmaya-chakra-hoops': {
    ...jewel,
    Metal: 'Gold vermeil',
    Diameter: 32,
    'In the box': 'Pair of hoops, pouch, card.',
    Care: 'Store flat and apart.',
  },
};
