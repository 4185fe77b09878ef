/**
 * What somebody typed to log in, in the one form in which it is looked up and counted: an e-mail in
 * lower case, else the last ten digits of a phone number, whatever stands before or between them.
 */
export function accountNameOf(typed: string): string {
  return typed.includes('@')
    ? typed.normalize('NFC').trim().toLowerCase()
    : typed.replace(/\D/g, '').slice(-10);
}
