// What documents say that the server makes: pictures to share, catalogues, posters, receipts.

import { plural } from './plural.ts';

/** Its type, by package and weight. */
export const serif: readonly string[] = ['fraunces/300Light'];
export const sans: readonly string[] = ['instrument-sans/400Regular', 'instrument-sans/500Medium'];

export const stockNumber = (sku: string) => `SKU ${sku}`;
export const sold = 'Sold';
export const reserved = 'Reserved';
export const catalogue = 'Catalogue';
export const pieces = (count: number) => plural(count, { one: '# piece', other: '# pieces' });
export const findUs = 'Find us online';
export const scan = 'Scan to see all our pieces';
export const catalogueFile = 'Catalogue';
export const posterFile = 'Poster';

export const receipt = 'Receipt';
export const proForma = 'Pro-forma invoice';
/** Below a pro-forma. */
export const noInvoice = 'This is an offer, not a tax invoice.';
export const number = 'Number';
export const date = 'Date';
export const customer = 'Customer';
export const piece = 'Piece';
export const quantity = 'Quantity';
export const amount = 'Amount';
export const total = 'Total';
export const tax = ({ rate, isIncluded }: { rate: number; isIncluded: boolean }) =>
  isIncluded ? `Includes ${rate}% tax` : `${rate}% tax added`;
export const received = 'Received';
export const left = 'Still to pay';
/** What a customer is written with a payment link, in a chat. */
export const payHere = (asked: {
  pieces: string;
  until: string | null;
  price: string;
  link: string;
  reference: string;
}) =>
  [
    asked.until === null
      ? `For ${asked.pieces}, please pay ${asked.price}:`
      : `To keep ${asked.pieces} for you until ${asked.until}, please pay ${asked.price}:`,
    asked.link,
    `Reference: ${asked.reference}`,
  ].join('\n');
