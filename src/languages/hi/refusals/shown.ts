import type { OtherLanguage } from '../../languages.ts';
import { inIt } from '../content/translated-fields.ts';

// What answers say of what they show.
export const facetSubCategory = 'सब-कैटेगरी';
export const facetBrand = 'ब्रांड';
export const facetSeller = 'विक्रेता';
export const facetDiscount = 'छूट';
export const facetReduced = 'घटी कीमत';
export const facetNew = 'नया';
export const facetNewThisWeek = 'इस हफ़्ते नए';
export const facetAvailability = 'उपलब्धता';
export const facetAvailable = 'उपलब्ध';
export const facetReserved = 'रिज़र्व';
export const facetSold = 'बिक गया';
export const facetYes = 'हाँ';
/** What sizes are called, with their scale. */
export const inScale = ({ name, scale }: { name: string; scale: string }) => `${name} (${scale})`;
/** A size as a search reads it, without its scale. */
export const ofSize = ({ size }: { size: string }) => `साइज़ ${size}`;
/** A number, or several, with their unit. */
export const withUnit = ({ number, unit }: { number: string; unit: string }) => `${number} ${unit}`;

export const nameInLanguage = (of: { name: string; language: OtherLanguage }) =>
  inIt(of.name, of.language);

type Medium = { brand: string; name: string; number: number };
export const imageOf = ({ brand, name, number }: Medium) => `${brand} ${name}, फ़ोटो ${number}`;
export const videoOf = ({ brand, name, number }: Medium) => `${brand} ${name}, वीडियो ${number}`;
