export { dateLocale, dirhams, rupees } from '../formats.ts';

// What a reply says of its pieces, within a sentence.
export const available = 'available';
export const sold = 'sold';
export const reserved = 'reserved';
export const reservedUntil = (day: string) => `reserved until ${day}`;
export const notAvailableAnyMore = 'not available any more';
export const pieceIs = ({ name, state }: { name: string; state: string }) => `${name}: ${state}`;

/** Tells who asked for a piece that somebody else has got. */
export const soldReply =
  'Hello {name},\nthank you for asking about {piece}. It is no longer available: it has been sold in the meantime.\n\n{shop} ({reference})';

/** At the end of a list. */
export const more = (count: number) => `${count} more`;

// Templates that a seller can begin with.
export const starterAvailable =
  'Hello {name},\nthank you for asking about {piece}. It is {availability} at {price}. Shall I keep it for you?\n\n{shop} ({reference})';
export const starterVisit =
  'Hello {name},\nyou are welcome to see {piece} at our shop.\n{opening hours}\n\n{shop}';
export const starterInterested =
  'Hello {name},\nyou asked about {piece} the other day. Are you still interested?\n\n{shop} ({reference})';
