import type { AttributeValues } from '#contracts/attributes/values.ts';
import type { Translations } from '#languages/translations.ts';
import type { FilledAttribute } from '../../data/fill-attributes.ts';

/** A product as the judges know it. `category` and the others are names; `model` is '' without one. */
export type Piece = {
  id: string;
  /** What a list of expected pieces calls it. */
  key: string;
  name: string;
  brand: string;
  description: string;
  translations?: Translations;
  category: string;
  subCategory: string;
  type: string;
  seller: string;
  model: string;
  sellerSku: string;
  INR: number;
  AED: number;
  /** What it has of the catalogue's attributes: by their names, and as products keep it, by their ids. */
  details: Readonly<Record<string, unknown>>;
  attributes: AttributeValues;
  /** Whether shoppers may see it. */
  isPublic: boolean;
  createdAt: Date;
};

type Named = { id: string; name: string };
type Entry = Named & { translations?: Translations };

export type Shelf = Entry & { types: Entry[] };

/** A marketplace to search in. Names of shelves and types are unique within what they stand in. */
export type Catalogue = {
  name: 'demo' | 'generated';
  categories: (Entry & { shelves: Shelf[] })[];
  sellers: (Named & { isActive: boolean })[];
  attributes: readonly FilledAttribute[];
  pieces: Piece[];
  synonyms: readonly { kind: 'same' | 'family'; words: string[] }[];
};
