/*
 * What a shopper's message to a seller says. A link holds 3,800 encoded characters of it, and a QR code 900, in which
 * an Arabic letter takes six: the Arabic is short.
 */

/** Lines before a message to India. */
export const inEnglish: readonly string[] = [];

export const aboutThisPiece = 'Hello, I would like to know more about this piece:';
export const aboutReservedPiece = (day: string) =>
  `Hello, I would like to know more about this piece, which is reserved until ${day}:`;
export const thisPieceIsSold = 'Hello, this piece is sold. Do you have one like it?';
export const aboutThesePieces = (count: number) =>
  `Hello, I would like to know more about these ${count} pieces:`;
export const soldOneLikeIt = 'Sold: do you have one like it?';
export const andMore = (count: number) => `and ${count} more`;

export const sku = (number: string) => `SKU: ${number}`;
export const size = (label: string) => `Size: ${label}`;
export const quantity = (count: number) => `Quantity: ${count}`;
export const price = (amount: string) => `Price: ${amount}`;
export const category = (name: string) => `Category: ${name}`;
export const note = (words: string) => `Note: ${words}`;
export const region = (name: string) => `Region: ${name}`;
export const reference = (drawn: string) => `Reference: ${drawn}`;

/** To a seller from its own page, about no piece in particular. */
export const aboutYourPieces = (seller: string) =>
  `Hello ${seller}, I have a question about your pieces:`;

/** To a seller who has been asked before. */
export const myReference = (drawn: string) => `Hello, my reference is ${drawn}`;
