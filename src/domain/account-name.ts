/**
 * Returns the text that somebody typed to log in, in the form in which accounts are looked up and
 * attempts counted: an e-mail in lower case, else the last ten digits of a phone number, ignoring
 * all other characters.
 */
export function accountNameOf(typed: string): string {
  return typed.includes('@')
    ? typed.normalize('NFC').trim().toLowerCase()
    : typed.replace(/\D/g, '').slice(-10);
}
