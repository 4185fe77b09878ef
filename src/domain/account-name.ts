import { withLatinDigits } from '#contracts/typed/digits.ts';

/**
 * Returns the text that somebody typed to log in, in the form in which accounts are looked up and
 * attempts counted: an e-mail in lower case, else the ten digits of a phone number as it is registered:
 * the last ten, and for one with the code of the Emirates its national form (`+971 50 …` is `050…`).
 */
export function accountNameOf(typed: string): string {
  if (typed.includes('@')) {
    return typed
      .normalize('NFC')
      .replace(/\p{Cf}/gu, '')
      .trim()
      .toLowerCase();
  }
  const digits = withLatinDigits(typed).replace(/\D/g, '').replace(/^00/, '');
  return digits.replace(/^971(?=\d{9}$)/, '0').slice(-10);
}
