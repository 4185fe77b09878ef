export const sold = 'مُباع';
export const reserved = 'محجوز';
export const reservedUntil = (day: string) => `محجوز حتى ${day}`;

/** What shoppers are told of a shop that is away; for little room, without naming it. */
export const shopAway = (until: string) => `هذا المتجر في إجازة حتى ${until}، ويردّ بعدها.`;

/** What a message says to a shop that is away. */
export const awaySeen = (until: string) => `أعلم أنكم في إجازة حتى ${until}.`;
