// What documents say that the server makes: pictures to share, catalogues, posters.

import { plural } from './plural.ts';

export const stockNumber = (sku: string) => `SKU ${sku}`;
export const sold = 'Sold';
export const reserved = 'Reserved';
export const catalogue = 'Catalogue';
export const pieces = (count: number) => plural(count, { one: '# piece', other: '# pieces' });
export const findUs = 'Find us online';
export const scan = 'Scan to see all our pieces';
export const catalogueFile = 'Catalogue';
export const posterFile = 'Poster';
