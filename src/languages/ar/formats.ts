/** The locale of dates, of times and of lists of words. Digits are Western in every language. */
export const dateLocale = 'ar-AE-u-nu-latn';

/** Between the words of a list. */
export const comma = '، ';

/** A price in dirhams, of its digits with their groups. No line breaks within it. */
export const dirhams = (digits: string) => `${digits}\u00a0د.إ.`;

/** A price in rupees, kept apart by invisible marks: its sign is left of the digits, and a price beside it on its own side. */
export const rupees = (digits: string) => `\u2066₹${digits}\u2069`;
