import { below, type Random, seededRandom } from '../../data/seeded-random.ts';
import type { Catalogue, Piece } from '../catalogues/catalogue.ts';
import type { Form } from '../catalogues/houses.ts';
import { forms, houses } from '../catalogues/houses.ts';
import {
  all,
  brand,
  costs,
  type JudgedQuery,
  judged,
  named,
  only,
  priced,
  says,
  soldBy,
  under,
} from '../judged-query.ts';

/** A model number as it is compared: without what is between its letters and digits. */
const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const isModel = (number: string) => (piece: Piece) => piece.model === number;
const hasModelPart = (part: string) => (piece: Piece) => bare(piece.model).includes(bare(part));

/** Queries over a generated catalogue: model numbers are those of pieces drawn from it. */
export function generatedQueries({ pieces }: Catalogue): JudgedQuery[] {
  const random = seededRandom(58);
  const ofForm = (form: Form) => {
    const brands = houses.filter((house) => house.form === form).map((house) => house.brand);
    return pieces.filter((piece) => piece.model !== '' && brands.includes(piece.brand));
  };
  const byForm = new Map((Object.keys(forms) as Form[]).map((form) => [form, ofForm(form)]));
  const draw = (form: Form) => drawPiece(random, byForm.get(form) ?? []);
  return [
    ...wholeModels(draw),
    ...partsOfModels(draw),
    ...otherSeparators(draw),
    ...codes(random, pieces),
    ...wholeNames(random, pieces),
    ...words,
  ];
}

type Draw = (form: Form) => Piece;

function drawPiece(random: Random, pieces: readonly Piece[]): Piece {
  const piece = pieces[below(random, pieces.length)];
  if (piece === undefined) throw new Error('There is no such piece');
  return piece;
}

const ofModel = (kind: JudgedQuery['class'], text: string, { model }: Piece): JudgedQuery => ({
  class: kind,
  text,
  isRight: isModel(model),
});

function wholeModels(draw: Draw): JudgedQuery[] {
  const kind = 'model numbers, whole';
  const alone = (Object.keys(forms) as Form[]).flatMap((form) => [draw(form), draw(form)]);
  const withBrand = [draw('dashed'), draw('dotted'), draw('slashed'), draw('joined')];
  return [
    ...alone.map((piece, at) =>
      ofModel(kind, at % 2 === 0 ? piece.model : piece.model.toLowerCase(), piece),
    ),
    ...withBrand.map((piece) => ofModel(kind, `${piece.brand} ${piece.model}`, piece)),
    ...withBrand.map((piece) =>
      ofModel('other order of words', `${piece.model} ${piece.brand.toLowerCase()}`, piece),
    ),
    ...[draw('referred'), draw('coloured')].map((piece) =>
      ofModel('a word that nothing has', `${piece.brand} ${piece.model} qzxwv`, piece),
    ),
  ];
}

/** Families, ends and middles of model numbers. */
function partsOfModels(draw: Draw): JudgedQuery[] {
  const parts = [
    draw('dashed').model.slice(0, 7),
    draw('dashed').model.slice(3),
    draw('dashed').model.slice(0, 5).toLowerCase(),
    draw('dotted').model.slice(0, 9),
    draw('dotted').model.slice(0, 6),
    draw('dotted').model.slice(10),
    draw('joined').model.slice(0, 6),
    draw('referred').model.slice(0, 7),
    draw('referred').model.split('.')[1] ?? '',
    draw('slashed').model.slice(0, 6),
    draw('slashed').model.split('-')[1] ?? '',
    draw('slashed').model.slice(2, 6),
    draw('coloured').model.slice(0, 6).toLowerCase(),
    draw('numbered').model.slice(0, 5),
  ];
  return parts.map((text) => ({
    class: 'model numbers, in part',
    text,
    isRight: hasModelPart(text),
  }));
}

/** Without what is between the parts, with spaces, or with another sign. */
function otherSeparators(draw: Draw): JudgedQuery[] {
  const separated: Form[] = ['dashed', 'dotted', 'referred', 'slashed', 'coloured', 'short'];
  const signs = /[^\p{L}\p{N}]+/gu;
  const ways = [
    (model: string) => model.replaceAll(signs, ''),
    (model: string) => model.replaceAll(signs, ' '),
    (model: string) => model.replaceAll(signs, (sign) => (sign === '-' ? '.' : '-')).toLowerCase(),
  ];
  const whole = separated.flatMap((form) =>
    ways.map((way) => {
      const piece = draw(form);
      return ofModel('model numbers, other separators', way(piece.model), piece);
    }),
  );
  const family = draw('dashed').model.slice(0, 7);
  const text = bare(family);
  return [
    ...whole,
    { class: 'model numbers, other separators', text, isRight: hasModelPart(family) },
    ofSplit(draw('joined')),
  ];
}

/** A number that is written in one, typed with a space before its digits. */
const ofSplit = (piece: Piece) =>
  ofModel('model numbers, other separators', piece.model.replace(/(?<=\p{L})(?=\d)/u, ' '), piece);

/** What labels and invoices have: SKUs, article numbers and ids. */
export function codes(random: Random, pieces: readonly Piece[]): JudgedQuery[] {
  const seen = pieces.filter(({ isPublic }) => isPublic);
  const sku = ({ id }: Piece) => id.slice(0, 8);
  const shop = (text: (piece: Piece) => string): JudgedQuery => {
    const piece = drawPiece(random, seen);
    return { class: 'SKU', text: text(piece), isRight: only(piece.key) };
  };
  const office = (text: (piece: Piece) => string): JudgedQuery => {
    const piece = drawPiece(random, pieces);
    return {
      class: 'back office: SKU, article number, id',
      text: text(piece),
      isRight: only(piece.key),
      door: 'admin',
    };
  };
  return [
    shop((piece) => sku(piece).toUpperCase()),
    shop((piece) => sku(piece).toUpperCase()),
    shop((piece) => sku(piece)),
    shop((piece) => sku(piece).slice(0, 6).toUpperCase()),
    office((piece) => sku(piece).toUpperCase()),
    office((piece) => sku(piece)),
    office((piece) => piece.sellerSku),
    office((piece) => piece.sellerSku.toLowerCase()),
    office((piece) => piece.id),
  ];
}

function wholeNames(random: Random, pieces: readonly Piece[]): JudgedQuery[] {
  const drawn = Array.from({ length: 8 }, () => drawPiece(random, pieces));
  return drawn.map(({ name }, at) => ({
    class: at < 6 ? 'whole names' : 'mixed case',
    text: at < 6 ? name : mixed(name),
    isRight: (piece) => piece.name === name,
  }));
}

const mixed = (text: string) =>
  [...text].map((sign, at) => (at % 2 === 0 ? sign.toLowerCase() : sign.toUpperCase())).join('');

const watches = under('Watches');

const words: JudgedQuery[] = [
  ...judged('brand', {
    Vostrel: brand('Vostrel'),
    'wexcombe & dray': brand('Wexcombe & Dray'),
    'Belcanto Row': brand('Belcanto Row'),
  }),
  ...judged('brand and kind', {
    'vostrel diver': all(brand('Vostrel'), under('Divers')),
    'Maruvex chronograph': all(brand('Maruvex'), under('Chronographs')),
    'solvanti aviators': all(brand('Solvanti'), under('Aviators')),
    'strydon sneakers': all(brand('Strydon'), under('Sneakers')),
    'thornaby backpack': all(brand('Thornaby'), under('Backpacks')),
    'tidemark divers': all(named('Tidemark'), under('Divers')),
  }),
  ...judged('one letter wrong, missing or doubled', {
    vostrell: brand('Vostrel'),
    kaidrum: brand('Kaidrun'),
    'maruvx deepwell': all(brand('Maruvex'), named('Deepwell')),
    tessorinn: brand('Tessorin'),
    halomere: brand('Hallomere'),
    'glarewik slipstream': named('Slipstream'),
    'stridon airflight': named('Airflight'),
    corvanezi: brand('Corvanesi'),
  }),
  ...judged('transpositions', {
    vosterl: brand('Vostrel'),
    'optrelel sundowner': named('Sundowner'),
    thronaby: brand('Thornaby'),
    'tidemrak vostrel': named('Tidemark'),
  }),
  ...judged('mixed case', { 'MARUVEX moonLANDER': named('Moonlander') }),
  ...judged('accents', {
    oresholm: brand('Öresholm'),
    'brevannes aquarelle': all(brand('Brévannes'), named('Aquarelle')),
    castanel: brand('Castañel'),
    'NUVO LENTE': brand('Nuvo Lenté'),
    'ÖRESHOLM fjordline': all(brand('Öresholm'), named('Fjordline')),
    'vóstrel tidemárk': named('Tidemark'),
  }),
  ...judged('plurals', {
    'vostrel divers': all(brand('Vostrel'), under('Divers')),
    'leather wallets': all(under('Wallets'), says('leather')),
    'canvas backpack': all(under('Backpacks'), says('canvas')),
  }),
  ...judged('synonyms', {
    'strydon trainers': all(brand('Strydon'), under('Sneakers')),
    'solvanti shades': brand('Solvanti'),
    'castanel purse': all(brand('Castañel'), under('Handbags', 'Wallets')),
    'vostrel timepiece': brand('Vostrel'),
    'gray titanium watch': all(watches, says('grey'), says('titanium')),
  }),
  ...judged('colours and materials', {
    'black titanium watch': all(watches, says('black'), says('titanium')),
    'bronze diver': all(under('Divers'), says('bronze')),
    'burgundy leather handbag': all(under('Handbags'), says('burgundy'), says('leather')),
    'white canvas sneakers': all(under('Sneakers'), says('white'), says('canvas')),
    'polarised aviators': all(under('Aviators'), says('polarised')),
    'teal suede loafers': all(under('Loafers'), says('teal'), says('suede')),
  }),
  ...judged('colour families', {
    'blue vostrel diver': all(brand('Vostrel'), under('Divers'), says('navy', 'teal')),
    'red corvanesi loafers': all(brand('Corvanesi'), under('Loafers'), says('burgundy')),
  }),
  ...judged('descriptions', {
    'solar digital watch': all(under('Digital Watches'), says('solar')),
    'photochromic sunglasses': all(under('Sunglasses'), says('photochromic')),
    'backpack laptop sleeve': all(under('Backpacks'), says('laptop sleeve')),
    'keyhole bridge': says('keyhole bridge'),
  }),
  ...judged('sellers', {
    'Mizzen & Mast': soldBy('Mizzen & Mast'),
    'palmyra arcade wallets': all(soldBy('Palmyra Arcade'), under('Wallets')),
    'lanternlight boots': all(soldBy('Lanternlight'), under('Boots')),
  }),
  ...judged('categories and types', {
    'digital watches': under('Digital Watches'),
    'sports sunglasses': under('Sports Sunglasses'),
    backpacks: under('Backpacks'),
  }),
  ...judged('words still being typed', {
    vost: brand('Vostrel'),
    'maruvex moon': named('Moonlander'),
    'gondol corv': named('Gondoliere'),
    'yarrowby mills': named('Millstream'),
  }),
  ...judged('a word that nothing has', {
    'vostrel tidemark snurgle': named('Tidemark'),
    'corvanesi tuxedo loafers': all(brand('Corvanesi'), under('Loafers')),
  }),
  ...priced({
    'vostrel diver under 20000': {
      are: all(brand('Vostrel'), under('Divers')),
      price: costs(0, 20_000),
    },
    'solvanti aviators below AED 300': {
      are: all(brand('Solvanti'), under('Aviators')),
      price: costs(0, 300, 'AED'),
    },
    'strydon sneakers between 5k and 8k': {
      are: all(brand('Strydon'), under('Sneakers')),
      price: costs(5000, 8000),
    },
    'black leather handbag under 10,000': {
      are: all(under('Handbags'), says('black'), says('leather')),
      price: costs(0, 10_000),
    },
    'titanium watch over 200000': {
      are: all(watches, says('titanium')),
      price: costs(200_000, Number.POSITIVE_INFINITY),
    },
    'maruvex moonlander 100000 to 150000': {
      are: named('Moonlander'),
      price: costs(100_000, 150_000),
    },
    'backpacks under ₹5000': { are: under('Backpacks'), price: costs(0, 5000) },
  }),
];
