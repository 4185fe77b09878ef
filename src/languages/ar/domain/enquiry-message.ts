import { plural } from '#languages/ar/plural.ts';

/*
 * What a shopper's message to a seller says. A link holds 3,800 encoded characters of it, and a QR code 900, in which
 * an Arabic letter takes six: the Arabic is short.
 */

/** Lines before a message to India, where few sellers read Arabic. */
export const inEnglish: readonly string[] = [
  'Hello, I am writing in Arabic about what is named below.',
  '',
];

export const aboutThisPiece = 'مرحبًا، أودّ معرفة المزيد عن هذه القطعة:';
export const aboutReservedPiece = (day: string) =>
  `مرحبًا، أودّ معرفة المزيد عن هذه القطعة المحجوزة حتى ${day}:`;
export const thisPieceIsSold = 'مرحبًا، هذه القطعة مُباعة. هل لديكم مثلها؟';
export const aboutThesePieces = (count: number) =>
  plural(count, {
    one: 'مرحبًا، أودّ معرفة المزيد عن هذه القطعة:',
    two: 'مرحبًا، أودّ معرفة المزيد عن هاتين القطعتين:',
    few: 'مرحبًا، أودّ معرفة المزيد عن هذه القطع (#):',
    many: 'مرحبًا، أودّ معرفة المزيد عن هذه القطع (#):',
    other: 'مرحبًا، أودّ معرفة المزيد عن هذه القطع (#):',
  });
export const soldOneLikeIt = 'مُباعة: هل لديكم مثلها؟';
export const andMore = (count: number) =>
  plural(count, {
    one: 'وقطعة أخرى',
    two: 'وقطعتان أخريان',
    few: 'و# قطع أخرى',
    many: 'و# قطعة أخرى',
    other: 'و# قطعة أخرى',
  });

export const sku = (number: string) => `رمز المنتج: ${number}`;
export const size = (label: string) => `المقاس: ${label}`;
export const quantity = (count: number) => `الكمية: ${count}`;
export const price = (amount: string) => `السعر: ${amount}`;
export const category = (name: string) => `الفئة: ${name}`;
export const note = (words: string) => `ملاحظة: ${words}`;
export const region = (name: string) => `المنطقة: ${name}`;
export const reference = (drawn: string) => `المرجع: ${drawn}`;

/** To a seller from its own page, about no piece in particular. */
export const aboutYourPieces = (seller: string) => `مرحبًا ${seller}، لديّ سؤال عن قطعكم:`;

/** To a seller who has been asked before. */
export const myReference = (drawn: string) => `مرحبًا، الرقم المرجعي لاستفساري ${drawn}`;
