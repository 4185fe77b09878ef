/** What a payment is asked by: an amount to two decimals, whom it goes to, and what it is found by afterwards. */
export type Payment = { amount: number; reference: string; note: string };

/** The longest note of a payment that every app of UPI shows. */
const LONGEST_NOTE = 50;

const amountOf = (amount: number) => amount.toFixed(2);

/**
 * Returns a link that opens an app of UPI with a payment in rupees, by NPCI's linking specification: spaces are %20, and the
 * note has letters, digits and spaces alone.
 */
export function upiLink(
  payee: { address: string; name: string },
  { amount, reference, note }: Payment,
): string {
  const plain = note.replace(/[^\p{L}\p{M}\p{N} ]+/gu, ' ').replace(/ +/g, ' ');
  const parameters = {
    pa: payee.address,
    pn: payee.name,
    am: amountOf(amount),
    cu: 'INR',
    tn: [...plain.trim()].slice(0, LONGEST_NOTE).join('').trim(),
    tr: reference,
  };
  const pairs = Object.entries(parameters).map(
    // The one sign of an address that apps want to read as it is.
    ([name, value]) => `${name}=${encodeURIComponent(value).replace('%40', '@')}`,
  );
  return `upi://pay?${pairs.join('&')}`;
}

/** Returns the address of a payment on the seller's own page. */
export const paymentPage = (template: string, { amount, reference }: Payment): string =>
  template
    .replace('{amount}', amountOf(amount))
    .replace('{reference}', encodeURIComponent(reference));
