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

/**
 * Returns a typed number, with digits of any script, groups of three or as Indians group them, and maybe a sign; null
 * where it is none.
 */
export function typedNumber(text: string): number | null {
  const latin = withLatinDigits(text).trim().replaceAll('−', '-').replaceAll('،', ',');
  const bare = /^-?(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})(?:\.\d+)?$/.test(latin)
    ? latin.replaceAll(',', '')
    : latin;
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(bare) ? Number(bare) : null;
}

/** Returns a typed whole number of at least 1; null where it is none. */
export function typedCount(text: string): number | null {
  const number = typedNumber(text);
  return number !== null && Number.isInteger(number) && number >= 1 ? number : null;
}
