export { dateLocale, dirhams, rupees } from '../formats.ts';
export { more } from './leads.ts';

// What a reply says of its pieces, within a sentence.
export const available = 'متوفّر';
export const sold = 'مُباع';
export const reserved = 'محجوز';
export const reservedUntil = (day: string) => `محجوز حتى ${day}`;
export const notAvailableAnyMore = 'لم يعد متوفّرًا';
export const pieceIs = ({ name, state }: { name: string; state: string }) => `${name}: ${state}`;
