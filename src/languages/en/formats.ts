/** The locale of dates, of times and of lists of words. Digits are Western in every language. */
export const dateLocale = 'en-GB';

/** Between the words of a list. */
export const comma = ', ';

/** A price in dirhams, of its digits with their groups. No line breaks within it. */
export const dirhams = (digits: string) => `AED\u00a0${digits}`;

/** A price in rupees, of its digits with their groups. */
export const rupees = (digits: string) => `₹${digits}`;
