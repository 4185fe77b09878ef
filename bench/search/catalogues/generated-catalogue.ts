import { seededSynonyms } from '#services/searches/seeded-synonyms.ts';
import { capitalised } from '../../data/invented-words.ts';
import { below, drawId, pick, type Random, seededRandom } from '../../data/seeded-random.ts';
import type { Catalogue, Piece } from './catalogue.ts';
import { colours, forms, type House, houses, kinds, shops } from './houses.ts';

/** So many products has the generated catalogue where it is measured. */
const GENERATED = 100_000;

const FROM = Date.UTC(2023, 0, 1);
const THREE_YEARS_MS = 3 * 365 * 86_400_000;
const RUPEES_IN_DIRHAM = 22.7;
const MOST_VARIANTS = 14;

/** A model of a house: what its variants have in common. */
type Family = {
  house: House;
  shelf: string;
  line: string;
  number: string;
  material: string;
  second: string;
  feature: string;
  use: string;
  size: number;
  price: number;
  /** How the house writes the names of this family. */
  naming: (typeof namings)[number];
};

const namings = ['number', 'line and number', 'all', 'with colour', 'without number'] as const;

/**
 * An invented marketplace of branded goods with model numbers of the usual forms; the same in every
 * run, and a smaller one is the beginning of a larger one.
 */
export function generatedCatalogue(count = GENERATED): Catalogue {
  const random = seededRandom(2100);
  const taken = new Set<string>();
  const categories = Object.entries(kinds).map(([name, { shelves }]) => ({
    id: drawId(random),
    name,
    shelves: shelves.map((shelf) => ({ id: drawId(random), name: shelf, types: [] })),
  }));
  const sellers = shops.map((name) => ({ id: drawId(random), name, isActive: true }));
  const pieces: Piece[] = [];
  while (pieces.length < count) {
    const family = drawFamily(random, taken);
    const variants = 1 + below(random, MOST_VARIANTS);
    for (let made = 0; made < variants; made += 1) {
      pieces.push(drawPiece(random, family, taken, pieces.length));
    }
  }
  return {
    ...{ name: 'generated', categories, sellers, attributes: [], synonyms: seededSynonyms },
    pieces: pieces.slice(0, count),
  };
}

function drawFamily(random: Random, taken: Set<string>): Family {
  const house = pick(random, houses);
  const kind = kinds[house.kind];
  const [lowest, highest] = kind.prices;
  return {
    house,
    shelf: pick(random, kind.shelves),
    line: pick(random, house.lines),
    number: drawNew(taken, () => drawNumber(random, forms[house.form][0], house.letters)),
    material: pick(random, kind.materials),
    second: pick(random, kind.second),
    feature: pick(random, kind.features),
    use: pick(random, kind.uses),
    size: pick<number>(random, kind.sizes),
    price: lowest * (highest / lowest) ** random(),
    naming: pick(random, namings),
  };
}

function drawPiece(random: Random, family: Family, taken: Set<string>, index: number): Piece {
  const { house, naming } = family;
  const variant = forms[house.form][1];
  const number =
    variant === ''
      ? drawNew(taken, () => drawNumber(random, forms[house.form][0], house.letters))
      : drawNew(taken, () => family.number + drawNumber(random, variant, ''));
  const colour = pick(random, colours);
  const rupees = Math.round((family.price * (0.9 + 0.2 * random())) / 50) * 50;
  return {
    id: drawId(random),
    key: `generated-${index}`,
    name: nameOf(family, number, colour),
    brand: house.brand,
    description: describe(family, colour),
    category: house.kind,
    subCategory: family.shelf,
    type: '',
    seller: pick(random, shops),
    model: naming === 'without number' ? '' : number,
    sellerSku: `ART${String(index).padStart(7, '0')}`,
    INR: rupees,
    AED: Math.round(rupees / RUPEES_IN_DIRHAM),
    details: {},
    attributes: {},
    isPublic: true,
    createdAt: new Date(FROM + Math.floor(random() * THREE_YEARS_MS)),
  };
}

/** Draws until something comes that was not drawn before. */
function drawNew(taken: Set<string>, draw: () => string): string {
  for (;;) {
    const drawn = draw();
    if (taken.has(drawn)) continue;
    taken.add(drawn);
    return drawn;
  }
}

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

const drawNumber = (random: Random, form: string, letters: string): string =>
  form.replaceAll(/[*A9]/g, (sign) => {
    if (sign === '*') return letters;
    return sign === 'A' ? (LETTERS[below(random, LETTERS.length)] ?? '') : `${below(random, 10)}`;
  });

function nameOf({ house, line, size, naming }: Family, number: string, colour: string): string {
  const names: Record<Family['naming'], string> = {
    number,
    'line and number': `${line} ${number}`,
    all: `${house.brand} ${line} ${number}`,
    'with colour': `${line} ${number} ${capitalised(colour)}`,
    'without number': `${line} ${size} ${capitalised(colour)}`,
  };
  return names[naming];
}

function describe(family: Family, colour: string): string {
  const { house, line, material, second, feature, use, size } = family;
  const { piece } = kinds[house.kind];
  return `The ${line} in ${colour} ${material}: a ${piece} ${use} with ${second} and ${feature}. Size ${size}. Sold with the papers of the maker, checked by hand before it is sent.`;
}
