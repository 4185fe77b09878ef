/*
 * What a shopper's message to a seller says. A link holds 3,800 encoded characters of it, and a QR code 900, in which
 * a Devanagari letter takes nine: the Hindi is short.
 */

/** Lines before a message to India, where most sellers read Hindi. */
export const inEnglish: readonly string[] = [];

export const aboutThisPiece = 'नमस्ते, इसके बारे में जानना है:';
export const aboutReservedPiece = (day: string) => `नमस्ते, इसके बारे में जानना है, जो ${day} तक रिज़र्व है:`;
export const thisPieceIsSold = 'नमस्ते, यह बिक गया है। क्या ऐसा और है?';
export const aboutThesePieces = (count: number) => `नमस्ते, इन ${count} प्रोडक्ट के बारे में जानना है:`;
export const soldOneLikeIt = 'बिक गया: ऐसा और है?';
export const andMore = (count: number) => `और ${count}`;

export const sku = (number: string) => `SKU: ${number}`;
export const size = (label: string) => `साइज़: ${label}`;
export const quantity = (count: number) => `संख्या: ${count}`;
export const price = (amount: string) => `कीमत: ${amount}`;
export const category = (name: string) => `कैटेगरी: ${name}`;
export const note = (words: string) => `नोट: ${words}`;
export const region = (name: string) => `क्षेत्र: ${name}`;
export const reference = (drawn: string) => `रेफ़रेंस: ${drawn}`;

/** To a seller from its own page, about no piece in particular. */
export const aboutYourPieces = (seller: string) => `नमस्ते ${seller}, आपके प्रोडक्ट के बारे में एक सवाल है:`;

/** To a seller who has been asked before. */
export const myReference = (drawn: string) => `नमस्ते, मेरा रेफ़रेंस नंबर ${drawn} है`;
