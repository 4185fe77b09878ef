import type { OtherLanguage } from '#languages/languages.ts';
import * as ar from './ar/all.ts';
import * as hi from './hi/all.ts';
import type { DemoPageText } from './page-texts.ts';

/** What something is called in a language, by its key. */
export type Texts = Readonly<Record<string, { name: string; description: string }>>;
/** The names of the demo's stories and plain pages. */
export type StoryName =
  | 'made-for-hard-light'
  | 'wound-by-hand'
  | 'an-evening-on-the-veranda'
  | 'care';

type Words = Readonly<Record<string, string>>;

/** All that the demo says in a language: entries and pieces by their keys, attributes by their English words. */
type Catalogue = {
  products: Texts;
  taxonomy: Texts;
  /** What sellers say of themselves. */
  sellers: Words;
  /** Where they are, and when they are open. */
  cities?: Words;
  openingHours?: Words;
  attributes: Words;
  groups: Words;
  units: Words;
  choices: Words;
  /** What attributes that hold a text tell of pieces. */
  texts: Words;
  stories: Readonly<Record<StoryName, DemoPageText>>;
};

/** The demo in each other language: a folder for each. */
export const translated: Readonly<Record<OtherLanguage, Catalogue>> = { ar, hi };
