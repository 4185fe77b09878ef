import type { OtherLanguage } from '../../languages.ts';
import { inIt } from '../content/translated-fields.ts';

// What answers say of what they show.
export const facetSubCategory = 'Sub-category';
export const facetBrand = 'Brand';
export const facetSeller = 'Seller';
export const facetDiscount = 'Discount';
export const facetReduced = 'Reduced';
export const facetNew = 'New';
export const facetNewThisWeek = 'New this week';
export const facetAvailability = 'Availability';
export const facetAvailable = 'Available';
export const facetReserved = 'Reserved';
export const facetSold = 'Sold';
export const facetYes = 'Yes';
/** What sizes are called, with their scale. */
export const inScale = ({ name, scale }: { name: string; scale: string }) => `${name} (${scale})`;
/** A size as a search reads it, without its scale. */
export const ofSize = ({ size }: { size: string }) => `Size ${size}`;
/** A number, or several, with their unit. */
export const withUnit = ({ number, unit }: { number: string; unit: string }) => `${number} ${unit}`;

/** What a text in another language is called. */
export const nameInLanguage = (of: { name: string; language: OtherLanguage }) =>
  inIt(of.name, of.language);

type Medium = { brand: string; name: string; number: number };
export const imageOf = ({ brand, name, number }: Medium) => `${brand} ${name}, image ${number}`;
export const videoOf = ({ brand, name, number }: Medium) => `${brand} ${name}, video ${number}`;
