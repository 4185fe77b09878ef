export const sold = 'Sold';
export const reserved = 'Reserved';
export const reservedUntil = (day: string) => `Reserved until ${day}`;

/** What shoppers are told of a shop that is away; for little room, without naming it. */
export const shopAway = (until: string) =>
  `This shop is away until ${until} and answers after that.`;

/** What a message says to a shop that is away. */
export const awaySeen = (until: string) => `I know that you are away until ${until}.`;
