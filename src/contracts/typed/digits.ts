/** Zeros of the scripts whose digits people type beside Latin letters; one to nine follow each. */
const ZEROS = [...'٠۰०০੦૦୦௦౦೦൦０'].map((zero) => zero.charCodeAt(0));
const otherDigits = /[٠-٩۰-۹०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯０-９]/g;

/**
 * Returns a text, as long as before, with the digits of Arabic, Devanagari and other scripts as 0 to 9, and
 * Arabic's separators of decimals and thousands as a point and a comma.
 */
export const withLatinDigits = (text: string): string =>
  text
    .replace(otherDigits, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - Math.max(...ZEROS.filter((zero) => zero <= code)));
    })
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
