/** Kinds of goods in the generated catalogue: their shelves, words and prices in rupees. */
export const kinds = {
  Watches: {
    shelves: ['Dress Watches', 'Divers', 'Chronographs', 'Digital Watches'],
    piece: 'watch',
    uses: ['for men', 'for ladies', 'for every day'],
    materials: ['steel', 'titanium', 'bronze', 'resin', 'ceramic'],
    second: ['a leather strap', 'a rubber strap', 'a steel bracelet', 'a textile strap'],
    features: [
      'a quartz movement',
      'an automatic movement',
      'a solar movement',
      'a hand-wound movement',
    ],
    sizes: [34, 36, 38, 40, 42, 44],
    prices: [4_000, 480_000],
  },
  Sunglasses: {
    shelves: ['Aviators', 'Squares', 'Rounds', 'Sports Sunglasses'],
    piece: 'pair of sunglasses',
    uses: ['for driving', 'for the beach', 'for every day'],
    materials: ['acetate', 'metal', 'titanium', 'nylon'],
    second: ['gradient lenses', 'polarised lenses', 'mirrored lenses', 'photochromic lenses'],
    features: ['spring hinges', 'adjustable nose pads', 'rubber temple tips', 'a keyhole bridge'],
    sizes: [48, 50, 52, 54, 56, 58],
    prices: [3_000, 45_000],
  },
  Footwear: {
    shelves: ['Sneakers', 'Boots', 'Loafers'],
    piece: 'shoe',
    uses: ['for men', 'for ladies', 'for running'],
    materials: ['leather', 'suede', 'canvas', 'mesh'],
    second: ['a gum sole', 'a foam sole', 'a welted sole', 'a cup sole'],
    features: ['a padded collar', 'a cushioned tongue', 'a removable footbed', 'a pull tab'],
    sizes: [6, 7, 8, 9, 10, 11],
    prices: [2_500, 60_000],
  },
  Bags: {
    shelves: ['Handbags', 'Backpacks', 'Wallets'],
    piece: 'bag',
    uses: ['for travel', 'for the office', 'for evenings'],
    materials: ['leather', 'canvas', 'nylon', 'suede'],
    second: ['a brass clasp', 'a zip pocket', 'a canvas lining', 'a long strap'],
    features: ['six card slots', 'a laptop sleeve', 'a magnetic flap', 'rolled handles'],
    sizes: [10, 18, 22, 26, 30, 36],
    prices: [1_800, 220_000],
  },
} as const;
export type Kind = keyof typeof kinds;

/**
 * Forms of model numbers as makers write them: a family and a variant. `A` stands for a letter, `9`
 * for a digit, `*` for the house's own letters.
 */
export const forms = {
  dashed: ['*-9999', '-9A9'],
  dotted: ['999.99.99', '.99.99.999'],
  joined: ['*AA99', 'A9'],
  referred: ['*A9999', '.AA9999'],
  slashed: ['*9999', '-999/99'],
  short: ['AA9', '-99'],
  coloured: ['*9999', '-999'],
  numbered: ['*99999', ''],
} as const;
export type Form = keyof typeof forms;

export type House = {
  brand: string;
  kind: Kind;
  form: Form;
  letters: string;
  lines: readonly string[];
};

const house = (brand: string, kind: Kind, form: Form, letters: string, lines: string): House => ({
  brand,
  kind,
  form,
  letters,
  lines: lines.split(', '),
});

/** All invented: no maker and no line of these names is known to us. */
export const houses: readonly House[] = [
  house('Vostrel', 'Watches', 'dashed', 'VK', 'Tidemark, Rampart, Nightfall, Quarryman'),
  house('Kaidrun', 'Watches', 'dashed', 'DW', 'Stormglass, Ironfold, Pulsemark'),
  house('Maruvex', 'Watches', 'dotted', '', 'Moonlander, Deepwell, Constellar, Harbourmaster'),
  house('Tessorin', 'Watches', 'dotted', '', 'Oystermark, Ringmaster, Skydrift'),
  house('Hallomere', 'Watches', 'joined', 'QZ', 'Fiveways, Prospero, Cockpit Date'),
  house('Öresholm', 'Watches', 'joined', 'ÖH', 'Fjordline, Nordlys, Skerry'),
  house('Brévannes', 'Watches', 'referred', 'BV', 'Carrière, Aquarelle, Monceau'),
  house('Wexcombe & Dray', 'Watches', 'referred', 'WD', 'Paddock, Turnpike, Signalman'),
  house('Solvanti', 'Sunglasses', 'slashed', 'SV', 'Lagoona, Riviera Nine, Ventoso'),
  house('Optrelle', 'Sunglasses', 'slashed', 'OE', 'Meridiana, Clubhouse, Sundowner'),
  house('Glarewick', 'Sunglasses', 'coloured', 'GK', 'Slipstream, Headwind, Glacier Peak'),
  house('Nuvo Lenté', 'Sunglasses', 'slashed', 'NL', 'Piazza, Corsetto, Miramar'),
  house('Strydon', 'Footwear', 'coloured', 'SD', 'Airflight, Courtking, Pacemaker'),
  house('Fennick', 'Footwear', 'short', 'FK', 'Alleycat, Terrace, Halfpipe'),
  house('Marlpit', 'Footwear', 'coloured', 'MP', 'Gripstone, Ridgeback, Trailhead'),
  house('Corvanesi', 'Footwear', 'numbered', 'CN', 'Gondoliere, Passeggio, Viale'),
  house('Castañel', 'Bags', 'numbered', 'C', 'Plaza Mayor, Alameda, Ronda'),
  house('Belcanto Row', 'Bags', 'numbered', 'BR', 'Aria, Intermezzo, Duetto'),
  house('Thornaby', 'Bags', 'coloured', 'TY', 'Satchelier, Ferryman, Packhorse'),
  house('Yarrowby', 'Bags', 'referred', 'YB', 'Hedgerow, Millstream, Lychgate'),
];

export const colours = [
  'black',
  'white',
  'navy',
  'green',
  'brown',
  'grey',
  'silver',
  'gold',
  'burgundy',
  'teal',
  'tan',
  'cream',
] as const;

export const shops = [
  'Aldgate Timekeepers',
  'Bayfront Optics',
  'Cormorant & Co',
  'Dunes Boutique',
  'Eastquay Traders',
  'Fanar House',
  'Galleon Street',
  'Harrowgate Studio',
  'Inkwell Row',
  'Jumeiral Gallery',
  'Kasbah Corner',
  'Lanternlight',
  'Mizzen & Mast',
  'Northlight Salon',
  'Orchard Lane Goods',
  'Palmyra Arcade',
  'Quayside Collective',
  'Rosewater Emporium',
  'Saltmarsh Supply',
  'Tamarind Court',
] as const;
