const LONGEST = 80;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu;
const EMAIL = /\S\s*@\s*\S/u;
/** Digits with anything between them that numbers are written with. */
const DIALLED = /(?:\+|(?<!\d)0)[\d\s().\-/]*\d/g;
const SPACED = /\d(?:[\s-]*\d){9,}/;
const FEWEST_DIALLED = 8;

/**
 * Returns a searched text as it may be counted, or null where it may not: too long, without letters or digits, or
 * like something of a person: an e-mail address, a telephone number, a long number
 * (docs/behaviour/rules.md#counted-searches).
 */
export function countableText(typed: string): string | null {
  const text = typed.normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
  const letters = text.match(/[\p{L}\p{Nd}]/gu)?.length ?? 0;
  if (letters < 2 || text.length > LONGEST) return null;
  if (EMAIL.test(text.normalize('NFKC')) || SPACED.test(digitsOf(text))) return null;
  const dialled = digitsOf(text).match(DIALLED) ?? [];
  return dialled.some((number) => number.replace(/\D/g, '').length >= FEWEST_DIALLED) ? null : text;
}

/** The same text with the digits of every script as 0 to 9. */
function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String(code - zero);
  });
}
