import { languages } from '../../src/languages/languages.ts';

/** One file cut from a font package; `family` and `weight` are what CSS calls it. */
export type Cut = {
  family: string;
  style: 'normal' | 'italic';
  weight: string;
  /** File name without extension, also what a page preloads it by. */
  name: string;
  /** Package file below `node_modules/@fontsource-variable`. */
  source: string;
  characters: string;
  axes: Record<string, number | { min: number; max: number }>;
  /** Sets the glyphs to the capital height of this other cut. */
  capsLike?: string;
};

/** A typeface found on readers' devices, with its metrics in ems, that stands in until ours is there. */
export type StandIn = {
  local: string;
  averageWidth: number;
};

const basic = characters([0x20, 0x7e]);
const western = `${basic}${characters([0xa0, 0xff])}‘’‚“”„–—…•′″™€‹›−×`;
const extended = characters([0x100, 0x17f], [0x1e00, 0x1eff], [0x218, 0x21b]);
const rupee = '₹';
/** What Arabic pages are written with, and Persian and Urdu letters in names; no marks of recitation. */
const arabic =
  characters([0x60c, 0x60c], [0x61b, 0x61b], [0x61f, 0x61f], [0x621, 0x63a], [0x640, 0x655]) +
  characters([0x660, 0x66c], [0x670, 0x671], [0x6f0, 0x6f9]) +
  'ٹپچڈڑژکگںھہیے';
/** What Hindi pages are written with, and Marathi and Nepali in names, with what joins letters or keeps them apart; no digits. */
const devanagari = characters(
  [0x901, 0x950],
  [0x958, 0x95f],
  [0x964, 0x965],
  [0x970, 0x970],
  [0x200c, 0x200d],
);

const fraunces = (range: string, shape: string) =>
  `fraunces/files/fraunces-${range}-opsz-${shape}.woff2`;
const instrument = (range: string) =>
  `instrument-sans/files/instrument-sans-${range}-wght-normal.woff2`;

/** Large headings and small ones need other optical sizes: hairlines that sing at 80 px break at 20. */
const display = { opsz: 72, wght: 360 };
const text = { opsz: 28, wght: 400 };
const sans = { wght: { min: 400, max: 600 } };

const serif = (family: string, name: string, axes: Cut['axes']): Cut[] =>
  [
    { name, range: 'latin', characters: western },
    { name: `${name}-extended`, range: 'latin-ext', characters: extended },
    { name: `${name}-rupee`, range: 'latin-ext', characters: rupee },
  ].map(({ range, ...cut }) => ({
    ...cut,
    family,
    style: 'normal',
    weight: '400',
    source: fraunces(range, 'normal'),
    axes,
  }));

/** The name of a language alone, in small: pages in other languages link to it, and need no more of its letters. */
const nameOf = (language: keyof typeof languages, source: string): Cut => ({
  family: 'Language Names',
  style: 'normal',
  weight: '400',
  name: `language-name-${language}`,
  source,
  characters: languages[language].name,
  axes: { wght: 400 },
});

const fileOf = (name: string) =>
  `noto-${name}/files/noto-${name}-${name.split('-')[1]}-wght-normal.woff2`;

/** In the families of the Latin letters: pages name no other, and load these where they have one of their letters. */
const noto = (name: string, letters: string): Cut[] => {
  const cut = {
    style: 'normal' as const,
    name: `noto-${name}`,
    source: fileOf(name),
    characters: letters,
  };
  return name.startsWith('sans')
    ? [{ ...cut, family: 'Instrument Sans', weight: '400 600', axes: sans }]
    : ['Fraunces Display', 'Fraunces Text'].map((family) => ({
        ...cut,
        family,
        weight: '400',
        axes: { wght: 500 },
      }));
};

/** Instrument Sans has no rupee sign: Inter's is near in shape and is set to its capital height. */
export const cuts: Cut[] = [
  ...serif('Fraunces Display', 'fraunces-display', display),
  {
    family: 'Fraunces Display',
    style: 'italic',
    weight: '400',
    name: 'fraunces-display-italic',
    source: fraunces('latin', 'italic'),
    characters: `${basic}‘’“”–—…`,
    axes: display,
  },
  ...serif('Fraunces Text', 'fraunces-text', text),
  ...[
    { name: 'instrument-sans', range: 'latin', characters: western },
    { name: 'instrument-sans-extended', range: 'latin-ext', characters: extended },
  ].map(
    ({ range, ...cut }): Cut => ({
      ...cut,
      family: 'Instrument Sans',
      style: 'normal',
      weight: '400 600',
      source: instrument(range),
      axes: sans,
    }),
  ),
  {
    family: 'Instrument Sans',
    style: 'normal',
    weight: '400 600',
    name: 'instrument-sans-rupee',
    source: 'inter/files/inter-latin-ext-wght-normal.woff2',
    characters: rupee,
    axes: sans,
    capsLike: 'instrument-sans',
  },
  ...noto('naskh-arabic', arabic),
  ...noto('sans-arabic', arabic),
  ...noto('serif-devanagari', devanagari),
  ...noto('sans-devanagari', devanagari),
  nameOf('ar', fileOf('sans-arabic')),
  nameOf('hi', fileOf('sans-devanagari')),
];

/** The cut each family's stand-ins are measured against. */
export const standIns: { family: string; like: string; fonts: StandIn[] }[] = [
  { family: 'Fraunces Display', like: 'fraunces-display', fonts: serifs() },
  { family: 'Fraunces Text', like: 'fraunces-text', fonts: serifs() },
  {
    family: 'Instrument Sans',
    like: 'instrument-sans',
    fonts: [
      { local: 'Arial', averageWidth: 0.4563 },
      { local: 'Roboto', averageWidth: 0.458 },
    ],
  },
];

function serifs(): StandIn[] {
  return [
    { local: 'Times New Roman', averageWidth: 0.4172 },
    { local: 'Noto Serif', averageWidth: 0.4972 },
  ];
}

function characters(...ranges: [number, number][]): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map((code) => String.fromCodePoint(code))
    .join('');
}
