// Payments that sellers ask for, and receipts.

export const sayHowPaid = 'First enter in My Profile how customers pay you.';
export const upiInRupees = 'UPI is for rupees. This enquiry is in dirhams: use your payment page.';
export const tooManyPayments = ({ most }: { most: number }) =>
  `An enquiry can have at most ${most} payments.`;
export const sayLegalName = 'First enter in My Profile the legal name for your receipts.';
export const paymentAsked = 'The payment link is ready';
export const paymentReceived = 'Marked as received';
export const paymentNotReceived = 'Marked as not received';
export const receiptIssued = ({ number }: { number: string }) => `${number} is ready`;
