export const sold = 'बिक गया';
export const reserved = 'रिज़र्व';
export const reservedUntil = (day: string) => `${day} तक रिज़र्व`;

/** What shoppers are told of a shop that is away; for little room, without naming it. */
export const shopAway = (until: string) => `यह दुकान ${until} तक छुट्टी पर है; जवाब उसके बाद मिलेंगे।`;

/** What a message says to a shop that is away. */
export const awaySeen = (until: string) => `मुझे पता है कि आप ${until} तक छुट्टी पर हैं।`;
