export { dateLocale, dirhams, rupees } from '../formats.ts';

// What a reply says of its pieces, within a sentence.
export const available = 'available';
export const sold = 'sold';
export const reserved = 'reserved';
export const reservedUntil = (day: string) => `reserved until ${day}`;
export const notAvailableAnyMore = 'not available any more';
export const pieceIs = ({ name, state }: { name: string; state: string }) => `${name}: ${state}`;

/** At the end of a list. */
export const more = (count: number) => `${count} more`;
