/** The locale of dates, of times and of lists of words. Digits are Western in every language. */
export const dateLocale = 'ar-AE-u-nu-latn';

/** A price in dirhams, of its digits with their groups. */
export const dirhams = (digits: string) => `${digits} د.إ.`;

/** A price in rupees. By an invisible mark its sign stands to the left of the digits after Arabic words, too. */
export const rupees = (digits: string) => `\u200e₹${digits}`;
